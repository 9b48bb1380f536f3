import { useFrame, useThree } from "@react-three/fiber";
import { useLayoutEffect, useRef, type RefObject } from "react";
import { useTranslation } from "react-i18next";
import { PerspectiveCamera, Vector3 } from "three";
import { useWideTable } from "../../../model/media";
import { TURN_WAYS, TurnArrow, type TurnWay } from "../art/turns";
import { formCubes, sizeOf, type Axis } from "../model/pieces";
import type { Layout, Point } from "./space";
import "./gizmo.css";

/** The chosen piece on the screen: its position in pixels of the board, and the radius that it takes up. */
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
    // The board shows it once its arrows are in place.
    <div className="gizmo" ref={element} hidden data-testid="gizmo">
      {TURN_WAYS.map(({ way, axis, isBack, path }) => (
        <button
          key={way}
          type="button"
          className="gizmo-arrow"
          data-way={way}
          data-testid={`gizmo-${way}`}
          // The turn buttons below do the same for the keyboard.
          tabIndex={-1}
          aria-label={t(`ways.${way}`)}
          title={t(`ways.${way}`)}
          // Pressing an arrow does not take the keyboard focus from the board.
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

/** The arrows' centre. */
interface Ringed {
  kind: number | null;
  /** Where it was lifted. */
  at: Point;
  isOnBoard: boolean;
  isHidden: boolean;
  /** Whether the player points at a place for it now. */
  isAimed: boolean;
}

/**
 * Keep the arrows around the point where a piece was lifted, whatever the view does: they stay under a tapping
 * finger.
 */
export function useGizmo(
  element: RefObject<HTMLDivElement | null>,
  { kind, at, isOnBoard, isHidden, isAimed }: Ringed,
  { board, tray }: Layout,
) {
  const { camera, size, invalidate } = useThree();
  const ring = useRef<Ring | null>(null);
  const isWide = useWideTable();
  useLayoutEffect(() => {
    // Until the next frame they still surround the previous piece.
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
    // The diagonal of a piece's box is the same however the piece is turned.
    const radius = (unit * new Vector3(...sizeOf(formCubes(kind, 0))).length()) / 2 + 14;
    const seen = middle.project(camera);
    const [x, y] = [((seen.x + 1) / 2) * size.width, ((1 - seen.y) / 2) * size.height];
    // Around a piece in the tray no arrow covers the board, where the player points to put the piece.
    const isBefore = (tray?.middle[2] ?? 0) > board[1];
    const edge = new Vector3(isBefore ? 0 : board[0], 0, isBefore ? board[1] : 0).project(camera);
    const room = {
      ...size,
      left: isOnBoard || isBefore ? 0 : ((edge.x + 1) / 2) * size.width,
      top: isOnBoard || !isBefore ? 0 : ((1 - edge.y) / 2) * size.height,
    };
    ring.current = ringIn(room, { x, y, radius });
    // If an arrow would cover the board anyway, the buttons below do its work.
    const isInTheWay = roomFor(room) < LEAST && (isAimed || !isWide);
    if (isInTheWay) hide(element.current);
    else if (!isHidden) lay(element.current, ring.current);
  });
  return ring;
}

const ARROW = 44;
/** On a smaller ring the arrows would overlap. */
const LEAST = 58;

interface Room {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Return the size of the ring that fits. */
const roomFor = ({ left, top, width, height }: Room): number =>
  Math.min(width - left, height - top) / 2 - ARROW / 2 - 2;

/** Move a ring into the available room; it moves as a whole, so that arrows never overlap. */
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

/** Show the arrows in their places. */
function lay(gizmo: HTMLDivElement | null, { x, y, radius }: Ring): void {
  for (const arrow of gizmo?.querySelectorAll<HTMLElement>("[data-way]") ?? []) {
    const [right, down] = PLACES[arrow.dataset.way as TurnWay["way"]];
    const [left, top] = [x + right * radius - ARROW / 2, y + down * radius - ARROW / 2];
    arrow.style.transform = `translate(${Math.round(left)}px, ${Math.round(top)}px)`;
  }
  gizmo?.toggleAttribute("hidden", false);
}

/** If there is too little room, staying in the window matters more than covering nothing. */
const inside = (at: number, least: number, most: number) => Math.min(most, Math.max(least, at));

const PLACES: Readonly<Record<TurnWay["way"], readonly [right: number, down: number]>> = {
  away: [0, -1],
  towards: [0, 1],
  left: [-1, 0],
  right: [1, 0],
  anticlockwise: [-0.78, -0.78],
  clockwise: [0.78, -0.78],
};
