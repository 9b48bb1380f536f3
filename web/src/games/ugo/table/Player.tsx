import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Dialog } from "../../../app/Dialog";
import { absenceText } from "../../../i18n/seats";
import type { SeatView } from "../../../protocol/messages";
import type { View } from "../../../protocol/ugo";
import { sideOf } from "../seating";
import { totalsSoFar } from "../totals";
import { points } from "../words";
import { Kingdom } from "./Kingdom";
import "./player.css";

interface PlayerProps {
  view: View;
  seat: number;
  name: string;
  state: SeatView;
}

/** Another player on a wide table: who it is, and the kingdom laid open. */
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

/** Another player on a small table: a chip that opens the kingdom. */
export function PlayerChip(props: PlayerProps) {
  const { view, seat, name, state } = props;
  const { t } = useTranslation("ugo");
  const [isOpen, setOpen] = useState(false);
  const kingdom = kingdomOf(view, seat);
  const total = totalOf(view, seat);
  const cards = view.hand_sizes[seat] ?? 0;
  return (
    <>
      <button
        type="button"
        className="chip paper"
        data-turn={view.turn === seat}
        data-seat-place={seat}
        aria-haspopup="dialog"
        onClick={() => {
          setOpen(true);
        }}
      >
        <span className="hidden-text">
          {t("kingdom.show", {
            name,
            points: t("kingdom.points", { count: kingdom.score, points: points(kingdom.score) }),
            total: points(total ?? kingdom.score),
            cards: t("kingdom.cards", { count: cards }),
          })}
          {view.turn === seat && `, ${t("kingdom.toMove")}`}
        </span>
        <span className="chip-name" aria-hidden="true">
          {name}
        </span>
        <span className="chip-facts" aria-hidden="true">
          <b>
            {view.turn === seat && "▸ "}
            <span title={t("kingdom.scoreHint")}>{points(kingdom.score)}</span>
          </b>
          {total !== undefined && <span title={t("kingdom.totalHint")}>Σ{points(total)}</span>}
          <CardsLeft count={cards} />
        </span>
        <Absence name={name} state={state} />
        <svg className="icon chip-opens" viewBox="0 0 20 10" aria-hidden="true">
          <path d="m4 2 6 5 6-5" />
        </svg>
      </button>
      <Dialog
        open={isOpen}
        title={t("kingdom.of", { name })}
        onClose={() => {
          setOpen(false);
        }}
      >
        <PlayerLine {...props} />
        <Kingdom kingdom={kingdom} seat={seat} label={t("kingdom.of", { name })} total={total} />
      </Dialog>
    </>
  );
}

/** A player's name, whose turn it is, cards in hand. */
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

function CardsLeft({ count }: { count: number }) {
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

function Absence({ name, state }: { name: string; state: SeatView }) {
  const { t } = useTranslation();
  const text = absenceText(t, name, state);
  return text === "" ? null : <span className="absence">{text}</span>;
}

const EMPTY = { sections: [], farmers: 0, score: 0 };

/** In the first round the total would only say the same again. */
const totalOf = (view: View, seat: number) =>
  view.ended.length > 0 ? totalsSoFar(view)[seat] : undefined;
const kingdomOf = (view: View, seat: number) => view.kingdoms[seat] ?? EMPTY;
