import {
  useId,
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
} from "react";
import { useTranslation } from "react-i18next";
import type { CardView } from "../../../protocol/ubongocards";
import { CardPicture } from "../art/CardArt";
import { cardLabel, turnName } from "../text/words";
import { useAngle } from "./angle";
import { isAway } from "./Board";
import { byKeys } from "./BoardCard";
import type { Hand } from "./useHeld";
import type { OwnLayout } from "./useLayout";
import "./hand.css";

interface HandCardsProps {
  layout: OwnLayout;
  hand: Hand;
  face: "white" | "black";
  /** The card that a hint is about. */
  advised: number | null;
  onCardDown: (event: PointerEvent, card: number) => void;
  onLift: (card: number) => void;
}

/** The number of cards that fit side by side on a phone. */
const IN_A_ROW = 5;

/** The player's nine cards, each in its own place; a card on the board leaves its place empty. */
export function HandCards({ layout, hand, face, advised, onCardDown, onLift }: HandCardsProps) {
  const { t } = useTranslation("ubongocards");
  const hint = useId();
  const root = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState(0);
  const cards = layout.hand;
  const current = Math.min(wanted, cards.length - 1);
  const onKeyDown = (event: KeyboardEvent) => {
    const card = cards[current];
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (step === undefined && by === undefined) return;
    event.preventDefault();
    if (by !== undefined && card) hand.turn(by, card.card);
    if (step === undefined) return;
    const next = Math.max(0, Math.min(cards.length - 1, current + step));
    root.current?.querySelectorAll("button")[next]?.focus();
  };
  return (
    <div
      ref={root}
      className="nine"
      role="group"
      aria-label={t("hand.label")}
      aria-describedby={hint}
      data-testid="hand"
      data-hand
      data-few={cards.length <= IN_A_ROW}
    >
      <span id={hint} className="hidden-text">
        {t("hand.hint")}
      </span>
      {layout.nine.map((card) => {
        const place = cards.indexOf(card);
        return (
          <div className="nine-place" key={card.card} data-empty={place < 0}>
            {place >= 0 && (
              <HandCard
                card={card}
                number={layout.numberOf(card.card)}
                turn={hand.turnOf(card.card)}
                face={face}
                isHeld={hand.held?.card === card.card}
                isAway={isAway(hand.held, card.card)}
                isCurrent={place === current}
                isAdvised={card.card === advised}
                onKeyDown={onKeyDown}
                onFocus={() => {
                  setWanted(place);
                }}
                onDown={(event) => {
                  onCardDown(event, card.card);
                }}
                onLift={() => {
                  onLift(card.card);
                }}
              />
            )}
          </div>
        );
      })}
    </div>
  );
}

interface HandCardProps {
  card: CardView;
  number: number;
  turn: number;
  face: "white" | "black";
  isHeld: boolean;
  /** Whether it is in the air, so that only its place is shown. */
  isAway: boolean;
  isCurrent: boolean;
  isAdvised: boolean;
  onKeyDown: (event: KeyboardEvent) => void;
  onFocus: () => void;
  onDown: (event: PointerEvent) => void;
  onLift: () => void;
}

function HandCard(props: HandCardProps) {
  const { card, number, turn, face, isHeld, isAway, isCurrent, isAdvised } = props;
  const { t } = useTranslation("ubongocards");
  const angle = useAngle(turn);
  return (
    <button
      type="button"
      className="nine-card"
      data-card={card.card}
      data-turn={turn}
      data-away={isAway}
      data-advised={isAdvised}
      aria-pressed={isHeld}
      aria-label={`${cardLabel(t, card, number)}, ${turnName(t, turn)}`}
      tabIndex={isCurrent ? 0 : -1}
      style={{ "--angle": `${angle}deg` } as CSSProperties}
      onKeyDown={props.onKeyDown}
      onFocus={props.onFocus}
      onPointerDown={props.onDown}
      onClick={byKeys(props.onLift)}
    >
      <span className="nine-turned">
        <CardPicture symbols={card.symbols} face={face} number={number} angle={angle} />
      </span>
    </button>
  );
}
