import { useTranslation } from "react-i18next";
import { TableBar } from "../../../app/table/TableBar";
import { useAnnouncements, useMoments } from "../../../model/changes";
import { alsoAhead } from "../../../model/later";
import { useWideTable } from "../../../model/media";
import type { View } from "../../../protocol/ubongo3d";
import type { GameTableProps } from "../../game-module";
import { Animal } from "../art/Animal";
import { Die } from "../art/Die";
import { said } from "./announcements";
import { AutoCall } from "./AutoCall";
import { momentsBetween } from "./moments";
import { Race } from "./Race";
import { useWantedHints } from "./useWantedHints";
import { animalName } from "../text/words";
import "../art/pieces.css";
import "./table.css";

alsoAhead(() => import("../result/Story"));
alsoAhead(() => import("../result/Result"));
alsoAhead(() => import("../help/HowToPlay"));

/** The table while Ubongo 3-D is played. */
export default function Table(props: GameTableProps) {
  const { table, names } = props;
  const { t } = useTranslation("ubongo3d");
  const view = useWantedHints(table.view as View);
  const isWide = useWideTable();
  useAnnouncements(view, (before, after) => said(t, before, after, names));
  useMoments(view, momentsBetween);
  return (
    <div className="ubongo">
      <TableBar table={table} leave={props.leave} settings={isWide ? null : <AutoCall />}>
        <Progress view={view} />
      </TableBar>
      <Race key={view.seat} {...props} view={view} />
    </div>
  );
}

function Progress({ view }: { view: View }) {
  const { t } = useTranslation("ubongo3d");
  const round =
    view.round > view.rounds
      ? t("progress.tie")
      : t("progress.round", { round: view.round, rounds: view.rounds });
  const words = [
    view.solo === null ? round : t("progress.task", { number: view.solo.number }),
    ...(view.animal === null ? [] : [animalName(t, view.animal)]),
  ];
  return (
    <p className="progress race-progress">
      {view.animal !== null && <Animal animal={view.animal} isNamed />}
      <span>
        {words.join(" · ")}
        <span className="race-progress-side"> · {t(`side.${view.side}`)}</span>
      </span>
      {view.die !== null && <Die rolled={view.die} />}
    </p>
  );
}
