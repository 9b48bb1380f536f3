import { useTranslation } from "react-i18next";
import type { RoomReplay } from "../../games/room";
import type { GameReview, Weighed } from "../../protocol/messages";
import type { Film } from "./film";
import { percentChange, pointsChange } from "./numbers";

interface CostlyMovesProps {
  review: GameReview;
  film: Film;
  names: readonly string[];
  replay: RoomReplay;
}

/** The moves of each player that gave most away, in words, each with a way to it. */
export function CostlyMoves({ review, film, names, replay }: CostlyMovesProps) {
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
              {moves.map((weighed, place) => (
                <li key={weighed.number}>
                  <CostlyMove
                    weighed={weighed}
                    film={film}
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

type CostlyMoveProps = Pick<CostlyMovesProps, "film" | "replay"> & {
  weighed: Weighed;
  testId: string;
};

function CostlyMove({ weighed, film, replay, testId }: CostlyMoveProps) {
  const { t, i18n } = useTranslation();
  const { played, best, reason, bestReason } = replay.describe(weighed);
  const cost = t("replay.cost", {
    chance: percentChange(weighed.chance, weighed.best_chance, i18n.language),
    points: pointsChange(weighed.points, weighed.best_points, i18n.language),
  });
  return (
    <button
      type="button"
      className="costly-move"
      data-testid={testId}
      data-number={weighed.number}
      aria-current={film.number === weighed.number ? "step" : undefined}
      onClick={() => {
        film.show(weighed.number, weighed.seat);
      }}
    >
      <span className="costly-line">
        <span className="hidden-text">{t("replay.move")} </span>
        <span className="costly-number">{weighed.number}</span>
        <b>{played}</b>
        <span className="costly-cost">{cost}</span>
      </span>
      <span className="costly-why">
        {reason} {t("replay.better")} <b>{best}</b>. {bestReason}
      </span>
    </button>
  );
}
