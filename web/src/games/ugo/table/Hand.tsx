import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";
import { isNowhere } from "../../../model/focus";
import type { Card, HandCard } from "../../../protocol/ugo";
import { CardFace } from "../art/CardFace";
import { lessonText } from "../text/lessons";
import { cardLabel, type UgoWords } from "../text/words";
import { Bulb } from "./Hint";
import { LessonMarks } from "./LessonMarks";
import { useHolding } from "./holding";
import { columnsOf, placeAfter } from "./roving";
import "./hand.css";

interface HandProps {
  hand: readonly HandCard[];
  /** The card that the note is about. */
  noted?: Card | null;
  /** The card that a hint points at. */
  advised?: Card | null;
  /** The card whose confirmation by the server is overdue. */
  pending?: Card | null;
  /** Whether the cards show what they may earn or cost. */
  isTaught?: boolean;
  /** The card that the next tap plays. */
  lifted?: Card | null;
  onTap: (card: HandCard) => void;
  /** A card is held down, to read its marks. */
  onHold?: (card: HandCard) => void;
}

/** The player's cards: one tap plays; arrow keys move between them. */
export function Hand(props: HandProps) {
  const {
    noted = null,
    advised = null,
    isTaught = true,
    lifted = null,
    pending = null,
    onTap,
    onHold,
  } = props;
  const hand = isTaught ? props.hand : withoutLessons(props.hand);
  const { t } = useTranslation("ugo");
  const hint = useId();
  const { root, current, onKeyDown, onFocus } = useRovingFocus(hand);
  const { wasHeld, holding } = useHolding();
  return (
    <div
      ref={root}
      className="hand"
      role="group"
      aria-label={t("hand")}
      aria-describedby={hint}
      data-testid="hand"
      tabIndex={-1}
      data-hand
    >
      <span id={hint} className="hidden-text">
        {t("handHint")}
      </span>
      {hand.map((one, place) => (
        <div className="hand-place" key={one.card}>
          <button
            type="button"
            className="hand-card"
            data-card={one.card}
            aria-disabled={one.refusal !== null}
            data-noted={noted === one.card}
            data-advised={advised === one.card}
            data-pending={pending === one.card}
            data-lifted={lifted === one.card}
            tabIndex={place === current ? 0 : -1}
            onKeyDown={onKeyDown}
            onFocus={() => {
              onFocus(place);
            }}
            title={one.lesson ? lessonText(t, one.lesson) : undefined}
            {...holding(() => onHold?.(one))}
            onClick={() => {
              if (!wasHeld()) onTap(one);
            }}
          >
            <span className="hidden-text">{handCardLabel(t, one, advised === one.card)}</span>
            <CardFace card={one.card} />
            {one.lesson && <LessonMarks lesson={one.lesson} />}
            {advised === one.card && (
              <span className="hand-advised" aria-hidden="true">
                <Bulb />
              </span>
            )}
          </button>
        </div>
      ))}
    </div>
  );
}

const withoutLessons = (hand: readonly HandCard[]): HandCard[] =>
  hand.map(({ card, refusal }) => ({ card, refusal }));

/** Name a card with all its marks. */
function handCardLabel(t: UgoWords, { card, lesson }: HandCard, isAdvised: boolean): string {
  return [
    cardLabel(t, card),
    ...(isAdvised ? [t("hint.advised")] : []),
    ...(lesson ? [lessonText(t, lesson)] : []),
  ].join(", ");
}

/**
 * One card is in the tab order. When the focused one leaves the hand, its neighbour gets the focus, and
 * the empty hand itself until new cards are dealt. When the player's turn comes, the focus moves from an
 * unplayable card to the first playable one.
 */
function useRovingFocus(hand: readonly HandCard[]) {
  const root = useRef<HTMLDivElement>(null);
  const focused = useRef<Card | null>(null);
  const [wanted, setWanted] = useState(0);
  const [wasTurn, setWasTurn] = useState(false);
  const playable = hand.findIndex(({ refusal }) => refusal === null);
  const isTurn = playable >= 0;
  if (isTurn !== wasTurn) {
    setWasTurn(isTurn);
    if (isTurn && hand[wanted]?.refusal) setWanted(playable);
  }
  const current = Math.min(wanted, hand.length - 1);
  const buttons = () => Array.from(root.current?.querySelectorAll("button") ?? []);

  useLayoutEffect(() => {
    const area = root.current;
    const isGone = focused.current !== null && !hand.some(({ card }) => card === focused.current);
    const active = document.activeElement;
    const isStuck = isRefused(area, active) && hand[current]?.refusal === null;
    if (active !== area && !isStuck && !(isGone && isNowhere(active))) return;
    (area?.querySelectorAll("button")[current] ?? area)?.focus({ preventScroll: true });
  }, [hand, current]);

  const onKeyDown = (event: KeyboardEvent) => {
    const next = placeAfter(event.key, current, hand.length, columnsOf(buttons()));
    if (next === null) return;
    event.preventDefault();
    buttons()[next]?.focus();
  };
  const onFocus = (place: number) => {
    focused.current = hand[place]?.card ?? null;
    setWanted(place);
  };
  return { root, current, onKeyDown, onFocus };
}

/** Ask whether the focus is on an unplayable card of this hand. */
const isRefused = (area: HTMLElement | null, active: Element | null): boolean =>
  area?.contains(active) === true && active?.getAttribute("aria-disabled") === "true";
