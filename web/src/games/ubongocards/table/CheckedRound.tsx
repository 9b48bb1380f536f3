import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Move, RoundChecked, View } from "../../../protocol/ubongocards";
import type { GameTableProps } from "../../room";
import { Check } from "../check/Check";
import { ScoreTable } from "../check/ScoreTable";

interface CheckedRoundProps extends Pick<GameTableProps, "pending"> {
  view: View;
  round: RoundChecked;
  names: readonly string[];
  send: (move: Move) => void;
}

/** After a round: every layout checked, the points, and the way on. */
export function CheckedRound({ view, round, names, pending, send }: CheckedRoundProps) {
  const { t } = useTranslation("ubongocards");
  const heading = useRef<HTMLHeadingElement>(null);
  const own = view.seat === null ? undefined : view.players[view.seat];
  const isReady = own?.is_ready === true || pending.some(({ move }) => "ready" in move);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section className="checked-round" aria-labelledby="checked-title">
      <h2 id="checked-title" ref={heading} tabIndex={-1}>
        {t(round.is_agreed ? "check.agreed" : "check.title", { round: round.round })}
      </h2>
      <Check view={view} round={round} names={names} />
      <div className="checked-scores paper">
        <ScoreTable view={view} names={names} />
      </div>
      {own && view.awaited !== null && (
        <button
          type="button"
          className="button primary next-round"
          data-testid="next-round"
          aria-disabled={isReady}
          onClick={() => {
            if (!isReady && view.awaited !== null) send({ ready: view.awaited });
          }}
        >
          {t(isReady ? "check.waiting" : "check.next")}
        </button>
      )}
    </section>
  );
}
