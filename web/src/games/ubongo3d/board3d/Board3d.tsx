import { Canvas, useThree } from "@react-three/fiber";
import { useEffect, useMemo, useRef, useState, type RefObject } from "react";
import { useMedia } from "../../../model/media";
import { usePreferences } from "../../../model/preferences";
import { LEVELS, type Building, type Square } from "../model/building";
import type { Facing } from "../model/facing";
import type { Gripped, Held, Landing, Sight } from "../model/hand";
import type { Axis, Cube } from "../model/pieces";
import { useCamera } from "./camera";
import { BestRun } from "./BestRun";
import { readColours, type Colours } from "./colours";
import { Furniture } from "./Furniture";
import { Ghost } from "./Ghost";
import { Gizmo, useGizmo } from "./Gizmo";
import { Lights } from "./Lights";
import { Outline } from "./Outline";
import { PieceMesh } from "./PieceMesh";
import { usePointing } from "./pointing";
import type { Look } from "./press";
import { drawnCells, layOut, sightOf, type Layout, type Point } from "./space";
import { whereabouts, type Things } from "./whereabouts";

/** What the board shows, and what it asks for; it knows nothing of rounds or servers. */
interface Board3dProps {
  squares: readonly Square[];
  kinds: readonly number[];
  /** The animal of the board; none where no board shows what is built. */
  animal: string | null;
  laid: Building;
  /** Pieces whose place waits for the server. */
  pending: ReadonlySet<number>;
  /** How the pieces in the tray are turned. */
  forms: ReadonlyMap<number, number>;
  /** The piece in the hand, as it was lifted and as it is turned now. */
  lifted: { from: Gripped; now: Gripped } | null;
  held: Held | null;
  /** Where the held piece would land. */
  landing: Landing | null;
  /** Where a hint says that a piece belongs. */
  marked: readonly Cube[];
  /** Where the pieces of the player's best run lay at this moment. */
  best: Building;
  /** Read which piece is in the hand, even before that is drawn. */
  inHand: () => number | null;
  /** Lift a piece by one of its cubes; false when that is not allowed now. */
  onGrab: (kind: number, by: Cube) => boolean;
  /** Hold the piece where the player points, even through the piece itself. */
  onAim: (sight: Sight, isThrough: boolean) => void;
  /** Put the piece where the player points, even through the piece itself. */
  onPut: (sight: Sight, isThrough: boolean) => void;
  onDrop: () => void;
  onTurn: (axis: Axis, isBack: boolean) => void;
  /** From which side the player looks now. */
  onFace: (facing: Facing) => void;
  facing: Facing;
  /** Raised whenever the player wants to look from the front again. */
  glances: number;
  /** Called once something is visible. */
  onDrawn: () => void;
  /** Called when the machine has lost its canvas. */
  onLost: () => void;
}

/** The board handles its pointers itself; the canvas would search again for what each of them hits. */
const NO_EVENTS = () => ({ enabled: false, priority: 0 });

/** The board in space. */
export default function Board3d(props: Board3dProps) {
  const { theme } = usePreferences();
  const isDark = useMedia("(prefers-color-scheme: dark)");
  const colours = useMemo(
    () => ({ ...readColours(), key: `${theme} ${String(isDark)}` }),
    [theme, isDark],
  );
  const gizmo = useRef<HTMLDivElement>(null);
  const [isCarried, setCarried] = useState(false);
  const [hovered, setHovered] = useState<number | null>(null);
  const { onLost, onTurn } = props;
  return (
    <>
      <Canvas
        className="board-canvas"
        frameloop="demand"
        shadows="percentage"
        flat
        style={{ cursor: isCarried ? "grabbing" : hovered === null ? "default" : "grab" }}
        dpr={[1, 2]}
        camera={{ fov: 24, near: 0.5, far: 160 }}
        events={NO_EVENTS}
        gl={{ antialias: true, powerPreference: "high-performance" }}
        onCreated={({ gl }) => {
          // Shaders are checked during development; checking them here would wait for the graphics card.
          gl.debug.checkShaderErrors = import.meta.env.DEV;
          gl.domElement.addEventListener("webglcontextlost", onLost);
        }}
      >
        <Scene
          {...props}
          colours={colours}
          gizmo={gizmo}
          isCarried={isCarried}
          onCarry={setCarried}
          hovered={hovered}
          onHover={setHovered}
        />
      </Canvas>
      <Gizmo element={gizmo} onTurn={onTurn} />
    </>
  );
}

type SceneProps = Board3dProps & {
  colours: Colours;
  gizmo: RefObject<HTMLDivElement | null>;
  isCarried: boolean;
  onCarry: (isCarried: boolean) => void;
  /** The piece under the pointer. */
  hovered: number | null;
  onHover: (kind: number | null) => void;
};

function Scene(props: SceneProps) {
  const { kinds, lifted, landing, colours, isCarried, facing, hovered } = props;
  const layout = useLayout(props);
  const chosen = lifted?.now.kind ?? null;
  useHandling(props, layout);
  useDrawn(props.onDrawn);
  const things: Things = { ...props, layout };
  return (
    <>
      <Lights isDark={colours.isDark} />
      <Furniture layout={layout} animal={props.animal} colours={colours} />
      {kinds.map((kind) => (
        <PieceMesh
          key={kind}
          kind={kind}
          {...whereabouts(kind, things)}
          colours={colours}
          facing={facing}
          look={kind === chosen ? "chosen" : kind === hovered ? "hovered" : "plain"}
          isSeeThrough={kind === chosen && isCarried && landing !== null}
          isPending={props.pending.has(kind)}
        />
      ))}
      <BestRun
        layout={layout}
        kinds={kinds}
        best={props.best}
        laid={props.laid}
        colours={colours}
      />
      <Ghost layout={layout} colours={colours} landing={landing} />
      <Outline cubes={drawnCells(layout, props.marked)} colour={colours.accent} thick={0.1} />
    </>
  );
}

/** The same board and the same pieces stay in place, however often they are drawn. */
function useLayout({ squares, kinds, laid, lifted }: SceneProps): Layout {
  const aspect = useThree(({ size }) => size.width / Math.max(1, size.height));
  const isEmpty = kinds.every((kind) => laid.some((piece) => piece.kind === kind));
  const highest = Math.max(LEVELS, ...laid.flatMap(({ cells }) => cells.map(([, , z]) => z + 1)));
  // Nothing comes, goes or moves under a piece that is being held.
  const [hasTray, setTray] = useState(!isEmpty);
  const [levels, setLevels] = useState(highest);
  if (lifted === null && hasTray === isEmpty) setTray(!isEmpty);
  if (lifted === null && levels !== highest) setLevels(highest);
  const told = JSON.stringify([squares, kinds]);
  return useMemo(() => {
    const [area, pieces] = JSON.parse(told) as [Square[], number[]];
    return layOut(area, pieces, aspect, hasTray, levels);
  }, [told, aspect, hasTray, levels]);
}

const NOWHERE: Point = [0, 0, 0];

/** Move the camera, and translate what pointers do into requests to the board. */
function useHandling(props: SceneProps, layout: Layout): void {
  const { laid, lifted, gizmo } = props;
  const canvas = useThree(({ gl }) => gl.domElement);
  const orbit = useCamera(layout, props.glances, props.onFace);
  const chosen = lifted?.now.kind ?? null;
  const isLying = (kind: number) => laid.some((piece) => piece.kind === kind);
  const asLifted = lifted && { from: lifted.from, now: lifted.from };
  const things = { ...props, layout, lifted: asLifted, isCarried: false };
  const at = chosen === null ? NOWHERE : whereabouts(chosen, things).at;
  const isOnBoard = chosen !== null && isLying(chosen);
  const isAimed = !isOnBoard && props.landing !== null;
  const ringed = { kind: chosen, at, isOnBoard, isHidden: props.isCarried, isAimed };
  const ring = useGizmo(gizmo, ringed, layout);
  const sight = ([from, way]: Look) => sightOf(layout, from, way);
  usePointing({
    inHand: props.inHand,
    ring: () => {
      const { left, top } = canvas.getBoundingClientRect();
      const at = ring.current;
      return at && { ...at, x: at.x + left, y: at.y + top };
    },
    isLying,
    onGrab: props.onGrab,
    onCarry: props.onCarry,
    onAim: (look, isThrough = false) => {
      props.onAim(sight(look), isThrough);
    },
    onTap: (look, isThrough) => {
      props.onPut(sight(look), isThrough);
    },
    onDrop: props.onDrop,
    onTurn: props.onTurn,
    onOrbit: orbit,
    onHover: props.onHover,
  });
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
