import { useTranslation } from "react-i18next";
import { isPending } from "../../../race/unanswered";
import type { Move, SoloView, View } from "../../../protocol/ubongo3d";
import type { GameTableProps } from "../../game-module";
import { Aside } from "./Aside";
import { BestRun } from "./BestRun";
import type { GhostRun } from "./ghostRun";
import { pieceName } from "../text/words";
import "./solo.css";

interface SoloBarProps extends Pick<GameTableProps, "pending"> {
  view: View;
  solo: SoloView;
  send: (move: Move) => void;
  /** The player's best run, if this is a puzzle that they have solved before. */
  run: GhostRun | null;
}

/** Alone: how many tasks are solved, a pause, another task, a hint. */
export function SoloBar({ view, solo, pending, send, run }: SoloBarProps) {
  const { t } = useTranslation("ubongo3d");
  const isBuilding = view.phase === "building";
  const task = view.players[0]?.task ?? null;
  const isPausing = isPending(pending, "pause");
  const isResuming = isPending(pending, "resume");
  const canPause = isBuilding && solo.pauses_left > 0 && !isPausing;
  return (
    <section className="solo-bar" aria-label={t("solo.title")}>
      {run && task && <BestRun run={run} task={task} />}
      {solo.kind !== "puzzle" && (
        // The key changes with each call, so that each one is celebrated.
        <p
          key={solo.solved}
          className="solo-solved"
          data-testid="solo-solved"
          data-called={solo.solved > 0}
        >
          {solo.left === null
            ? t("solo.solved", { count: solo.solved })
            : t("solo.solvedOf", { solved: solo.solved, of: solo.size })}
        </p>
      )}
      <div className="solo-buttons">
        {view.phase === "paused" ? (
          <button
            type="button"
            className="button primary small"
            data-testid="resume"
            data-landing
            data-pending={isResuming}
            aria-disabled={isResuming}
            onClick={() => {
              if (!isResuming) send({ resume: true });
            }}
          >
            {t("solo.resume")}
          </button>
        ) : (
          <button
            type="button"
            className="button small"
            data-testid="pause"
            data-pending={isPausing}
            aria-disabled={!canPause}
            onClick={() => {
              if (canPause) send({ pause: true });
            }}
          >
            {t("solo.pause")}
          </button>
        )}
        <Aside view={view} solo={solo} pending={pending} send={send} />
        {solo.hints && (
          <HintButton
            isBuilding={isBuilding}
            solo={solo}
            isAsked={isPending(pending, "hint")}
            send={send}
          />
        )}
      </div>
      {solo.hint && (
        <p role="status" data-testid="hint">
          {hintWords()}
        </p>
      )}
    </section>
  );

  function hintWords(): string {
    if (solo.hint === null) return "";
    const piece = pieceName(t, solo.hint.kind);
    return t(solo.hint.cells === null ? "solo.hintPiece" : "solo.hintPlace", { piece });
  }
}

interface HintButtonProps {
  isBuilding: boolean;
  solo: SoloView;
  isAsked: boolean;
  send: (move: Move) => void;
}

/** First which piece, then where it goes. */
function HintButton({ isBuilding, solo, isAsked, send }: HintButtonProps) {
  const { t } = useTranslation("ubongo3d");
  const isNext = solo.hint !== null;
  const canAsk = isBuilding && solo.hint?.cells == null && !isAsked;
  return (
    <button
      type="button"
      className="button small"
      data-testid="ask-hint"
      data-pending={isAsked}
      aria-disabled={!canAsk}
      onClick={() => {
        if (canAsk) send({ hint: isNext ? "place" : "piece" });
      }}
    >
      {t(isNext ? "solo.askPlace" : "solo.askPiece")}
    </button>
  );
}
