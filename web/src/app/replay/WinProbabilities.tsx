import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { GameReview } from "../../protocol/messages";
import { CHART, curve, heightOf, lowest, placeOf, winProbabilityAt } from "./curve";
import { StepSlider } from "../player/StepSlider";
import type { ReplayPlayer } from "./replay-player";
import { percent } from "./numbers";
import "./win-probabilities.css";

interface WinProbabilitiesProps {
  review: GameReview;
  player: ReplayPlayer;
  names: readonly string[];
}

/** Everyone's win probability over the game in one chart; a slider on top of it moves through the game. */
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
      <ul className="probabilities-names">
        {names.map((name, seat) => (
          <li key={seat} data-line={seat} data-chosen={seat === player.seat}>
            <svg className="probabilities-key" viewBox="0 0 30 8" aria-hidden="true">
              <path className="probabilities-curve" d="M0 4H30" />
            </svg>
            <span>{name}</span> <b>{now[seat]}</b>
          </li>
        ))}
      </ul>
      <div className="probabilities-graph" data-testid="probabilities">
        <Drawing review={review} player={player} names={names} />
        {review.costly.flat().map((evaluation) => (
          <span
            key={evaluation.number}
            className="probabilities-mark"
            data-line={evaluation.seat}
            aria-hidden="true"
            style={{
              left: `${placeOf(evaluation.number, of)}%`,
              top: `${heightOf(evaluation.win_probability)}%`,
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

/** The lines; that of the current viewpoint lies on top. */
function Drawing({ review, player, names }: WinProbabilitiesProps) {
  const { t } = useTranslation();
  const id = useId();
  const at = placeOf(player.number, player.of);
  const seats = [...names.keys()].toSorted(
    (one, other) => Number(one === player.seat) - Number(other === player.seat),
  );
  return (
    <svg
      className="probabilities-drawing"
      viewBox={`0 0 ${CHART.width} ${CHART.height}`}
      preserveAspectRatio="none"
      role="img"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-words`}
    >
      <title id={`${id}-title`}>{t("replay.probabilities")}</title>
      <desc id={`${id}-words`}>{useDescription({ review, names })}</desc>
      <path
        className="probabilities-edge"
        d={`M0 0H${CHART.width}M0 ${CHART.height}H${CHART.width}`}
      />
      <path className="probabilities-half" d={`M0 ${heightOf(0.5)}H${CHART.width}`} />
      {seats.map((seat) => (
        <path
          key={seat}
          className="probabilities-curve"
          data-line={seat}
          data-chosen={seat === player.seat}
          d={curve(review.win_probabilities[seat] ?? [], player.of)}
        />
      ))}
      <path className="probabilities-now" d={`M${at} 0V${CHART.height}`} />
    </svg>
  );
}

/** Describe everyone's win probabilities in a sentence each. */
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
