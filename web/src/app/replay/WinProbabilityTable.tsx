import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ReplayModule } from "../../games/game-module";
import type { GameReview } from "../../protocol/messages";
import type { ReplayPlayer } from "./replay-player";
import { percent, percentChange } from "./numbers";

interface WinProbabilityTableProps {
  review: GameReview;
  player: ReplayPlayer;
  names: readonly string[];
  replay: ReplayModule;
}

/** The chart as a table: every evaluated move, with a link to it. */
export function WinProbabilityTable(props: WinProbabilityTableProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className="probability-table"
      onToggle={(event) => {
        setOpen(event.currentTarget.open);
      }}
    >
      <summary data-testid="as-table">{t("replay.asTable")}</summary>
      {isOpen && (
        <div className="probability-scroll">
          <Rows {...props} />
        </div>
      )}
    </details>
  );
}

function Rows({ review, player, names, replay }: WinProbabilityTableProps) {
  const { t, i18n } = useTranslation();
  return (
    <table className="probability-rows">
      <caption className="hidden-text">{t("replay.probabilities")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("replay.move")}</th>
          <th scope="col">{t("end.player")}</th>
          <th scope="col">{t("replay.played")}</th>
          <th scope="col">{t("replay.probability")}</th>
          <th scope="col">{t("replay.difference")}</th>
        </tr>
      </thead>
      <tbody>
        {review.moves.map((evaluation) => (
          <tr key={evaluation.number} data-now={evaluation.number === player.number}>
            <th scope="row">
              <button
                type="button"
                className="button small"
                aria-label={t("replay.goTo", { number: evaluation.number })}
                onClick={() => {
                  player.show(evaluation.number, evaluation.seat);
                }}
              >
                {evaluation.number}
              </button>
            </th>
            <td>{names[evaluation.seat]}</td>
            <td>{replay.describe(evaluation).played}</td>
            <td>{percent(evaluation.win_probability, i18n.language)}</td>
            <td>
              {percentChange(
                evaluation.win_probability,
                evaluation.best_win_probability,
                i18n.language,
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
