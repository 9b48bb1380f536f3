import {
  useEffect,
  useEffectEvent,
  useRef,
  type PointerEvent as Down,
  type RefObject,
} from "react";
import { middleOf, snapped, type Point } from "../model/camera";
import type { Looking } from "./useCamera";
import type { Hand } from "./useHeld";
import type { OwnLayout } from "./useLayout";

/** A press that moves less is a tap. */
const TAP_PX = 6;

interface CardGesture {
  kind: "card";
  card: number;
  id: number;
  start: Point;
  /** From the card's middle to the pointer. */
  grip: Point;
  isMoving: boolean;
}

interface ClothGesture {
  kind: "cloth";
  start: Point;
  /** Where each finger was last. */
  fingers: Map<number, Point>;
  isMoving: boolean;
}

interface PointersProps {
  cloth: RefObject<HTMLElement | null>;
  looking: Looking;
  layout: OwnLayout;
  hand: Hand;
}

/** Mouse, pen and fingers: drag a card, tap it, tap the cloth, drag the cloth, pinch it. */
export function usePointers({ cloth, looking, layout, hand }: PointersProps) {
  const gesture = useRef<CardGesture | ClothGesture | null>(null);
  const { camera } = looking;

  const onCloth = (point: Point): Point | null => {
    const area = cloth.current?.getBoundingClientRect();
    if (area === undefined) return null;
    const { x, y } = { x: point.x - area.left, y: point.y - area.top };
    return x >= 0 && y >= 0 && x <= area.width && y <= area.height ? { x, y } : null;
  };
  const spotFor = (card: number, middle: Point | null) => (turn: number) =>
    middle !== null && layout.canLay ? snapped(camera, middle, card, turn) : null;
  const turnNow = (card: number) => (hand.held?.card === card ? hand.held.turn : hand.turnOf(card));

  const dragCard = (active: CardGesture, point: Point) => {
    const middle = { x: point.x - active.grip.x, y: point.y - active.grip.y };
    hand.aim(active.card, spotFor(active.card, onCloth(middle)), middle);
  };
  const dropCard = (active: CardGesture, point: Point) => {
    const middle = onCloth({ x: point.x - active.grip.x, y: point.y - active.grip.y });
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
  const tapCloth = (point: Point) => {
    const { held } = hand;
    if (held === null) return;
    const spot = spotFor(held.card, onCloth(point))(held.turn);
    if (spot !== null) hand.drop(spot);
  };
  const dragCloth = (active: ClothGesture, id: number, point: Point) => {
    const last = active.fingers.get(id);
    if (last === undefined) return;
    const other = [...active.fingers].find(([finger]) => finger !== id)?.[1];
    active.fingers.set(id, point);
    if (other === undefined) {
      looking.pan({ x: point.x - last.x, y: point.y - last.y });
    } else {
      const middle = onCloth({ x: (point.x + other.x) / 2, y: (point.y + other.y) / 2 });
      looking.zoom(
        distance(point, other) / Math.max(1, distance(last, other)),
        middle ?? undefined,
      );
    }
  };

  /** A chosen card goes along with the mouse over the cloth, but not over other cards. */
  const hover = (event: PointerEvent) => {
    const { held } = hand;
    if (held === null || event.pointerType !== "mouse") return;
    const target = event.target instanceof Element ? event.target : null;
    const isOver = target?.closest("[data-cloth]") != null && !target.closest("[data-laid]");
    const spot = isOver ? spotFor(held.card, onCloth(pointOf(event))) : () => null;
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
    else dragCloth(active, event.pointerId, point);
  });
  const onUp = useEffectEvent((event: PointerEvent) => {
    const active = gesture.current;
    if (active === null) return;
    const point = pointOf(event);
    if (active.kind === "card") {
      if (active.id !== event.pointerId) return;
      gesture.current = null;
      if (active.isMoving) dropCard(active, point);
      else tapCard(active.card);
      return;
    }
    active.fingers.delete(event.pointerId);
    if (active.fingers.size > 0) return;
    gesture.current = null;
    if (!active.isMoving) tapCloth(point);
  });
  const onCancel = useEffectEvent(() => {
    if (gesture.current?.kind === "card") hand.letGo();
    gesture.current = null;
  });
  const onWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    const turns = hand.held !== null && !event.ctrlKey;
    if (turns) hand.turn(event.deltaY > 0 ? 1 : -1);
    else looking.zoom(event.deltaY > 0 ? 0.9 : 1.1, onCloth(pointOf(event)) ?? undefined);
  });

  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    window.addEventListener("pointermove", onMove, { signal });
    window.addEventListener("pointerup", onUp, { signal });
    window.addEventListener("pointercancel", onCancel, { signal });
    cloth.current?.addEventListener("wheel", onWheel, { signal, passive: false });
    return () => {
      ended.abort();
    };
  }, [cloth]);

  return {
    onCardDown: (event: Down, card: number) => {
      if (event.button !== 0) return;
      event.stopPropagation();
      const start = pointOf(event);
      gesture.current = {
        kind: "card",
        card,
        id: event.pointerId,
        start,
        grip: gripOf(event, card),
        isMoving: false,
      };
    },
    onClothDown: (event: Down) => {
      if (event.button !== 0 || gesture.current?.kind === "card") return;
      const start = pointOf(event);
      const fingers = gesture.current?.fingers ?? new Map<number, Point>();
      fingers.set(event.pointerId, start);
      gesture.current = { kind: "cloth", start, fingers, isMoving: fingers.size > 1 };
    },
  };

  /** A lying card keeps its grip; one of the hand is held in its middle, above a finger. */
  function gripOf(event: Down, card: number): Point {
    const at = layout.laid.find((each) => each.card === card)?.at;
    const area = cloth.current?.getBoundingClientRect();
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
