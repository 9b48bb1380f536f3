import { useThree } from "@react-three/fiber";
import { useEffect, useEffectEvent, useRef } from "react";
import type { Axis, Cube } from "../model/pieces";
import { tumbles, twists, twoFingers, wheelAxis, type Contact } from "./gestures";
import { panned, turned, zoomed, type Orbit } from "./orbit";
import { hitAt, rayAt } from "./picking";
import type { Point } from "./space";

/** Where one looks from, and which way, as drawn. */
export type Look = readonly [from: Point, way: Point];

/** What pointers ask of the board. */
export interface Gestures {
  /** Read which piece is in the hand; the page knows that before the board is drawn. */
  inHand: () => number | null;
  /** The ring around the chosen piece, in which a stroke tumbles it; in pixels of the window. */
  ring: () => { x: number; y: number; radius: number } | null;
  isLying: (kind: number) => boolean;
  /** Take a piece into the hand by a cube; false when that is not allowed. */
  onGrab: (kind: number, by: Cube) => boolean;
  /** Whether the pointer carries the chosen piece. */
  onCarry: (isCarried: boolean) => void;
  /** Hold the chosen piece where one points; through itself, where it hides a part of the board. */
  onAim: (look: Look, isThrough?: boolean) => void;
  /** Put the chosen piece where one points, be it through the piece itself. */
  onTap: (look: Look, isThrough: boolean) => void;
  onDrop: () => void;
  onTurn: (axis: Axis, isBack: boolean) => void;
  onOrbit: (change: (orbit: Orbit) => Orbit) => void;
  /** The piece that a click would take. */
  onHover: (kind: number | null) => void;
}

/** So far, in pixels, a pointer may tremble and still only click. */
const CLICK = 6;
/** A stroke over the piece in the hand that is shorter than this tumbles it; a longer one carries it. */
const STROKE = 90;
const WHEEL_TURN = 60;
const TURN_EACH_MS = 130;

interface Doing {
  what: "nothing" | "press" | "flick" | "carry" | "tumble" | "orbit" | "pan" | "two";
  start: Contact;
  /** The piece under the pointer when it went down, and whether it was in the hand then. */
  hit: { kind: number; by: Cube } | null;
  angle: number;
  distance: number;
  middle: Contact;
  wheel: number;
  turnedAt: number;
}

const IDLE: Doing = {
  what: "nothing",
  start: { x: 0, y: 0 },
  hit: null,
  angle: 0,
  distance: 1,
  middle: { x: 0, y: 0 },
  wheel: 0,
  turnedAt: 0,
};

/** Turn what mouse and fingers do on the canvas into gestures. */
export function usePointing(gestures: Gestures): void {
  const { gl, camera, scene } = useThree();
  const contacts = useRef(new Map<number, Contact>());
  const doing = useRef<Doing>({ ...IDLE });
  const box = useRef<DOMRect | null>(null);

  /** While a pointer is down the canvas stays where it is: to measure it would lay the page out at every move. */
  const canvasBox = (): DOMRect => {
    if (contacts.current.size === 0) box.current = null;
    return (box.current ??= gl.domElement.getBoundingClientRect());
  };

  const lookAt = (event: MouseEvent): Look => {
    const { origin, direction } = rayAt(event, canvasBox(), camera).ray;
    return [origin.toArray(), direction.toArray()];
  };
  const isInRing = ({ x, y }: Contact): boolean => {
    const ring = gestures.ring();
    return ring !== null && Math.hypot(x - ring.x, y - ring.y) < ring.radius;
  };

  /** A press that moves takes its piece along, or turns the view. */
  const begin = (event: PointerEvent) => {
    const now = doing.current;
    const { hit } = now;
    const canCarry =
      hit !== null && (hit.kind === gestures.inHand() || gestures.onGrab(hit.kind, hit.by));
    now.what = canCarry ? "carry" : "orbit";
    if (!canCarry) return;
    gestures.onCarry(true);
    gestures.onAim(lookAt(event));
  };

  const orbit = (what: "orbit" | "pan", before: Contact, here: Contact) => {
    const [x, y] = [here.x - before.x, here.y - before.y];
    const { clientWidth, clientHeight } = gl.domElement;
    gestures.onOrbit((view) =>
      what === "pan"
        ? panned(view, x / clientWidth, y / clientHeight)
        : turned(view, -x * 0.007, y * 0.006),
    );
  };

  /** The pointer is only above the board: the piece that it would take, or where the chosen one goes. */
  const hover = (event: PointerEvent) => {
    const hit = hitAt(event, canvasBox(), camera, scene);
    const chosen = gestures.inHand();
    const isFree = hit !== null && (chosen === null || !gestures.isLying(hit.kind));
    gestures.onHover(isFree ? hit.kind : null);
    const isThrough = isFree && hit.kind === chosen;
    if (chosen !== null && (!isFree || isThrough)) gestures.onAim(lookAt(event), isThrough);
  };

  /** Two fingers turn the piece in the hand; where there is none they zoom and move the picture. */
  const moveTwo = (now: Doing) => {
    const { angle, distance, middle } = twoFingers(contacts.current);
    if (gestures.inHand() !== null) {
      const turn = twists(now.angle, angle);
      if (turn === null) return;
      gestures.onTurn("z", turn > 0);
      now.angle += (Math.sign(turn) * Math.PI) / 2;
      return;
    }
    const by = distance / now.distance;
    const { clientWidth, clientHeight } = gl.domElement;
    const [x, y] = [middle.x - now.middle.x, middle.y - now.middle.y];
    gestures.onOrbit((view) => panned(zoomed(view, by), x / clientWidth, y / clientHeight));
    Object.assign(now, { angle, distance, middle });
  };

  /** A press without a way: it has lifted its piece already, or says where the chosen one goes. */
  const tap = (event: PointerEvent, { what, hit }: Doing) => {
    if (what === "tumble" && hit !== null) return;
    const isOnOther = hit !== null && hit.kind !== gestures.inHand();
    if (gestures.inHand() !== null && (hit === null || isOnOther)) {
      gestures.onTap(lookAt(event), false);
    }
  };

  const onDown = useEffectEvent((event: PointerEvent) => {
    gl.domElement.setPointerCapture(event.pointerId);
    const here = { x: event.clientX, y: event.clientY };
    canvasBox();
    contacts.current.set(event.pointerId, here);
    const now = doing.current;
    if (contacts.current.size > 1) {
      Object.assign(now, { what: "two", ...twoFingers(contacts.current) });
      return;
    }
    const hit = event.button === 0 ? hitAt(event, canvasBox(), camera, scene) : null;
    Object.assign(now, IDLE, { what: "press", start: here, hit });
    if (event.button !== 0) now.what = "pan";
    else if (hit !== null && hit.kind === gestures.inHand()) now.what = "flick";
    else if (hit !== null && (gestures.inHand() === null || !gestures.isLying(hit.kind))) {
      if (!gestures.onGrab(hit.kind, hit.by)) now.hit = null;
    } else if (isInRing(here)) now.what = "tumble";
  });

  const onMove = useEffectEvent((event: PointerEvent) => {
    const before = contacts.current.get(event.pointerId);
    const now = doing.current;
    if (before === undefined) {
      if (event.pointerType === "mouse") hover(event);
      return;
    }
    const here = { x: event.clientX, y: event.clientY };
    contacts.current.set(event.pointerId, here);
    const far = Math.hypot(here.x - now.start.x, here.y - now.start.y);
    if (now.what === "press" && far > CLICK) begin(event);
    else if (now.what === "flick" && far > STROKE) begin(event);
    if (now.what === "two") moveTwo(now);
    else if (now.what === "carry") gestures.onAim(lookAt(event));
    else if (now.what === "tumble") {
      const turn = tumbles(now.start, here);
      if (turn !== null) {
        gestures.onTurn(...turn);
        now.start = here;
        now.hit = now.hit ?? NO_HIT;
      }
    } else if (now.what === "orbit" || now.what === "pan") orbit(now.what, before, here);
  });

  const onUp = useEffectEvent((event: PointerEvent) => {
    const now = doing.current;
    if (!contacts.current.delete(event.pointerId)) return;
    const { what } = now;
    if (what === "two") {
      gestures.onCarry(false);
      if (contacts.current.size === 0) now.what = "nothing";
      return;
    }
    now.what = "nothing";
    if (what === "carry") gestures.onCarry(false);
    if (event.type !== "pointerup") return;
    if (what === "carry") {
      gestures.onAim(lookAt(event));
      gestures.onDrop();
    } else if (what === "flick") {
      const turn = tumbles(now.start, { x: event.clientX, y: event.clientY });
      const isInTray = now.hit !== null && !gestures.isLying(now.hit.kind);
      if (turn !== null) gestures.onTurn(...turn);
      else if (isInTray) gestures.onTap(lookAt(event), true);
    } else if (what === "press" || what === "tumble") tap(event, now);
  });

  const onLeave = useEffectEvent(() => {
    gestures.onHover(null);
  });

  const onWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    const by = event.deltaY === 0 ? event.deltaX : event.deltaY;
    if (gestures.inHand() === null) {
      gestures.onOrbit((view) => zoomed(view, Math.exp(-by * 0.0012)));
      return;
    }
    const now = doing.current;
    now.wheel += by;
    if (Math.abs(now.wheel) < WHEEL_TURN || event.timeStamp - now.turnedAt < TURN_EACH_MS) return;
    gestures.onTurn(wheelAxis(event), now.wheel > 0);
    Object.assign(now, { wheel: 0, turnedAt: event.timeStamp });
  });

  useEffect(() => {
    const canvas = gl.domElement;
    const ended = new AbortController();
    const { signal } = ended;
    canvas.addEventListener("pointerdown", onDown, { signal });
    canvas.addEventListener("pointermove", onMove, { signal });
    canvas.addEventListener("pointerup", onUp, { signal });
    canvas.addEventListener("pointercancel", onUp, { signal });
    canvas.addEventListener("pointerleave", onLeave, { signal });
    canvas.addEventListener("contextmenu", prevent, { signal });
    // A tap's click would come late, and press the arrow that has appeared under the finger by then.
    canvas.addEventListener("touchend", prevent, { signal, passive: false });
    // The arrows around the piece lie above the canvas; the wheel turns the piece there, too.
    const board = canvas.closest<HTMLElement>("[data-board]") ?? canvas;
    board.addEventListener("wheel", onWheel, { signal, passive: false });
    return () => {
      ended.abort();
    };
  }, [gl]);
}

const prevent = (event: Event) => {
  event.preventDefault();
};

const NO_HIT = { kind: 0, by: [0, 0, 0] } as const;
