import { useFrame, useThree } from "@react-three/fiber";
import { useLayoutEffect, useRef, type RefObject } from "react";
import { useTranslation } from "react-i18next";
import { PerspectiveCamera, Vector3 } from "three";
import { useWideTable } from "../../../model/media";
import { TURN_WAYS, TurnArrow, type TurnWay } from "../art/turns";
import { formCubes, sizeOf, type Axis } from "../model/pieces";
import type { Layout, Point } from "./space";
import "./gizmo.css";

/** Where the chosen piece is on the screen: in pixels of the board, and how far around it is its own. */
interface Ring {
  x: number;
  y: number;
  radius: number;
}

interface GizmoProps {
  element: RefObject<HTMLDivElement | null>;
  onTurn: (axis: Axis, isBack: boolean) => void;
}

/** Six arrows around the piece in the hand: each tips, rolls or spins it the way it points. */
export function Gizmo({ element, onTurn }: GizmoProps) {
  const { t } = useTranslation("ubongo3d");
  return (
    // It is shown by the board, once its arrows are where they belong.
    <div className="gizmo" ref={element} hidden data-testid="gizmo">
      {TURN_WAYS.map(({ way, axis, isBack, path }) => (
        <button
          key={way}
          type="button"
          className="gizmo-arrow"
          data-way={way}
          data-testid={`gizmo-${way}`}
          // The turn buttons below have the same for the keyboard.
          tabIndex={-1}
          aria-label={t(`ways.${way}`)}
          title={t(`ways.${way}`)}
          // Pointing at an arrow does not take the keyboard away from the board.
          onMouseDown={(event) => {
            event.preventDefault();
          }}
          onClick={() => {
            onTurn(axis, isBack);
          }}
        >
          <TurnArrow path={path} />
        </button>
      ))}
    </div>
  );
}

/** What the arrows are around. */
interface Ringed {
  kind: number | null;
  /** Where it was lifted. */
  at: Point;
  isOnBoard: boolean;
  isHidden: boolean;
  /** Whether one points at a place for it now. */
  isAimed: boolean;
}

/** Keep the arrows around where a piece was lifted, whatever the view does: they stay under a tapping finger. */
export function useGizmo(
  element: RefObject<HTMLDivElement | null>,
  { kind, at, isOnBoard, isHidden, isAimed }: Ringed,
  { board, tray }: Layout,
) {
  const { camera, size, invalidate } = useThree();
  const ring = useRef<Ring | null>(null);
  const isWide = useWideTable();
  useLayoutEffect(() => {
    // Until the next frame they are still around the piece before.
    hide(element.current);
    invalidate();
  }, [element, kind, isHidden, invalidate]);
  useFrame(() => {
    if (kind === null || !(camera instanceof PerspectiveCamera)) {
      ring.current = null;
      return;
    }
    const middle = new Vector3(...at);
    const away = camera.position.distanceTo(middle);
    const unit = size.height / (2 * Math.tan((camera.fov * Math.PI) / 360) * away);
    // The box around a piece is as long from corner to corner however it is turned.
    const radius = (unit * new Vector3(...sizeOf(formCubes(kind, 0))).length()) / 2 + 14;
    const seen = middle.project(camera);
    const [x, y] = [((seen.x + 1) / 2) * size.width, ((1 - seen.y) / 2) * size.height];
    // Around a piece of the tray no arrow lies on the board, where one points to put the piece.
    const isBefore = (tray?.middle[2] ?? 0) > board[1];
    const edge = new Vector3(isBefore ? 0 : board[0], 0, isBefore ? board[1] : 0).project(camera);
    const room = {
      ...size,
      left: isOnBoard || isBefore ? 0 : ((edge.x + 1) / 2) * size.width,
      top: isOnBoard || !isBefore ? 0 : ((1 - edge.y) / 2) * size.height,
    };
    ring.current = ringIn(room, { x, y, radius });
    // Where it would lie on the board all the same, the buttons below do what it does.
    const isInTheWay = roomFor(room) < LEAST && (isAimed || !isWide);
    if (isInTheWay) hide(element.current);
    else if (!isHidden) lay(element.current, ring.current);
  });
  return ring;
}

const ARROW = 44;
/** On a smaller ring the arrows would lie on each other. */
const LEAST = 58;

interface Room {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Say how large a ring there is room for. */
const roomFor = ({ left, top, width, height }: Room): number =>
  Math.min(width - left, height - top) / 2 - ARROW / 2 - 2;

/** Move a ring into the room there is; it moves as a whole, so that no arrow lies on another. */
function ringIn(room: Room, { x, y, radius }: Ring): Ring {
  const { left, top, width, height } = room;
  const far = Math.max(LEAST, Math.min(radius, roomFor(room)));
  const edge = far + ARROW / 2 + 2;
  return {
    x: inside(x, left + edge, width - edge),
    y: inside(y, top + edge, height - edge),
    radius: far,
  };
}

function hide(gizmo: HTMLDivElement | null): void {
  gizmo?.toggleAttribute("hidden", true);
}

/** Show the arrows where they belong. */
function lay(gizmo: HTMLDivElement | null, { x, y, radius }: Ring): void {
  for (const arrow of gizmo?.querySelectorAll<HTMLElement>("[data-way]") ?? []) {
    const [right, down] = PLACES[arrow.dataset.way as TurnWay["way"]];
    const [left, top] = [x + right * radius - ARROW / 2, y + down * radius - ARROW / 2];
    arrow.style.transform = `translate(${Math.round(left)}px, ${Math.round(top)}px)`;
  }
  gizmo?.toggleAttribute("hidden", false);
}

/** Where there is too little room, what must be in the window wins over what should not be covered. */
const inside = (at: number, least: number, most: number) => Math.min(most, Math.max(least, at));

const PLACES: Readonly<Record<TurnWay["way"], readonly [right: number, down: number]>> = {
  away: [0, -1],
  towards: [0, 1],
  left: [-1, 0],
  right: [1, 0],
  anticlockwise: [-0.78, -0.78],
  clockwise: [0.78, -0.78],
};
