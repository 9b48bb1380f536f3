import {
  useId,
  type CSSProperties,
  type PointerEvent,
  type ReactNode,
  type RefObject,
} from "react";
import { useTranslation } from "react-i18next";
import type { View } from "../../../protocol/ubongocards";
import { CardPicture, CELL } from "../art/CardArt";
import { Breaches, Joints } from "../art/Marks";
import { middleOf, type Camera } from "../model/camera";
import { jointsOf } from "../model/contacts";
import { isFree, isSame, sizeOf } from "../model/grid";
import { useAngle } from "./angle";
import { BoardCard } from "./BoardCard";
import { Fits } from "./Fits";
import type { TableHint } from "./useHint";
import type { Looking } from "./useCamera";
import { cardOf, type Hand, type Held } from "./useHeld";
import type { OwnLayout } from "./useLayout";
import "./board.css";

interface BoardProps {
  view: View;
  board: RefObject<HTMLDivElement | null>;
  layout: OwnLayout;
  hand: Hand;
  looking: Looking;
  hint: TableHint;
  onBoardDown: (event: PointerEvent) => void;
  onCardDown: (event: PointerEvent, card: number) => void;
  onLift: (card: number) => void;
  children: ReactNode;
}

/** The player's board: the cards that lie, the one that is being laid, and marks for learners. */
export function Board(props: BoardProps) {
  const { view, board, layout, hand, looking, onBoardDown, onCardDown, onLift, children } = props;
  const { t } = useTranslation("ubongocards");
  const keysId = useId();
  const { camera } = looking;
  const wrong = new Set(view.breaches.flatMap(({ cards }) => cards));
  return (
    <div className="cards-board-frame">
      <div
        ref={board}
        className="cards-board-area"
        data-cards-board
        data-testid="cards-board"
        role="application"
        aria-label={t("board.label")}
        aria-describedby={keysId}
        // The board takes keys that move the held card.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        style={gridStyle(camera)}
        onPointerDown={onBoardDown}
      >
        <span id={keysId} className="hidden-text">
          {t("board.hint")}
        </span>
        {layout.laid.map((card) => (
          <BoardCard
            key={card.card}
            card={card}
            number={layout.numberOf(card.card)}
            face={view.colour}
            style={cardStyle(camera, card.at)}
            isHeld={hand.held?.card === card.card}
            isAway={isAway(hand.held, card.card)}
            isWrong={wrong.has(card.card)}
            isAdvised={props.hint.card === card.card}
            isPending={layout.pending.has(card.card)}
            onDown={(event) => {
              onCardDown(event, card.card);
            }}
            onLift={() => {
              onLift(card.card);
            }}
          />
        ))}
        <Overlay camera={camera}>
          {view.marks && (
            <>
              {hand.held && <Fits spots={view.spots} held={hand.held} />}
              <Joints joints={jointsOf(layout.laid)} />
              <Breaches breaches={view.breaches} />
            </>
          )}
        </Overlay>
        <Advised {...props} />
        {hand.held && <Ghost {...props} held={hand.held} />}
        {children}
      </div>
    </div>
  );
}

/** Lines and marks over the cards, in squares of the grid. */
function Overlay({ camera, children }: { camera: Camera; children: ReactNode }) {
  const scale = camera.unit / CELL;
  return (
    <svg className="cards-board-overlay" aria-hidden="true">
      <g transform={`translate(${camera.x} ${camera.y}) scale(${scale})`}>{children}</g>
    </svg>
  );
}

/**
 * The held card, shown once: under the pointer while it is dragged, with a frame where it would lie; at
 * its place when a good contact attracts it, and wherever keys or the mouse have moved it.
 */
function Ghost({ view, layout, looking, held }: BoardProps & { held: Held }) {
  const angle = useAngle(held.turn);
  const card = cardOf(layout, held.card);
  if (card === undefined) return null;
  const { spot, drag } = held;
  const { camera } = looking;
  const size = { "--unit": `${camera.unit}px`, "--angle": `${angle}deg` };
  const fitting = spot && fits(view, layout, spot);
  const isFloating = drag !== null && fitting !== "yes";
  const place = isFloating ? { left: drag.x, top: drag.y } : spot && cardStyle(camera, spot);
  return (
    <>
      {isFloating && spot && (
        <div
          className="cards-board-frame-of"
          data-fits={fitting}
          style={frameStyle(camera, spot)}
        />
      )}
      {place && (
        <div
          className={isFloating ? "cards-board-dragged" : "cards-board-ghost"}
          data-card={held.card}
          data-fits={fitting}
          style={{ ...place, ...size }}
          aria-hidden="true"
        >
          <CardPicture symbols={card.symbols} face={view.colour} />
        </div>
      )}
    </>
  );
}

/** Where a hint puts its card, and how it is turned there. */
function Advised({ view, layout, looking: { camera }, hint: { spot } }: BoardProps) {
  const card = spot && cardOf(layout, spot.card);
  if (!card) return null;
  const style = { ...cardStyle(camera, spot), "--angle": `${90 * spot.turn}deg` };
  return (
    <div className="cards-board-advised" data-testid="hint-place" style={style} aria-hidden="true">
      <CardPicture symbols={card.symbols} face={view.colour} />
    </div>
  );
}

/** A held card in the air is not shown at its old place. */
export const isAway = (held: Held | null, card: number): boolean =>
  held?.card === card && (held.spot !== null || held.drag !== null);

/** Rate a place: taken by another card, marked as right, or neither. */
function fits(view: View, layout: OwnLayout, spot: NonNullable<Held["spot"]>): string {
  if (!isFree(spot, layout.laid)) return "no";
  return view.spots.some((each) => isSame(each, spot)) ? "yes" : "unsaid";
}

function cardStyle(camera: Camera, at: NonNullable<Held["spot"]>): CSSProperties {
  const { x, y } = middleOf(camera, at);
  return { left: x, top: y, "--unit": `${camera.unit}px` } as CSSProperties;
}

function frameStyle({ unit, x, y }: Camera, spot: NonNullable<Held["spot"]>): CSSProperties {
  const [width, height] = sizeOf(spot.turn);
  return {
    left: x + spot.x * unit,
    top: y + spot.y * unit,
    width: width * unit,
    height: height * unit,
  };
}

function gridStyle({ unit, x, y }: Camera): CSSProperties {
  return { backgroundSize: `${unit}px ${unit}px`, backgroundPosition: `${x}px ${y}px` };
}
