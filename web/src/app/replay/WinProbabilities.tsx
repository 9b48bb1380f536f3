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

/** Everyone's chance to win over the game, one row each; a slider lies over it and goes to a move. */
export function WinProbabilities({ review, player, names }: WinProbabilitiesProps) {
  const { t, i18n } = useTranslation();
  const { number, of } = player;
  const now = names.map((_, seat) => {
    const chance = winProbabilityAt(review.chances[seat] ?? [], number);
    return chance === null ? "–" : percent(chance, i18n.language);
  });
  const heard = names.map((name, seat) => `${name} ${now[seat] ?? ""}`).join(", ");
  return (
    <section className="chances">
      <h3>{t("replay.chances")}</h3>
      <p className="hint">{t("replay.chancesHint")}</p>
      <div className="chances-graph" data-testid="chances">
        <Drawing review={review} player={player} names={names} />
        {names.map((name, seat) => (
          <p
            key={seat}
            className="chances-name"
            style={{ top: `${(100 * seat) / names.length}%` }}
            data-chosen={seat === player.seat}
          >
            <span>{name}</span> <b>{now[seat]}</b>
          </p>
        ))}
        {review.costly.flat().map((evaluation) => (
          <span
            key={evaluation.number}
            className="chances-mark"
            aria-hidden="true"
            style={{
              left: `${placeOf(evaluation.number, of)}%`,
              top: `${(100 * (evaluation.seat + heightOf(evaluation.chance) / ROW.height)) / names.length}%`,
            }}
          />
        ))}
        <StepSlider
          player={player}
          name="chances-slider"
          label={t("replay.chancesSlider")}
          step={t("replay.chancesNow", {
            step: t("replay.step", { number, of }),
            chances: heard,
          })}
        />
      </div>
      <p className="hint chances-legend">
        <span>
          <span className="chances-sign" aria-hidden="true" /> {t("replay.costlyMark")}
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
      className="chances-drawing"
      viewBox={`0 0 ${ROW.width} ${height}`}
      preserveAspectRatio="none"
      role="img"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-words`}
      style={{ height: `${4 * names.length}rem` }}
    >
      <title id={`${id}-title`}>{t("replay.chances")}</title>
      <desc id={`${id}-words`}>{useDescription({ review, names })}</desc>
      {names.map((_, seat) => (
        <g
          key={seat}
          transform={`translate(0 ${seat * ROW.height})`}
          data-chosen={seat === player.seat}
        >
          <path className="chances-half" d={`M0 ${heightOf(0.5)}H${ROW.width}`} />
          <path className="chances-ground" d={ground(review.chances[seat] ?? [], player.of)} />
          <path className="chances-curve" d={curve(review.chances[seat] ?? [], player.of)} />
          <path className="chances-foot" d={`M0 ${ROW.height}H${ROW.width}`} />
          <path className="chances-now" d={`M${at} ${ROW.head}V${ROW.height}`} />
        </g>
      ))}
    </svg>
  );
}

/** Say the course of everyone's chances in a sentence each. */
function useDescription({
  review,
  names,
}: Pick<WinProbabilitiesProps, "review" | "names">): string {
  const { t, i18n } = useTranslation();
  return names
    .map((name, seat) => {
      const series = review.chances[seat] ?? [];
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
