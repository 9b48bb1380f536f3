import { memo } from "react";
import { useTranslation } from "react-i18next";
import { absenceText } from "../../../i18n/seats";
import type { SeatView } from "../../../protocol/messages";
import type { PlayerView, View } from "../../../protocol/ubongo3d";
import { GemCounts } from "../art/GemCounts";
import { SmallMap } from "../art/SmallMap";
import { exactTime } from "./time";
import { asSquares, buildingOf } from "./useBuilding";
import "./others.css";

interface OthersProps {
  view: View;
  seats: readonly SeatView[];
  names: readonly string[];
}

/** Everyone else: how far they are as small boards, their gems and points; oneself only with gems. */
export const Others = memo(function Others({ view, seats, names }: OthersProps) {
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
}

function Racer({ view, seat, player, name, state }: RacerProps) {
  const { t } = useTranslation("ubongo3d");
  const isOwn = seat === view.seat;
  return (
    <li className="racer" data-own={isOwn} data-solved={player.place !== null}>
      <p className="racer-name">
        <b>
          {view.roller === seat && (
            <span title={t("others.rolls")}>
              <span aria-hidden="true">⬡ </span>
              <span className="hidden-text">({t("others.rolls")}) </span>
            </span>
          )}
          {isOwn ? t("others.you") : name}
        </b>
        <span className="racer-points">{t("points", { count: player.points })}</span>
      </p>
      {player.task && !isOwn && (
        <SmallMap
          squares={asSquares(player.task.squares)}
          laid={buildingOf(player.task)}
          label={t("others.board", { name, laid: player.laid, of: player.task.pieces.length })}
        />
      )}
      <p className="racer-facts">
        <GemCounts gems={player.gems} />
        <Progress player={player} />
      </p>
      {state && <Absence name={name} state={state} />}
    </li>
  );
}

function Progress({ player }: { player: PlayerView }) {
  const { t, i18n } = useTranslation("ubongo3d");
  if (player.place !== null && player.solved !== null) {
    const time = exactTime(player.solved, i18n.language);
    return (
      <span className="racer-solved">{t("others.solved", { place: player.place, time })}</span>
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
  const text = absenceText(t, name, state);
  return text === "" ? null : <p className="absence">{text}</p>;
}

/** What lies on the table for all: the display, the bag. */
export function Display({ view }: { view: View }) {
  const { t } = useTranslation("ubongo3d");
  if (view.solo !== null) return null;
  return (
    <section className="gem-display" aria-label={t("display.title")}>
      <span>{t("display.title")}</span>
      <GemCounts gems={view.display} />
      {view.variant === "gems" && <span>{t("display.bag", { count: view.bag })}</span>}
    </section>
  );
}
