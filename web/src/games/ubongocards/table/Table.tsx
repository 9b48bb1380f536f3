import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { RuleLink } from "../../../app/RuleLink";
import { TableBar } from "../../../app/table/TableBar";
import { alsoAhead, later } from "../../../model/later";
import { isPlayedFor } from "../../../model/played-for";
import { useAnnouncements, useMoments } from "../../../model/changes";
import { useReady } from "../../../race/useReady";
import { useSending } from "../../../race/useSending";
import type { View } from "../../../protocol/ubongocards";
import type { GameTableProps } from "../../game-module";
import { isPractice } from "../model/practice";
import { nameMove } from "../text/moves";
import { ruleOf } from "../text/rule-of";
import { cardsRefusal } from "../text/words";
import { said } from "./announcements";
import { momentsBetween } from "./moments";
import { Others } from "./Others";
import { OwnPart } from "./OwnPart";
import { StatusLine } from "./StatusLine";
import { useWantedMarks } from "./useWantedMarks";
import "./table.css";

const CheckedRound = later(() => import("../round/CheckedRound").then((part) => part.CheckedRound));
alsoAhead(() => import("../result/Story"));
alsoAhead(() => import("../result/Result"));
alsoAhead(() => import("../help/HowToPlay"));

/** The table while the card game is played. */
export default function Table(props: GameTableProps) {
  const { table, names } = props;
  const view = useWantedMarks(table.view as View);
  const { t } = useTranslation("ubongocards");
  const { note, rule, say, send } = useSending(
    props,
    cardsRefusal,
    (move) => nameMove(move, view),
    ruleOf,
  );
  useAnnouncements(view, (before, after) => said(t, before, after, names));
  useMoments(view, momentsBetween);
  useReady(isPlayedFor(table) ? null : awaitedFrom(view), props.play);
  const isAlone = isPractice(view);
  const passing = note !== "" && (
    <p className="cards-note paper" data-testid="note">
      <span>
        {note} {rule !== null && <RuleLink game="ubongocards" rule={rule} />}
      </span>
    </p>
  );
  const isChecked = view.phase === "checked" && view.checked !== null;
  return (
    <div className="cards">
      <TableBar table={table} leave={props.leave}>
        <Progress view={view} isDaily={table.origin?.type === "daily"} />
      </TableBar>
      <main
        className="cards-table"
        id="main"
        tabIndex={-1}
        data-landing
        data-phase={view.phase}
        data-seated={view.seat !== null}
        data-alone={isAlone}
      >
        {!isChecked && !(isAlone && view.seat !== null) && (
          <Others view={view} seats={table.seats} names={names} />
        )}
        {(isChecked || view.seat === null) && <StatusLine view={view} names={names} />}
        {isChecked && view.checked ? (
          <Suspense>
            <CheckedRound
              key={view.round}
              view={view}
              round={view.checked}
              names={names}
              pending={props.pending}
              send={send}
            />
          </Suspense>
        ) : (
          view.seat !== null && (
            <OwnPart key={view.round} {...props} view={view} send={send} say={say}>
              {passing}
            </OwnPart>
          )
        )}
        {(isChecked || view.seat === null) && passing}
      </main>
    </div>
  );
}

/** The progress: the round and the points, the hand and the solved ones, or just the hand of the day. */
function Progress({ view, isDaily }: { view: View; isDaily: boolean }) {
  const { t } = useTranslation("ubongocards");
  const own = view.seat === null ? undefined : view.players[view.seat];
  const isAlone = isPractice(view);
  const { round, rounds } = view;
  const alone = isDaily ? t("practice.daily") : t("practice.progress", { hand: round });
  return (
    <p className="progress cards-progress">
      <span>{isAlone ? alone : t("progress", { round, rounds })}</span>
      <span className="cards-side" data-side={view.colour}>
        {t(`side.${view.colour}`)}
      </span>
      {own && !isDaily && (
        <span>
          {isAlone ? t("practice.solved", { count: own.tens }) : t("points", { count: own.total })}
        </span>
      )}
    </p>
  );
}

/** Return the round that waits for the player to load the table. */
function awaitedFrom({ phase, seat, players, awaited }: View): number | null {
  const own = seat === null ? undefined : players[seat];
  return phase === "ready" && own?.is_ready === false ? awaited : null;
}
