import { useTranslation } from "react-i18next";
import type { ReplayModule } from "../../games/game-module";
import type { GameReview, MoveEvaluation } from "../../protocol/messages";
import type { ReplayPlayer } from "./replay-player";
import { percentChange, pointsChange } from "./numbers";

interface CostlyMovesProps {
  review: GameReview;
  player: ReplayPlayer;
  names: readonly string[];
  replay: ReplayModule;
}

/** The costliest moves of each player, in words, with links to them. */
export function CostlyMoves({ review, player, names, replay }: CostlyMovesProps) {
  const { t } = useTranslation();
  return (
    <section className="costly">
      <h3>{t("replay.costly")}</h3>
      {names.map((name, seat) => {
        const moves = review.costly[seat] ?? [];
        return (
          <div key={seat} className="costly-player">
            <h4>{name}</h4>
            {moves.length === 0 && <p className="hint">{t("replay.noneCostly")}</p>}
            <ol className="costly-moves">
              {moves.map((evaluation, place) => (
                <li key={evaluation.number}>
                  <CostlyMove
                    evaluation={evaluation}
                    player={player}
                    replay={replay}
                    testId={`costly-${seat}-${place}`}
                  />
                </li>
              ))}
            </ol>
          </div>
        );
      })}
    </section>
  );
}

type CostlyMoveProps = Pick<CostlyMovesProps, "player" | "replay"> & {
  evaluation: MoveEvaluation;
  testId: string;
};

function CostlyMove({ evaluation, player, replay, testId }: CostlyMoveProps) {
  const { t, i18n } = useTranslation();
  const { played, best, reason, bestReason } = replay.describe(evaluation);
  const cost = t("replay.cost", {
    probability: percentChange(
      evaluation.win_probability,
      evaluation.best_win_probability,
      i18n.language,
    ),
    points: pointsChange(evaluation.points, evaluation.best_points, i18n.language),
  });
  return (
    <button
      type="button"
      className="costly-move"
      data-testid={testId}
      data-number={evaluation.number}
      aria-current={player.number === evaluation.number ? "step" : undefined}
      onClick={() => {
        player.show(evaluation.number, evaluation.seat);
      }}
    >
      <span className="costly-line">
        <span className="hidden-text">{t("replay.move")} </span>
        <span className="costly-number">{evaluation.number}</span>
        <b>{played}</b>
        <span className="costly-cost">{cost}</span>
      </span>
      <span className="costly-why">
        {reason} {t("replay.better")} <b>{best}</b>. {bestReason}
      </span>
    </button>
  );
}
