import { useTranslation } from "react-i18next";
import { absenceText } from "../../../i18n/seats";
import { useWideTable } from "../../../model/media";
import type { SeatView } from "../../../protocol/messages";
import type { View } from "../../../protocol/ugo";
import { sideOf } from "../model/seating";
import { totalsSoFar } from "../model/totals";
import { Kingdom } from "./Kingdom";
import "./player.css";

export interface PlayerProps {
  view: View;
  seat: number;
  name: string;
  state: SeatView;
}

/** Another player on a large screen: the name, and the open kingdom. */
export function OpenPlayer(props: PlayerProps) {
  const { view, seat, name } = props;
  const { t } = useTranslation("ugo");
  return (
    <section
      className="player"
      data-side={sideOf(seat, view.seat, view.players)}
      data-seat-place={seat}
      aria-label={name}
    >
      <PlayerLine {...props} />
      <Kingdom
        kingdom={kingdomOf(view, seat)}
        seat={seat}
        label={t("kingdom.of", { name })}
        total={totalOf(view, seat)}
      />
    </section>
  );
}

/** A player's name, turn and number of cards. */
export function PlayerLine({ view, seat, name, state }: PlayerProps) {
  const { t } = useTranslation("ugo");
  const isToMove = view.turn === seat;
  return (
    <p className="player-line" data-turn={isToMove}>
      <b className="player-name">
        {isToMove && <span aria-hidden="true">▸ </span>}
        {name}
        {isToMove && <span className="hidden-text">, {t("kingdom.toMove")}</span>}
      </b>
      <span>
        <span className="hidden-text">
          {t("kingdom.cards", { count: view.hand_sizes[seat] ?? 0 })}
        </span>
        <CardsLeft count={view.hand_sizes[seat] ?? 0} />
      </span>
      <Absence name={name} state={state} />
    </p>
  );
}

/** How many cards a player holds. */
export function CardsLeft({ count }: { count: number }) {
  const { t } = useTranslation("ugo");
  return (
    <span className="cards-left" aria-hidden="true" title={t("kingdom.cardsHint")}>
      <svg viewBox="0 0 14 18">
        <rect
          x="1"
          y="1"
          width="12"
          height="16"
          rx="2.5"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
        />
      </svg>
      {count}
    </span>
  );
}

/** Where a player is, if not here. */
export function Absence({ name, state }: { name: string; state: SeatView }) {
  const { t } = useTranslation();
  const isWide = useWideTable();
  const text = absenceText(t, name, state, isWide);
  return text === "" ? null : <span className="absence">{text}</span>;
}

const EMPTY = { sections: [], farmers: 0, score: 0 };

/** In the first round the total would only repeat the score. */
export const totalOf = (view: View, seat: number) =>
  view.ended.length > 0 ? totalsSoFar(view)[seat] : undefined;
export const kingdomOf = (view: View, seat: number) => view.kingdoms[seat] ?? EMPTY;
