import type { Camera, Scene } from "three";
import type { Axis, Cube } from "../model/pieces";
import { tumbles, twists, twoFingers, wheelAxis, type Contact } from "./gestures";
import { panned, turned, zoomed, type Orbit } from "./orbit";
import { hitAt, rayAt } from "./picking";
import type { Point } from "./space";

/** The camera's position and direction, in drawn units. */
export type Look = readonly [from: Point, way: Point];

/** The board actions that pointers use. */
export interface Asked {
  /** Return the piece in the hand; the page knows it before the board is drawn. */
  inHand: () => number | null;
  /** The ring around the chosen piece, in which a swipe tumbles it; in pixels of the window. */
  ring: () => { x: number; y: number; radius: number } | null;
  isLying: (kind: number) => boolean;
  /** Take a piece into the hand by a cube; false if that is not allowed. */
  onGrab: (kind: number, by: Cube) => boolean;
  /** Whether the pointer carries the chosen piece. */
  onCarry: (isCarried: boolean) => void;
  /**
   * Hold the chosen piece at the line of sight; looking through the piece itself, if it hides a part of the
   * board.
   */
  onAim: (look: Look, isThrough?: boolean) => void;
  /** Put the chosen piece at the line of sight, looking through the piece itself if necessary. */
  onTap: (look: Look, isThrough: boolean) => void;
  onDrop: () => void;
  onTurn: (axis: Axis, isBack: boolean) => void;
  onOrbit: (change: (orbit: Orbit) => Orbit) => void;
  /** The piece that a click would take. */
  onHover: (kind: number | null) => void;
}

/** What is under the pointers. */
interface Stage {
  canvas: HTMLCanvasElement;
  camera: Camera;
  scene: Scene;
}

/** The pointers' state between events. */
export interface Press {
  what: "nothing" | "press" | "flick" | "carry" | "tumble" | "orbit" | "pan" | "two";
  contacts: Map<number, Contact>;
  start: Contact;
  /** The piece under the pointer when it went down; null if it could not be taken. */
  hit: { kind: number; by: Cube } | null;
  /** Whether letting go is no tap: a swipe has turned the piece, or began in its ring over another. */
  isStroke: boolean;
  angle: number;
  distance: number;
  middle: Contact;
  wheel: number;
  turnedAt: number;
  /** The canvas's position; measured again when nothing is pressed. */
  box: DOMRect | null;
}

/** The context in which an event is read. */
export interface Pointing {
  press: Press;
  stage: Stage;
  asked: Asked;
}

/** A pointer may move this far, in pixels, and still only click. */
const CLICK = 6;
/** A shorter swipe over the piece in the hand tumbles it; a longer one carries it. */
const STROKE = 90;
const FAR: Partial<Record<Press["what"], number>> = { press: CLICK, flick: STROKE };
const WHEEL_TURN = 60;
const TURN_EACH_MS = 130;

const AFRESH = {
  start: { x: 0, y: 0 },
  hit: null,
  isStroke: false,
  angle: 0,
  distance: 1,
  middle: { x: 0, y: 0 },
  wheel: 0,
  turnedAt: 0,
};

export const noPress = (): Press => ({
  ...AFRESH,
  what: "nothing",
  contacts: new Map(),
  box: null,
});

const contactOf = (event: MouseEvent): Contact => ({ x: event.clientX, y: event.clientY });

/** While a pointer is down the canvas stays in place: measuring it would force a layout at every move. */
function boxOf({ press, stage }: Pointing): DOMRect {
  if (press.contacts.size === 0) press.box = null;
  return (press.box ??= stage.canvas.getBoundingClientRect());
}

function lookAt(pointing: Pointing, event: MouseEvent): Look {
  const { origin, direction } = rayAt(event, boxOf(pointing), pointing.stage.camera).ray;
  return [origin.toArray(), direction.toArray()];
}

function pieceAt(pointing: Pointing, event: MouseEvent): Press["hit"] {
  const { camera, scene } = pointing.stage;
  return hitAt(event, boxOf(pointing), camera, scene);
}

/** A pointer goes down: on a piece, in the ring around the chosen one, or beside them. */
export function down(pointing: Pointing, event: PointerEvent): void {
  const { press } = pointing;
  boxOf(pointing);
  press.contacts.set(event.pointerId, contactOf(event));
  if (press.contacts.size > 1) {
    Object.assign(press, { what: "two", ...twoFingers(press.contacts) });
    return;
  }
  const hit = event.button === 0 ? pieceAt(pointing, event) : null;
  Object.assign(press, AFRESH, { start: contactOf(event), hit });
  press.what = event.button === 0 ? begun(pointing) : "pan";
}

/** Classify the start of a press; a press on a free piece lifts it. */
function begun({ press, asked }: Pointing): Press["what"] {
  const { hit } = press;
  const chosen = asked.inHand();
  if (hit !== null && hit.kind === chosen) return "flick";
  if (hit !== null && (chosen === null || !asked.isLying(hit.kind))) {
    if (!asked.onGrab(hit.kind, hit.by)) press.hit = null;
    return "press";
  }
  if (!isInRing(press.start, asked.ring())) return "press";
  press.isStroke = hit !== null;
  return "tumble";
}

const isInRing = ({ x, y }: Contact, ring: ReturnType<Asked["ring"]>): boolean =>
  ring !== null && Math.hypot(x - ring.x, y - ring.y) < ring.radius;

/** A pointer moves, pressed or not. */
export function move(pointing: Pointing, event: PointerEvent): void {
  const { press, asked } = pointing;
  const before = press.contacts.get(event.pointerId);
  if (before === undefined) {
    if (event.pointerType === "mouse") hover(pointing, event);
    return;
  }
  const here = contactOf(event);
  press.contacts.set(event.pointerId, here);
  const far = Math.hypot(here.x - press.start.x, here.y - press.start.y);
  if (far > (FAR[press.what] ?? Infinity)) beginToMove(pointing, event);
  if (press.what === "two") moveTwo(pointing);
  else if (press.what === "carry") asked.onAim(lookAt(pointing, event));
  else if (press.what === "tumble") tumble(pointing, here);
  else if (press.what === "orbit" || press.what === "pan") moveView(pointing, before, here);
}

/** A press that moves carries its piece, or turns the view. */
function beginToMove(pointing: Pointing, event: PointerEvent): void {
  const { press, asked } = pointing;
  const { hit } = press;
  const canCarry = hit !== null && (hit.kind === asked.inHand() || asked.onGrab(hit.kind, hit.by));
  press.what = canCarry ? "carry" : "orbit";
  if (!canCarry) return;
  asked.onCarry(true);
  asked.onAim(lookAt(pointing, event));
}

/** The pointer only hovers: show the piece that it would take, or where the chosen one would go. */
function hover(pointing: Pointing, event: PointerEvent): void {
  const { asked } = pointing;
  const hit = pieceAt(pointing, event);
  const chosen = asked.inHand();
  const isFree = hit !== null && (chosen === null || !asked.isLying(hit.kind));
  asked.onHover(isFree ? hit.kind : null);
  const isThrough = isFree && hit.kind === chosen;
  if (chosen !== null && (!isFree || isThrough)) asked.onAim(lookAt(pointing, event), isThrough);
}

/** Two fingers turn the piece in the hand; without one they zoom and shift the picture. */
function moveTwo({ press, stage, asked }: Pointing): void {
  const { angle, distance, middle } = twoFingers(press.contacts);
  if (asked.inHand() !== null) {
    const turn = twists(press.angle, angle);
    if (turn === null) return;
    asked.onTurn("z", turn > 0);
    press.angle += (Math.sign(turn) * Math.PI) / 2;
    return;
  }
  const by = distance / press.distance;
  const { clientWidth, clientHeight } = stage.canvas;
  const [x, y] = [middle.x - press.middle.x, middle.y - press.middle.y];
  asked.onOrbit((view) => panned(zoomed(view, by), x / clientWidth, y / clientHeight));
  Object.assign(press, { angle, distance, middle });
}

function tumble({ press, asked }: Pointing, here: Contact): void {
  const turn = tumbles(press.start, here);
  if (turn === null) return;
  asked.onTurn(...turn);
  Object.assign(press, { start: here, isStroke: true });
}

function moveView({ press, stage, asked }: Pointing, before: Contact, here: Contact): void {
  const [x, y] = [here.x - before.x, here.y - before.y];
  const { clientWidth, clientHeight } = stage.canvas;
  const isPanned = press.what === "pan";
  asked.onOrbit((view) =>
    isPanned
      ? panned(view, x / clientWidth, y / clientHeight)
      : turned(view, -x * 0.007, y * 0.006),
  );
}

/** A pointer goes up, or is lost. */
export function up(pointing: Pointing, event: PointerEvent): void {
  const { press, asked } = pointing;
  if (!press.contacts.delete(event.pointerId)) return;
  const { what } = press;
  if (what !== "two" || press.contacts.size === 0) press.what = "nothing";
  if (what === "two" || what === "carry") asked.onCarry(false);
  if (event.type !== "pointerup") return;
  if (what === "carry") {
    asked.onAim(lookAt(pointing, event));
    asked.onDrop();
  } else if (what === "flick") endFlick(pointing, event);
  else if (what === "press" || what === "tumble") tap(pointing, event);
}

/**
 * A short swipe over the piece in the hand turns it; without a direction it puts the piece at the point behind
 * it.
 */
function endFlick(pointing: Pointing, event: PointerEvent): void {
  const { press, asked } = pointing;
  const turn = tumbles(press.start, contactOf(event));
  const isInTray = press.hit !== null && !asked.isLying(press.hit.kind);
  if (turn !== null) asked.onTurn(...turn);
  else if (isInTray) asked.onTap(lookAt(pointing, event), true);
}

/** A press without movement: it has lifted its piece already, or says where the chosen one goes. */
function tap(pointing: Pointing, event: PointerEvent): void {
  const { press, asked } = pointing;
  const chosen = asked.inHand();
  if (press.isStroke || chosen === null || press.hit?.kind === chosen) return;
  asked.onTap(lookAt(pointing, event), false);
}

/** The wheel turns the piece in the hand, no faster than the eye can follow; without one it zooms. */
export function wheel({ press, asked }: Pointing, event: WheelEvent): void {
  event.preventDefault();
  const by = event.deltaY === 0 ? event.deltaX : event.deltaY;
  if (asked.inHand() === null) {
    asked.onOrbit((view) => zoomed(view, Math.exp(-by * 0.0012)));
    return;
  }
  press.wheel += by;
  if (Math.abs(press.wheel) < WHEEL_TURN || event.timeStamp - press.turnedAt < TURN_EACH_MS) return;
  asked.onTurn(wheelAxis(event), press.wheel > 0);
  Object.assign(press, { wheel: 0, turnedAt: event.timeStamp });
}
