import { useThree } from "@react-three/fiber";
import { useEffect, useEffectEvent, useRef } from "react";
import { Plane, Raycaster, Vector2, Vector3, type Object3D } from "three";
import type { Axis } from "../model/pieces";
import { turned, zoomed, type Orbit } from "./orbit";

/** What pointers ask of the board; points are drawn ones, on the table. */
export interface Gestures {
  /** Whether a piece is in the hand. */
  isHolding: boolean;
  /** Take a piece into the hand; false when that is not allowed. */
  onGrab: (kind: number, right: number, near: number) => boolean;
  onAim: (right: number, near: number) => void;
  onDrop: () => void;
  onTurn: (axis: Axis, isBack: boolean) => void;
  onOrbit: (change: (orbit: Orbit) => Orbit) => void;
}

/** So far, in pixels, a pointer may tremble and still only click. */
const CLICK = 6;
/** Aiming is done in the middle of the lower level. */
const AIM_HEIGHT = 0.5;
const WHEEL_TURN = 60;
const TURN_EACH_MS = 130;
const TWIST = Math.PI / 6;

interface Contact {
  x: number;
  y: number;
}

interface Doing {
  what: "nothing" | "piece" | "aim" | "orbit" | "two";
  start: Contact;
  hasMoved: boolean;
  angle: number;
  distance: number;
  wheel: number;
  turnedAt: number;
}

const IDLE: Doing = {
  what: "nothing",
  start: { x: 0, y: 0 },
  hasMoved: false,
  angle: 0,
  distance: 1,
  wheel: 0,
  turnedAt: 0,
};

/** Turn what mouse and fingers do on the canvas into gestures. */
export function usePointing(gestures: Gestures): void {
  const { gl, camera, scene } = useThree();
  const contacts = useRef(new Map<number, Contact>());
  const doing = useRef<Doing>({ ...IDLE });

  const rayAt = (event: MouseEvent): Raycaster => {
    const box = gl.domElement.getBoundingClientRect();
    const point = new Vector2(
      ((event.clientX - box.left) / box.width) * 2 - 1,
      1 - ((event.clientY - box.top) / box.height) * 2,
    );
    const ray = new Raycaster();
    ray.setFromCamera(point, camera);
    return ray;
  };
  const tableAt = (event: MouseEvent): Vector3 | null =>
    rayAt(event).ray.intersectPlane(new Plane(new Vector3(0, 1, 0), -AIM_HEIGHT), new Vector3());
  const aim = (event: MouseEvent) => {
    const point = tableAt(event);
    if (point !== null) gestures.onAim(point.x, point.z);
  };
  const grab = (event: PointerEvent): boolean => {
    const hit = rayAt(event)
      .intersectObjects(scene.children, true)
      .map(({ object }) => kindOf(object))
      .find((kind) => kind !== undefined);
    const point = tableAt(event);
    return hit !== undefined && point !== null && gestures.onGrab(hit, point.x, point.z);
  };

  const onDown = useEffectEvent((event: PointerEvent) => {
    gl.domElement.setPointerCapture(event.pointerId);
    contacts.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const now = doing.current;
    if (contacts.current.size > 1) {
      Object.assign(now, { what: "two", ...twoFingers(contacts.current) });
      return;
    }
    Object.assign(now, IDLE, { start: { x: event.clientX, y: event.clientY } });
    if (gestures.isHolding) {
      now.what = "aim";
      aim(event);
    } else {
      now.what = event.button === 0 && grab(event) ? "piece" : "orbit";
    }
  });

  const onMove = useEffectEvent((event: PointerEvent) => {
    const before = contacts.current.get(event.pointerId);
    const now = doing.current;
    if (before === undefined) {
      if (gestures.isHolding && event.pointerType === "mouse") aim(event);
      return;
    }
    const here = { x: event.clientX, y: event.clientY };
    contacts.current.set(event.pointerId, here);
    if (Math.hypot(here.x - now.start.x, here.y - now.start.y) > CLICK) now.hasMoved = true;
    if (now.what === "two") moveTwo(now, contacts.current, gestures);
    else if (now.what === "orbit") {
      const [round, above] = [(before.x - here.x) * 0.007, (here.y - before.y) * 0.006];
      gestures.onOrbit((orbit) => turned(orbit, round, above));
    } else if (now.what === "aim" || now.hasMoved) aim(event);
  });

  const onUp = useEffectEvent((event: PointerEvent) => {
    const now = doing.current;
    if (!contacts.current.delete(event.pointerId)) return;
    if (now.what === "two") {
      if (contacts.current.size === 0) now.what = "nothing";
      return;
    }
    const isDrop = now.what === "aim" || (now.what === "piece" && now.hasMoved);
    now.what = "nothing";
    if (isDrop && event.type === "pointerup") gestures.onDrop();
  });

  const onWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    const by = event.deltaY === 0 ? event.deltaX : event.deltaY;
    if (!gestures.isHolding) {
      gestures.onOrbit((orbit) => zoomed(orbit, Math.exp(-by * 0.0012)));
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
    canvas.addEventListener("wheel", onWheel, { signal, passive: false });
    return () => {
      ended.abort();
    };
  }, [gl]);
}

/** The wheel turns a piece on the table; with Shift or Alt it tips it. */
function wheelAxis(event: WheelEvent): Axis {
  if (event.shiftKey) return "x";
  return event.altKey ? "y" : "z";
}

/** Two fingers turn the piece in the hand, or zoom where there is none. */
function moveTwo(now: Doing, contacts: ReadonlyMap<number, Contact>, gestures: Gestures): void {
  const { angle, distance } = twoFingers(contacts);
  if (!gestures.isHolding) {
    const by = distance / now.distance;
    gestures.onOrbit((orbit) => zoomed(orbit, by));
    Object.assign(now, { angle, distance });
    return;
  }
  const turn = Math.atan2(Math.sin(angle - now.angle), Math.cos(angle - now.angle));
  if (Math.abs(turn) < TWIST) return;
  gestures.onTurn("z", turn > 0);
  Object.assign(now, { angle, distance });
}

function twoFingers(contacts: ReadonlyMap<number, Contact>): { angle: number; distance: number } {
  const [one, other] = [...contacts.values()];
  if (one === undefined || other === undefined) return { angle: 0, distance: 1 };
  const [x, y] = [other.x - one.x, other.y - one.y];
  return { angle: Math.atan2(y, x), distance: Math.max(1, Math.hypot(x, y)) };
}

function kindOf(object: Object3D | null): number | undefined {
  if (object === null) return undefined;
  const { kind } = object.userData as { kind?: number };
  return kind ?? kindOf(object.parent);
}
