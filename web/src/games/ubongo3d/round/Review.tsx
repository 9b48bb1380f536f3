import { useTranslation } from "react-i18next";
import { PlayButton } from "../../../app/player/PlayButton";
import { StepSlider } from "../../../app/player/StepSlider";
import type { BuilderShown, View } from "../../../protocol/ubongo3d";
import { GemList } from "../art/GemCounts";
import { exactTime } from "../text/time";
import { useGemFlight } from "./flight";
import type { BuildingPlayer } from "./useBuildingPlayer";
import type { Reviewed } from "./useReview";
import "./review.css";

interface ReviewProps {
  review: Reviewed;
  view: View;
  names: readonly string[];
}

/** How a round ended: who solved and won what, and every building to replay. */
export function Review(props: ReviewProps) {
  const { round, seat, player } = props.review;
  const builder = round.builders.find((each) => each.seat === seat);
  return (
    <div className="review">
      {round.builders.length > 1 && <RoundResult {...props} />}
      {builder && <TaskFacts builder={builder} />}
      <PlayerBar player={player} builder={builder} />
    </div>
  );
}

/** Everyone's place, time and gems; one of them is selected. */
function RoundResult({ review, view, names }: ReviewProps) {
  const { round, seat, look } = review;
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
              look(builder.seat);
            }}
          />
          <span className="button">
            <b>{builder.place === null ? "–" : `${builder.place}.`}</b>
            <span className="round-name">
              {builder.seat === view.seat ? t("others.you") : names[builder.seat]}
            </span>
            <span>
              {builder.solved === null
                ? t("review.unsolved")
                : exactTime(builder.solved, i18n.language)}
            </span>
            <GemList gems={builder.won} isLastDrawn={view.variant === "gems"} />
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

interface PlayerBarProps {
  player: BuildingPlayer;
  builder: BuilderShown | undefined;
}

/** The controls of the replay, and the choice of what it shows. */
function PlayerBar({ player, builder }: PlayerBarProps) {
  const { t, i18n } = useTranslation("ubongo3d");
  const { number, of, time } = player;
  const words = t("review.step", { step: number, last: of });
  return (
    <div className="player-timeline" role="group" aria-label={t("review.player")}>
      <div className="choices">
        {(["solution", "own"] as const).map((shown) => (
          <label className="choice" key={shown}>
            <input
              type="radio"
              name="timeline"
              data-testid={`timeline-${shown}`}
              checked={player.shown === shown}
              onChange={() => {
                player.show(shown);
              }}
            />
            <span className="button small">{t(`review.${shown}`)}</span>
          </label>
        ))}
      </div>
      <div className="timeline-row">
        <PlayButton player={player} />
        <StepSlider
          player={player}
          name="timeline-scrubber"
          label={t("review.scrub")}
          step={words}
        />
        <span className="timeline-time">
          {time === null ? `${number}/${of}` : exactTime(time, i18n.language)}
        </span>
      </div>
      {player.shown === "own" && builder?.steps.length === 0 && (
        <p className="hint">{t("review.nothing")}</p>
      )}
    </div>
  );
}
