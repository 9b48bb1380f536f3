import { useEffect, useRef, type CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import { NextButton } from "../../../race/NextButton";
import { isPending } from "../../../race/unanswered";
import type { Move, RoundChecked, View } from "../../../protocol/ubongocards";
import type { GameTableProps } from "../../game-module";
import { Check } from "./Check";
import { HandsTable } from "../result/HandsTable";
import { ScoreSheet } from "../result/ScoreSheet";
import { isPractice } from "../model/practice";
import { checkTitle } from "../text/words";

interface CheckedRoundProps extends Pick<GameTableProps, "pending"> {
  view: View;
  round: RoundChecked;
  names: readonly string[];
  send: (move: Move) => void;
}

/** After a round: every checked layout, the points, and the way on. */
export function CheckedRound({ view, round, names, pending, send }: CheckedRoundProps) {
  const { t } = useTranslation("ubongocards");
  const heading = useRef<HTMLHeadingElement>(null);
  const isAlone = isPractice(view);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section
      className="checked-round"
      aria-labelledby="checked-title"
      data-players={round.players.length}
      data-own={view.seat !== null}
      style={{ "--rounds": view.ended.length } as CSSProperties}
    >
      <h2 id="checked-title" ref={heading} tabIndex={-1}>
        {checkTitle(t, view)}
      </h2>
      {view.seat !== null && view.awaited !== null && (
        <div className="checked-ways">
          <ToNextRound view={view} awaited={view.awaited} pending={pending} send={send} />
          {isAlone && <FinishButton pending={pending} send={send} />}
        </div>
      )}
      <Check view={view} round={round} names={names} />
      <div className="checked-scores paper">
        {isAlone ? <HandsTable ended={view.ended} /> : <ScoreSheet view={view} names={names} />}
      </div>
    </section>
  );
}

type WayProps = Pick<CheckedRoundProps, "pending" | "send">;

function ToNextRound({ view, awaited, pending, send }: WayProps & { view: View; awaited: number }) {
  const { t } = useTranslation("ubongocards");
  const own = view.seat === null ? undefined : view.players[view.seat];
  const isReady = own?.is_ready === true || isPending(pending, "ready");
  const words = isPractice(view) ? "practice.next" : isReady ? "check.waiting" : "check.next";
  return (
    <NextButton
      isSaid={isReady}
      className="next-round"
      onNext={() => {
        send({ ready: awaited });
      }}
    >
      {t(words)}
    </NextButton>
  );
}

/** Ends the practice. */
function FinishButton({ pending, send }: WayProps) {
  const { t } = useTranslation("ubongocards");
  const isDone = isPending(pending, "finish");
  return (
    <button
      type="button"
      className="button"
      data-testid="finish"
      aria-disabled={isDone}
      onClick={() => {
        if (!isDone) send({ finish: true });
      }}
    >
      {t("practice.done")}
    </button>
  );
}
