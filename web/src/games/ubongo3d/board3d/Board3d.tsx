import { Canvas, useThree } from "@react-three/fiber";
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef } from "react";
import { PerspectiveCamera } from "three";
import { useMedia } from "../../../model/media";
import { usePreferences } from "../../../model/preferences";
import { fallen, isAbove, misfit, without, type Building, type Square } from "../model/building";
import { heldCells, type Held } from "../model/hand";
import { formCubes, formOf, sizeOf, type Axis, type Cube } from "../model/pieces";
import { readColours, type Colours } from "./colours";
import { Furniture } from "./Furniture";
import { Ghost } from "./Ghost";
import { Outline } from "./Outline";
import { FROM_THE_FRONT, place, type Orbit } from "./orbit";
import { PieceMesh } from "./PieceMesh";
import { usePointing } from "./pointing";
import { drawnCells, layOut, middleOf, squareAt, type Layout, type Point } from "./space";

/** What the board shows, and what it asks for; it knows nothing of rounds or servers. */
export interface Board3dProps {
  squares: readonly Square[];
  kinds: readonly number[];
  laid: Building;
  /** How the pieces in the tray are turned. */
  forms: ReadonlyMap<number, number>;
  held: Held | null;
  /** Where a hint says that a piece belongs. */
  marked: readonly Cube[];
  chosen: number | null;
  /** Take a piece into the hand; false when that is not allowed now. */
  onGrab: (kind: number) => boolean;
  /** Hold the middle of the piece above a point of the table, in squares. */
  onAim: (x: number, y: number) => void;
  onDrop: () => void;
  onTurn: (axis: Axis, isBack: boolean) => void;
  /** Raised whenever one wants to look from the front again. */
  glances: number;
  /** Called once something is to be seen. */
  onDrawn: () => void;
  /** Called when the machine has lost its canvas. */
  onLost: () => void;
}

/** The board in space. */
export default function Board3d(props: Board3dProps) {
  const { theme } = usePreferences();
  const isDark = useMedia("(prefers-color-scheme: dark)");
  const colours = useMemo(
    () => ({ ...readColours(), key: `${theme} ${String(isDark)}` }),
    [theme, isDark],
  );
  const { onLost } = props;
  return (
    <Canvas
      className="board-canvas"
      frameloop="demand"
      shadows="percentage"
      flat
      dpr={[1, 2]}
      camera={{ fov: 30, near: 0.5, far: 120 }}
      gl={{ antialias: true, powerPreference: "high-performance" }}
      onCreated={({ gl }) => {
        gl.domElement.addEventListener("webglcontextlost", onLost);
      }}
    >
      <Scene {...props} colours={colours} />
    </Canvas>
  );
}

type SceneProps = Board3dProps & { colours: Colours };

function Scene(props: SceneProps) {
  const { squares, kinds, laid, forms, held, chosen, colours, onDrawn } = props;
  const isNarrow = useThree(({ size }) => size.width < size.height * 1.5);
  const layout = useLayout(squares, kinds, isNarrow);
  useCamera(props, layout);
  useDrawn(onDrawn);
  const ghost = useMemo(() => landing(squares, laid, held), [squares, laid, held]);
  return (
    <>
      <Lights isDark={colours.isDark} />
      <Furniture layout={layout} colours={colours} />
      {kinds.map((kind) => {
        const { form, at } = whereabouts(kind, { laid, forms, held, layout, squares });
        return (
          <PieceMesh
            key={kind}
            kind={kind}
            form={form}
            at={at}
            colours={colours}
            isChosen={kind === chosen}
          />
        );
      })}
      <Ghost layout={layout} colours={colours} landing={ghost} />
      <Outline cubes={drawnCells(layout, props.marked)} colour={colours.accent} thick={0.1} />
    </>
  );
}

/** The same board and the same pieces stand where they stood, however often they are told. */
function useLayout(
  squares: readonly Square[],
  kinds: readonly number[],
  isNarrow: boolean,
): Layout {
  const told = JSON.stringify([squares, kinds]);
  return useMemo(() => {
    const [area, pieces] = JSON.parse(told) as [Square[], number[]];
    return layOut(area, pieces, isNarrow);
  }, [told, isNarrow]);
}

function Lights({ isDark }: { isDark: boolean }) {
  return (
    <>
      <hemisphereLight args={["#fff4de", "#4a3a28", isDark ? 1.1 : 1.6]} />
      <directionalLight
        position={[-5, 11, 5]}
        intensity={isDark ? 1.3 : 1.9}
        color="#fff0d8"
        castShadow
        shadow-mapSize={[1024, 1024]}
        shadow-radius={5}
        shadow-bias={-0.0008}
        shadow-normalBias={0.02}
      >
        <orthographicCamera attach="shadow-camera" args={[-11, 11, 11, -11, 1, 30]} />
      </directionalLight>
    </>
  );
}

type Things = Pick<Board3dProps, "laid" | "forms" | "held" | "squares"> & { layout: Layout };

/** A held piece floats so high above where it would land. */
const LIFT = 1.6;

/** Say how a piece is turned and where it is: in the hand, on the board or in the tray. */
function whereabouts(kind: number, things: Things): { form: number; at: Point } {
  const { laid, forms, held, layout, squares } = things;
  if (held?.kind === kind) {
    const cells = heldCells(held);
    const above = isAbove(squares, cells) ? fallen(without(laid, kind), cells) : cells;
    const [right, up, near] = middleOf(layout, above);
    return { form: held.form, at: [right, up + LIFT, near] };
  }
  const lying = laid.find((piece) => piece.kind === kind);
  if (lying !== undefined) {
    return { form: formOf(kind, lying.cells), at: middleOf(layout, lying.cells) };
  }
  const form = forms.get(kind) ?? 0;
  const [right, up, near] = layout.slots.get(kind) ?? [0, 0, 0];
  return { form, at: [right, up + sizeOf(formCubes(kind, form))[2] / 2, near] };
}

/** Say where the piece in the hand would land, and whether it fits there. */
function landing(squares: readonly Square[], laid: Building, held: Held | null) {
  if (held === null || !isAbove(squares, heldCells(held))) return null;
  const rest = without(laid, held.kind);
  const cells = fallen(rest, heldCells(held));
  return { cells, fits: misfit(squares, rest, cells) === null };
}

/** Move the camera, and turn what pointers do into what the board is asked for. */
function useCamera(props: SceneProps, layout: Layout): void {
  const { squares, laid, forms, held } = props;
  const { camera, size, gl, invalidate } = useThree();
  // Not a state: turning the view draws a frame, and nothing else is to be reckoned anew.
  const orbit = useRef<Orbit>(FROM_THE_FRONT);
  const offset = useRef<readonly [right: number, near: number]>([0, 0]);
  const look = useCallback(() => {
    if (!(camera instanceof PerspectiveCamera)) return;
    place(camera, orbit.current, layout);
    tellView(gl.domElement, camera, layout);
    invalidate();
  }, [camera, layout, gl, invalidate]);
  useLayoutEffect(look, [look, size]);
  const lookFromTheFront = useEffectEvent(() => {
    orbit.current = FROM_THE_FRONT;
    look();
  });
  useLayoutEffect(() => {
    if (props.glances > 0) lookFromTheFront();
  }, [props.glances]);
  usePointing({
    isHolding: held !== null,
    onGrab: (kind, right, near) => {
      const { at } = whereabouts(kind, { laid, forms, held, layout, squares });
      offset.current = [nearer(at[0] - right), nearer(at[2] - near)];
      return props.onGrab(kind);
    },
    onAim: (right, near) => {
      props.onAim(...squareAt(layout, right + offset.current[0], near + offset.current[1]));
    },
    onDrop: props.onDrop,
    onTurn: props.onTurn,
    onOrbit: (change) => {
      orbit.current = change(orbit.current);
      look();
    },
  });
}

/** A piece stays where it was taken hold of, but never far from the pointer. */
const nearer = (by: number) => Math.min(1, Math.max(-1, by));

let telling: ReturnType<typeof setTimeout> | undefined;

/** Tell where the camera stands to whoever points at the canvas from outside, once it stands still. */
function tellView(canvas: HTMLElement, camera: PerspectiveCamera, layout: Layout): void {
  clearTimeout(telling);
  telling = setTimeout(() => {
    const seen = camera.projectionMatrix.clone().multiply(camera.matrixWorldInverse).elements;
    const { middle, slots } = layout;
    const board = canvas.closest<HTMLElement>("[data-board]");
    const view = { seen, layout: { middle, slots: Object.fromEntries(slots) } };
    if (board !== null) board.dataset.view = JSON.stringify(view);
  }, 50);
}

function useDrawn(onDrawn: () => void): void {
  const isDone = useRef(false);
  useEffect(() => {
    // Two frames later the first one is on the screen.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        if (!isDone.current) onDrawn();
        isDone.current = true;
      });
    });
    return () => {
      cancelAnimationFrame(frame);
    };
  }, [onDrawn]);
}
