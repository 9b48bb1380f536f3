import { memo, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { absenceText } from "../../../i18n/seats";
import { useWideTable } from "../../../model/media";
import { useCountUp } from "../../../model/feel";
import type { SeatView } from "../../../protocol/messages";
import type { PlayerView, View } from "../../../protocol/ubongo3d";
import { GemCounts } from "../art/GemCounts";
import { SmallMap } from "../art/SmallMap";
import { exactTime } from "../text/time";
import { asSquares, buildingOf } from "./useBuilding";
import type { Watching } from "./watching";
import "./others.css";

interface OthersProps {
  view: View;
  seats: readonly SeatView[];
  names: readonly string[];
  watching: Watching;
}

/** The other players: their progress as small boards, their gems and points; the player's own entry only has gems. */
export const Others = memo(function Others({ view, seats, names, watching }: OthersProps) {
  const { t } = useTranslation("ubongo3d");
  const from = view.seat ?? 0;
  const count = view.players.length;
  const order = Array.from({ length: count }, (_, step) => (from + step) % count);
  return (
    <ul className="racers" aria-label={t("others.title")}>
      {order.map((seat) => {
        const player = view.players[seat];
        return (
          player && (
            <Racer
              key={seat}
              view={view}
              seat={seat}
              player={player}
              name={names[seat] ?? ""}
              state={seats[seat]}
              watching={watching}
            />
          )
        );
      })}
    </ul>
  );
});

interface RacerProps {
  view: View;
  seat: number;
  player: PlayerView;
  name: string;
  state: SeatView | undefined;
  watching: Watching;
}

function Racer({ view, seat, player, name, state, watching }: RacerProps) {
  const { t } = useTranslation("ubongo3d");
  const isOwn = seat === view.seat;
  const isWatched = watching.choices.length > 0 && watching.seat === seat;
  return (
    <li
      className="racer"
      data-own={isOwn}
      data-seat={seat}
      data-seat-place={seat}
      data-solved={player.place !== null}
      data-watched={isWatched}
    >
      <p className="racer-name">
        <b>
          {watching.choices.includes(seat) ? (
            <button
              type="button"
              className="racer-watch"
              data-testid={`watch-${seat}`}
              aria-pressed={isWatched}
              aria-label={isOwn ? t("others.watchOwn") : t("others.watch", { name })}
              onClick={() => {
                watching.watch(seat);
              }}
            >
              <svg className="icon" viewBox="0 0 20 20" aria-hidden="true">
                <path d="M3 10s3-5 7-5 7 5 7 5-3 5-7 5-7-5-7-5z" />
                <circle cx="10" cy="10" r="2" />
              </svg>{" "}
              {isOwn ? t("others.you") : name}
            </button>
          ) : (
            <span>{isOwn ? t("others.you") : name}</span>
          )}
        </b>
        <Points count={player.points}>
          {view.roller === seat && view.die !== null && (
            <span className="racer-rolls" title={t("others.rolls")}>
              <span aria-hidden="true">⬡</span>
              <span className="hidden-text">({t("others.rolls")})</span>
            </span>
          )}
        </Points>
      </p>
      {player.task && !isOwn && (
        <SmallMap
          squares={asSquares(player.task.squares)}
          laid={buildingOf(player.task)}
          label={t("others.board", { name, laid: player.laid, of: player.task.pieces.length })}
        />
      )}
      <Facts player={player} />
      {state && <Absence name={name} state={state} />}
    </li>
  );
}

/** Points count up when gems come; a small card has room only for the number. */
function Points({ count, children }: { count: number; children: ReactNode }) {
  const { t } = useTranslation("ubongo3d");
  const shown = useCountUp(count);
  return (
    <span className="racer-points">
      <b aria-hidden="true">{shown}</b>
      <span className="racer-points-words">{t("points", { count: shown })}</span> {children}
    </span>
  );
}

/** The gems, and how fast the task was solved; an empty line is left out. */
function Facts({ player }: { player: PlayerView }) {
  const hasGems = Object.values(player.gems).some((count) => count > 0);
  if (!hasGems && player.place === null && player.extra === 0 && !player.easy) return null;
  return (
    <p className="racer-facts">
      <GemCounts gems={player.gems} />
      <Progress player={player} />
    </p>
  );
}

function Progress({ player }: { player: PlayerView }) {
  const { t, i18n } = useTranslation("ubongo3d");
  const isWide = useWideTable();
  if (player.place !== null && player.solved !== null) {
    const time = exactTime(player.solved, i18n.language);
    return (
      <span className="racer-solved">
        {t(isWide ? "others.solved" : "others.solvedShort", { place: player.place, time })}
      </span>
    );
  }
  const handicap = [
    ...(player.extra > 0 ? [t("options.extra", { extra: player.extra })] : []),
    ...(player.easy ? [t("options.easy")] : []),
  ];
  return <span>{handicap.join(", ")}</span>;
}

function Absence({ name, state }: { name: string; state: SeatView }) {
  const { t } = useTranslation();
  const isWide = useWideTable();
  const text = absenceText(t, name, state, isWide);
  return text === "" ? null : <p className="absence">{text}</p>;
}
