import type { CSSProperties, MouseEvent, PointerEvent } from "react";
import { useTranslation } from "react-i18next";
import { CardPicture } from "../art/CardArt";
import type { Lying } from "../model/grid";
import { cardLabel, turnName } from "../text/words";
import { useAngle } from "./angle";

interface BoardCardProps {
  card: Lying;
  number: number;
  face: "white" | "black";
  /** The position of its middle, and the size of a square, in pixels. */
  style: CSSProperties;
  isHeld: boolean;
  /** Whether it is in the air, so that only its place is shown. */
  isAway: boolean;
  isWrong: boolean;
  /** Whether a hint is about it. */
  isAdvised: boolean;
  /** The server's confirmation is overdue. */
  isPending: boolean;
  onDown: (event: PointerEvent) => void;
  /** Chosen by keys or by a screen reader. */
  onLift: () => void;
}

/** A card that lies on the player's own board. */
export function BoardCard(props: BoardCardProps) {
  const { card, number, face, style, isHeld, isAway, onDown, onLift } = props;
  const { t } = useTranslation("ubongocards");
  const angle = useAngle(card.at.turn);
  return (
    <button
      type="button"
      className="cards-board-card"
      data-laid
      data-card={card.card}
      data-x={card.at.x}
      data-y={card.at.y}
      data-turn={card.at.turn}
      data-wrong={props.isWrong}
      data-advised={props.isAdvised}
      data-pending={props.isPending}
      data-away={isAway}
      aria-pressed={isHeld}
      aria-label={`${cardLabel(t, card, number)}, ${turnName(t, card.at.turn)}`}
      style={{ ...style, "--angle": `${angle}deg` } as CSSProperties}
      onPointerDown={onDown}
      onClick={byKeys(onLift)}
    >
      <CardPicture symbols={card.symbols} face={face} number={number} angle={angle} />
    </button>
  );
}

/** A click without a pointer comes from keys or a screen reader; pointers are handled elsewhere. */
export function byKeys(act: () => void) {
  return (event: MouseEvent) => {
    if (event.detail === 0) act();
  };
}
