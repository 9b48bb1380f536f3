import { useTranslation } from "react-i18next";
import type { BuilderShown, RoundShown, View } from "../../../protocol/ubongo3d";
import { GemList } from "../art/GemCounts";
import { exactTime } from "../text/time";
import { useGemFlight } from "./flight";
import type { Watched } from "./usePlayback";
import "./review.css";

interface ReviewProps {
  round: RoundShown;
  names: readonly string[];
  own: number | null;
  /** Whose task is shown. */
  seat: number;
  variant: View["variant"];
  onSeat: (seat: number) => void;
  watched: Watched;
}

/** How a round ended: who solved and won what, and every building to be watched again. */
export function Review(props: ReviewProps) {
  const { round, seat } = props;
  const builder = round.builders.find((each) => each.seat === seat);
  return (
    <div className="review">
      {round.builders.length > 1 && <RoundResult {...props} />}
      {builder && <TaskFacts builder={builder} />}
      <Player {...props} builder={builder} />
    </div>
  );
}

/** Everyone's place, time and gems; one of them is chosen to be looked at. */
function RoundResult({ round, names, own, seat, variant, onSeat }: ReviewProps) {
  const { t, i18n } = useTranslation("ubongo3d");
  const list = useGemFlight(round.round);
  const order = round.builders.toSorted(
    (one, other) => (one.place ?? 9) - (other.place ?? 9) || one.seat - other.seat,
  );
  return (
    <fieldset className="round-result" data-testid="round-result" ref={list}>
      <legend className="panel-title">{t("review.whose")}</legend>
      {order.map((builder) => (
        <label key={builder.seat} className="choice round-line">
          <input
            type="radio"
            name="builder"
            checked={builder.seat === seat}
            onChange={() => {
              onSeat(builder.seat);
            }}
          />
          <span className="button">
            <b>{builder.place === null ? "–" : `${builder.place}.`}</b>
            <span className="round-name">
              {builder.seat === own ? t("others.you") : names[builder.seat]}
            </span>
            <span>
              {builder.solved === null
                ? t("review.unsolved")
                : exactTime(builder.solved, i18n.language)}
            </span>
            <GemList gems={builder.won} isLastDrawn={variant === "gems"} />
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function TaskFacts({ builder }: { builder: BuilderShown }) {
  const { t } = useTranslation("ubongo3d");
  return (
    <p className="task-facts" data-testid="task-facts">
      {t("review.task", { task: builder.task })} ·{" "}
      {t("review.solutions", { count: builder.solutions })} ·{" "}
      {t("review.difficulty", { difficulty: Math.round(builder.difficulty) })}
    </p>
  );
}

/** Buttons and a scrubber, as for a film. */
function Player({ watched, builder }: ReviewProps & { builder: BuilderShown | undefined }) {
  const { t, i18n } = useTranslation("ubongo3d");
  const { step, last, time } = watched;
  const words = t("review.step", { step, last });
  return (
    <div className="player-film" role="group" aria-label={t("review.film")}>
      <div className="choices">
        {(["solution", "own"] as const).map((shown) => (
          <label className="choice" key={shown}>
            <input
              type="radio"
              name="film"
              data-testid={`film-${shown}`}
              checked={watched.shown === shown}
              onChange={() => {
                watched.show(shown);
              }}
            />
            <span className="button small">{t(`review.${shown}`)}</span>
          </label>
        ))}
      </div>
      <div className="film-row">
        <button
          type="button"
          className="button"
          data-testid="film-play"
          aria-label={t(watched.isPlaying ? "review.stop" : "review.play")}
          onClick={watched.play}
        >
          <svg className="icon" viewBox="0 0 20 20" aria-hidden="true">
            <path d={watched.isPlaying ? "M7 4v12M13 4v12" : "M6 3l11 7-11 7z"} />
          </svg>
        </button>
        <input
          type="range"
          className="film-scrubber"
          data-testid="film-scrubber"
          min={0}
          max={last}
          value={step}
          aria-label={t("review.scrub")}
          aria-valuetext={words}
          onChange={(event) => {
            watched.goTo(Number(event.target.value));
          }}
        />
        <span className="film-time">
          {time === null ? `${step}/${last}` : exactTime(time, i18n.language)}
        </span>
      </div>
      {watched.shown === "own" && builder?.steps.length === 0 && (
        <p className="hint">{t("review.nothing")}</p>
      )}
    </div>
  );
}
