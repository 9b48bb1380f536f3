import {
  useRef,
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
} from "react";
import { useTranslation } from "react-i18next";
import { levelMap, type Place } from "../model/map";
import type { Building, Square } from "../model/building";
import { emblemSquare } from "../model/emblem";
import type { Cube } from "../model/pieces";
import { PlaceCell, placeOf, type GhostHere } from "./PlaceCell";
import type { OwnBuilding } from "./useBuilding";
import type { Hand } from "./useHand";

interface LevelGridsProps {
  building: OwnBuilding;
  hand: Hand;
  /** Where a hint puts a piece. */
  marked: readonly Cube[];
  /** Where the pieces of the player's best run lay at this moment. */
  best: Building;
}

/** The area level by level: arrow keys move the piece, Enter puts it there. */
export function LevelGrids({ building, hand, marked, best }: LevelGridsProps) {
  const { t } = useTranslation("ubongo3d");
  const levels = levelMap(building.squares, building.laid, hand.landing?.cells);
  const hints = new Set(marked.map(String));
  const past = new Map(best.flatMap(({ kind, cells }) => cells.map((at) => [String(at), kind])));
  const [rows = []] = levels;
  const emblem = emblemSquare(building.squares);
  return (
    <div className="level-room">
      <div className="level-grids" data-testid="map" style={sizeOf(rows)}>
        {levels.map((places, z) => (
          <LevelGrid
            key={z}
            title={t("panel.level", { level: z + 1 })}
            animal={building.task?.animal ?? null}
            emblem={z === 0 ? emblem : null}
            rows={places}
            hand={hand}
            hints={hints}
            past={past}
            pending={building.pending}
          />
        ))}
      </div>
    </div>
  );
}

/** Tell the style sheet the size of the map; a place is as large as the room allows. */
function sizeOf(rows: readonly (readonly Place[])[]): CSSProperties {
  return { "--rows": rows.length, "--columns": rows[0]?.length ?? 0 } as CSSProperties;
}

interface LevelGridProps {
  title: string;
  animal: string | null;
  /** Where the animal is printed, beside the area. */
  emblem: Square | null;
  rows: readonly (readonly Place[])[];
  hand: Hand;
  hints: ReadonlySet<string>;
  past: ReadonlyMap<string, number>;
  pending: ReadonlySet<number>;
}

const STEPS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

function LevelGrid(props: LevelGridProps) {
  const { title, animal, emblem, rows, hand, hints, past, pending } = props;
  const grid = useRef<HTMLDivElement>(null);
  const lastTap = useRef("");
  const reachable = rows.flat().filter(({ isArea, kind }) => isArea || kind !== null);
  const first = reachable.find(({ isGhost }) => isGhost) ?? reachable[0];
  const onFocus = (event: FocusEvent) => {
    const place = placeOf(event.target);
    if (place !== null) hand.actions.hover(...place);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const place = placeOf(event.target);
    if (place === null || (step === undefined && event.key !== "Enter")) return;
    event.preventDefault();
    event.stopPropagation();
    if (step === undefined) hand.actions.drop();
    else focusOn(grid.current, place[0] + step[0], place[1] + step[1]);
  };
  /** The first tap holds the piece there, the second one puts it. */
  const onClick = (event: MouseEvent) => {
    const place = placeOf(event.target);
    if (place === null) return;
    const tap = `${hand.chosen} ${place.join(" ")}`;
    const isSecond = lastTap.current === tap && hand.held !== null;
    lastTap.current = isSecond ? "" : tap;
    const there = reachable.find(({ x, y }) => x === place[0] && y === place[1])?.kind ?? null;
    if (isSecond) hand.actions.drop();
    else if (hand.chosen !== null) hand.actions.hover(...place);
    else if (there !== null) hand.actions.choose(there);
  };
  return (
    <div className="level-grid">
      <p className="panel-title" aria-hidden="true">
        {title}
      </p>
      <div
        role="grid"
        aria-label={title}
        tabIndex={-1}
        ref={grid}
        onFocus={onFocus}
        onKeyDown={onKeyDown}
        onClick={onClick}
      >
        {rows.map((row) => (
          <div role="row" key={row[0]?.y}>
            {row.map((place) => (
              <PlaceCell
                key={place.x}
                x={place.x}
                y={place.y}
                z={place.z}
                isArea={place.isArea}
                kind={place.kind}
                edges={place.edges.join(" ")}
                above={place.above}
                ghost={ghostAt(place, hand)}
                isFirst={place === first}
                isPending={place.kind !== null && pending.has(place.kind)}
                past={pastAt(place, past)}
                animal={emblem?.[0] === place.x && emblem[1] === place.y ? animal : null}
                isMarked={hints.has(String([place.x, place.y, place.z]))}
              />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

function focusOn(grid: HTMLElement | null, x: number, y: number): void {
  grid?.querySelector<HTMLElement>(`[data-place-name="${x} ${y}"]`)?.focus();
}

/** Return the best run's piece at a place, if the place is empty now. */
const pastAt = ({ x, y, z, kind }: Place, past: ReadonlyMap<string, number>): number | null =>
  kind === null ? (past.get(String([x, y, z])) ?? null) : null;

const ghostAt = ({ isGhost }: Place, { landing }: Hand): GhostHere =>
  isGhost && landing !== null ? (landing.misfit ?? "fits") : "none";
