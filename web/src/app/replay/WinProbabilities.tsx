import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { GameReview } from "../../protocol/messages";
import { winProbabilityAt, curve, ground, heightOf, lowest, placeOf, ROW } from "./curve";
import { StepSlider } from "../player/StepSlider";
import type { ReplayPlayer } from "./replay-player";
import { percent } from "./numbers";
import "./win-probabilities.css";

interface WinProbabilitiesProps {
  review: GameReview;
  player: ReplayPlayer;
  names: readonly string[];
}

/** Everyone's win probability to win over the game, one row each; a slider lies over it and goes to a move. */
export function WinProbabilities({ review, player, names }: WinProbabilitiesProps) {
  const { t, i18n } = useTranslation();
  const { number, of } = player;
  const now = names.map((_, seat) => {
    const probability = winProbabilityAt(review.win_probabilities[seat] ?? [], number);
    return probability === null ? "–" : percent(probability, i18n.language);
  });
  const heard = names.map((name, seat) => `${name} ${now[seat] ?? ""}`).join(", ");
  return (
    <section className="probabilities">
      <h3>{t("replay.probabilities")}</h3>
      <p className="hint">{t("replay.probabilitiesHint")}</p>
      <div className="probabilities-graph" data-testid="probabilities">
        <Drawing review={review} player={player} names={names} />
        {names.map((name, seat) => (
          <p
            key={seat}
            className="probabilities-name"
            style={{ top: `${(100 * seat) / names.length}%` }}
            data-chosen={seat === player.seat}
          >
            <span>{name}</span> <b>{now[seat]}</b>
          </p>
        ))}
        {review.costly.flat().map((evaluation) => (
          <span
            key={evaluation.number}
            className="probabilities-mark"
            aria-hidden="true"
            style={{
              left: `${placeOf(evaluation.number, of)}%`,
              top: `${(100 * (evaluation.seat + heightOf(evaluation.win_probability) / ROW.height)) / names.length}%`,
            }}
          />
        ))}
        <StepSlider
          player={player}
          name="probabilities-slider"
          label={t("replay.probabilitiesSlider")}
          step={t("replay.probabilitiesNow", {
            step: t("replay.step", { number, of }),
            probabilities: heard,
          })}
        />
      </div>
      <p className="hint probabilities-legend">
        <span>
          <span className="probabilities-sign" aria-hidden="true" /> {t("replay.costlyMark")}
        </span>
        <span>{t("replay.half")}</span>
      </p>
    </section>
  );
}

function Drawing({ review, player, names }: WinProbabilitiesProps) {
  const { t } = useTranslation();
  const id = useId();
  const height = ROW.height * names.length;
  const at = placeOf(player.number, player.of);
  return (
    <svg
      className="probabilities-drawing"
      viewBox={`0 0 ${ROW.width} ${height}`}
      preserveAspectRatio="none"
      role="img"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-words`}
      style={{ height: `${4 * names.length}rem` }}
    >
      <title id={`${id}-title`}>{t("replay.probabilities")}</title>
      <desc id={`${id}-words`}>{useDescription({ review, names })}</desc>
      {names.map((_, seat) => (
        <g
          key={seat}
          transform={`translate(0 ${seat * ROW.height})`}
          data-chosen={seat === player.seat}
        >
          <path className="probabilities-half" d={`M0 ${heightOf(0.5)}H${ROW.width}`} />
          <path
            className="probabilities-ground"
            d={ground(review.win_probabilities[seat] ?? [], player.of)}
          />
          <path
            className="probabilities-curve"
            d={curve(review.win_probabilities[seat] ?? [], player.of)}
          />
          <path className="probabilities-foot" d={`M0 ${ROW.height}H${ROW.width}`} />
          <path className="probabilities-now" d={`M${at} ${ROW.head}V${ROW.height}`} />
        </g>
      ))}
    </svg>
  );
}

/** Say the course of everyone's win probabilities in a sentence each. */
function useDescription({
  review,
  names,
}: Pick<WinProbabilitiesProps, "review" | "names">): string {
  const { t, i18n } = useTranslation();
  return names
    .map((name, seat) => {
      const series = review.win_probabilities[seat] ?? [];
      const [first, last, least] = [series[0], series.at(-1), lowest(series.slice(0, -1))];
      if (first === undefined || last === undefined || least === null) return "";
      return t("replay.course", {
        name,
        first: percent(first[1], i18n.language),
        last: percent(last[1], i18n.language),
        least: percent(least[1], i18n.language),
        number: least[0],
      });
    })
    .join(" ");
}
