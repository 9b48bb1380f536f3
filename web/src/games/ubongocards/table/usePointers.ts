import {
  useEffect,
  useEffectEvent,
  useRef,
  type PointerEvent as Down,
  type RefObject,
} from "react";
import { feel } from "../../../model/feel";
import type { Spot } from "../../../protocol/ubongocards";
import { drawnTo, middleOf, snapped, type Point } from "../model/camera";
import type { Looking } from "./useCamera";
import { useEdgePan } from "./useEdgePan";
import type { Hand } from "./useHeld";
import type { OwnLayout } from "./useLayout";

/** A press that moves less is a tap. */
const TAP_PX = 6;

interface CardGesture {
  kind: "card";
  card: number;
  id: number;
  start: Point;
  /** The pointer's current position. */
  point: Point;
  /** From the card's middle to the pointer. */
  grip: Point;
  isMoving: boolean;
}

interface BoardGesture {
  kind: "board";
  start: Point;
  /** Each finger's last position. */
  fingers: Map<number, Point>;
  isMoving: boolean;
}

interface PointersProps {
  board: RefObject<HTMLElement | null>;
  looking: Looking;
  layout: OwnLayout;
  hand: Hand;
  /** Places that attract a card: where it would touch correctly, at tables that mark that. */
  fitting: readonly Spot[];
}

/** Mouse, pen and fingers: drag a card, tap it, tap the board, drag the board, pinch it. */
export function usePointers({ board, looking, layout, hand, fitting }: PointersProps) {
  const gesture = useRef<CardGesture | BoardGesture | null>(null);
  const { camera } = looking;
  const edge = useEdgePan();

  const onBoard = (point: Point): Point | null => {
    const area = board.current?.getBoundingClientRect();
    if (area === undefined) return null;
    const { x, y } = { x: point.x - area.left, y: point.y - area.top };
    return x >= 0 && y >= 0 && x <= area.width && y <= area.height ? { x, y } : null;
  };
  const spotFor = (card: number, middle: Point | null) => (turn: number) =>
    middle !== null && layout.canLay
      ? (drawnTo(camera, middle, card, turn, fitting) ?? snapped(camera, middle, card, turn))
      : null;
  const turnNow = (card: number) => (hand.held?.card === card ? hand.held.turn : hand.turnOf(card));

  const dragCard = (active: CardGesture, point: Point) => {
    if (hand.held?.drag == null) feel("lift");
    active.point = point;
    const middle = { x: point.x - active.grip.x, y: point.y - active.grip.y };
    hand.aim(active.card, spotFor(active.card, onBoard(middle)), middle);
    const area = board.current?.getBoundingClientRect();
    if (area !== undefined) edge.hold(onBoard(middle), area, looking.drift);
  };
  /** Aim the dragged card again, if any: it was turned, or the board has moved under it. */
  const aimAgain = () => {
    const active = gesture.current;
    if (active?.kind === "card" && active.isMoving) dragCard(active, active.point);
  };
  const dropCard = (active: CardGesture, point: Point) => {
    const middle = onBoard({ x: point.x - active.grip.x, y: point.y - active.grip.y });
    const spot = spotFor(active.card, middle)(turnNow(active.card));
    const isLaid = layout.laid.some(({ card }) => card === active.card);
    if (spot !== null) hand.drop(spot);
    else if (isLaid && middle === null) hand.takeBack(active.card);
    else hand.choose(active.card);
  };
  const tapCard = (card: number) => {
    if (hand.held?.card === card) hand.turn(1, card);
    else hand.choose(card);
  };
  const tapBoard = (point: Point) => {
    const { held } = hand;
    if (held === null) return;
    const spot = spotFor(held.card, onBoard(point))(held.turn);
    if (spot !== null) hand.drop(spot);
  };
  const dragBoard = (active: BoardGesture, id: number, point: Point) => {
    const last = active.fingers.get(id);
    if (last === undefined) return;
    const other = [...active.fingers].find(([finger]) => finger !== id)?.[1];
    active.fingers.set(id, point);
    const share = other === undefined ? 1 : 0.5;
    looking.pan({ x: (point.x - last.x) * share, y: (point.y - last.y) * share });
    if (other === undefined) return;
    const middle = onBoard({ x: (point.x + other.x) / 2, y: (point.y + other.y) / 2 });
    const factor = distance(point, other) / Math.max(1, distance(last, other));
    looking.zoom(factor, middle ?? undefined);
  };

  /** A chosen card follows the mouse over the board, but not over other cards. */
  const hover = (event: PointerEvent) => {
    const { held } = hand;
    if (held === null || event.pointerType !== "mouse") return;
    const target = event.target instanceof Element ? event.target : null;
    const isOver = target?.closest("[data-cards-board]") != null && !target.closest("[data-laid]");
    const spot = isOver ? spotFor(held.card, onBoard(pointOf(event))) : () => null;
    if (isOver || held.spot !== null) hand.aim(held.card, spot);
  };
  const onMove = useEffectEvent((event: PointerEvent) => {
    const active = gesture.current;
    if (active === null) {
      hover(event);
      return;
    }
    if (active.kind === "card" && active.id !== event.pointerId) return;
    const point = pointOf(event);
    active.isMoving ||= distance(point, active.start) > TAP_PX;
    if (!active.isMoving) return;
    if (active.kind === "card") dragCard(active, point);
    else dragBoard(active, event.pointerId, point);
  });
  const onUp = useEffectEvent((event: PointerEvent) => {
    const active = gesture.current;
    if (active === null) return;
    const point = pointOf(event);
    if (active.kind === "card") {
      if (active.id !== event.pointerId) return;
      gesture.current = null;
      edge.end();
      if (active.isMoving) dropCard(active, point);
      else tapCard(active.card);
      return;
    }
    active.fingers.delete(event.pointerId);
    if (active.fingers.size > 0) return;
    gesture.current = null;
    if (!active.isMoving) tapBoard(point);
  });
  const onCancel = useEffectEvent(() => {
    if (gesture.current?.kind === "card") hand.letGo();
    gesture.current = null;
    edge.end();
  });
  /** Escape returns a dragged card to its old place. */
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== "Escape" || gesture.current === null) return;
    event.preventDefault();
    event.stopPropagation();
    onCancel();
  });

  const onCamera = useEffectEvent(aimAgain);
  useEffect(() => {
    onCamera();
  }, [camera]);

  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    window.addEventListener("pointermove", onMove, { signal });
    window.addEventListener("pointerup", onUp, { signal });
    window.addEventListener("pointercancel", onCancel, { signal });
    window.addEventListener("blur", onCancel, { signal });
    window.addEventListener("keydown", onKey, { signal, capture: true });
    return () => {
      ended.abort();
    };
  }, []);

  return {
    onBoard,
    aimAgain,
    onCardDown: (event: Down, card: number) => {
      if (event.button !== 0) return;
      event.stopPropagation();
      if (withFinger(event)) return;
      const start = pointOf(event);
      gesture.current = {
        kind: "card",
        card,
        id: event.pointerId,
        start,
        point: start,
        grip: gripOf(event, card),
        isMoving: false,
      };
    },
    onBoardDown: (event: Down) => {
      if (event.button !== 0 || withFinger(event)) return;
      const start = pointOf(event);
      const fingers = new Map([[event.pointerId, start]]);
      gesture.current = { kind: "board", start, fingers, isMoving: false };
    },
  };

  /** A second finger, on a card or not, turns any gesture into one with the board. */
  function withFinger(event: Down): boolean {
    const active = gesture.current;
    if (active === null) return false;
    const fingers = active.kind === "board" ? active.fingers : new Map([[active.id, active.point]]);
    if (active.kind === "card" && active.isMoving) hand.letGo();
    edge.end();
    fingers.set(event.pointerId, pointOf(event));
    gesture.current = { kind: "board", start: active.start, fingers, isMoving: true };
    return true;
  }

  /** A lying card keeps its grip; one from the hand is held in its middle, above a finger. */
  function gripOf(event: Down, card: number): Point {
    const at = layout.laid.find((each) => each.card === card)?.at;
    const area = board.current?.getBoundingClientRect();
    if (at === undefined || area === undefined) {
      return { x: 0, y: event.pointerType === "touch" ? camera.unit * 1.5 : 0 };
    }
    const middle = middleOf(camera, at);
    return { x: event.clientX - area.left - middle.x, y: event.clientY - area.top - middle.y };
  }
}

const pointOf = (event: { clientX: number; clientY: number }): Point => ({
  x: event.clientX,
  y: event.clientY,
});

const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);
