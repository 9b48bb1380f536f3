import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { RoomReplay } from "../../games/room";
import type { GameReview } from "../../protocol/messages";
import type { Film } from "./film";
import { percent, percentChange } from "./numbers";

interface ChanceTableProps {
  review: GameReview;
  film: Film;
  names: readonly string[];
  replay: RoomReplay;
}

/** The same as the graph, for those who would rather read: every evaluated move, with a way to it. */
export function ChanceTable(props: ChanceTableProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className="chance-table"
      onToggle={(event) => {
        setOpen(event.currentTarget.open);
      }}
    >
      <summary data-testid="as-table">{t("replay.asTable")}</summary>
      {isOpen && (
        <div className="chance-scroll">
          <Rows {...props} />
        </div>
      )}
    </details>
  );
}

function Rows({ review, film, names, replay }: ChanceTableProps) {
  const { t, i18n } = useTranslation();
  return (
    <table className="chance-rows">
      <caption className="hidden-text">{t("replay.chances")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("replay.move")}</th>
          <th scope="col">{t("end.player")}</th>
          <th scope="col">{t("replay.played")}</th>
          <th scope="col">{t("replay.chance")}</th>
          <th scope="col">{t("replay.difference")}</th>
        </tr>
      </thead>
      <tbody>
        {review.moves.map((evaluation) => (
          <tr key={evaluation.number} data-now={evaluation.number === film.number}>
            <th scope="row">
              <button
                type="button"
                className="button small"
                aria-label={t("replay.goTo", { number: evaluation.number })}
                onClick={() => {
                  film.show(evaluation.number, evaluation.seat);
                }}
              >
                {evaluation.number}
              </button>
            </th>
            <td>{names[evaluation.seat]}</td>
            <td>{replay.describe(evaluation).played}</td>
            <td>{percent(evaluation.chance, i18n.language)}</td>
            <td>{percentChange(evaluation.chance, evaluation.best_chance, i18n.language)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
