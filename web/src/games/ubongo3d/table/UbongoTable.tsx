import { useTranslation } from "react-i18next";
import { TableBar } from "../../../app/table/TableBar";
import type { View } from "../../../protocol/ubongo3d";
import type { GameTableProps } from "../../room";
import { Die } from "../art/Die";
import { useAnnouncements } from "./announcements";
import { Race } from "./Race";
import { animalName } from "./words";
import "../art/pieces.css";
import "./table.css";

/** The table while Ubongo 3-D is played. */
export default function UbongoTable(props: GameTableProps) {
  const { table, names } = props;
  const view = table.view as View;
  useAnnouncements(view, names);
  return (
    <div className="ubongo">
      <TableBar table={table} leave={props.leave}>
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
    t(`side.${view.side}`),
  ];
  return (
    <p className="progress race-progress">
      <span>{words.join(" · ")}</span>
      {view.die !== null && <Die rolled={view.die} />}
    </p>
  );
}
