import { useRef, type KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";
import { LEVELS } from "../model/building";
import { levelMap, placeName, type Place } from "../model/map";
import { colourOf, type Cube } from "../model/pieces";
import type { OwnBuilding } from "./useBuilding";
import type { Hand } from "./useHand";
import { pieceName, type Words } from "./words";

interface LevelGridsProps {
  building: OwnBuilding;
  hand: Hand;
  /** Where a hint says that a piece belongs. */
  marked: readonly Cube[];
}

/** The area level by level: arrow keys move the piece over it, Enter puts it there. */
export function LevelGrids({ building, hand, marked }: LevelGridsProps) {
  const { t } = useTranslation("ubongo3d");
  const levels = levelMap(building.squares, building.laid, hand.landing?.cells);
  return (
    <div className="level-grids" data-testid="map">
      {levels.map((rows, z) => (
        <LevelGrid
          key={z}
          title={z < LEVELS ? t("panel.level", { level: z + 1 }) : t("panel.tooHigh")}
          rows={rows}
          building={building}
          hand={hand}
          marked={marked}
        />
      ))}
    </div>
  );
}

interface LevelGridProps extends LevelGridsProps {
  title: string;
  rows: readonly (readonly Place[])[];
}

const STEPS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

function LevelGrid({ title, rows, building, hand, marked }: LevelGridProps) {
  const { t } = useTranslation("ubongo3d");
  const grid = useRef<HTMLDivElement>(null);
  const z = rows[0]?.[0]?.z ?? 0;
  const reachable = rows.flat().filter(({ isArea, kind }) => isArea || kind !== null);
  const first = reachable.find(({ isGhost }) => isGhost) ?? reachable[0];
  const onKeyDown = (event: KeyboardEvent, { x, y }: Place) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const to = `[data-place-name="${x + step[0]} ${y + step[1]}"]`;
    grid.current?.querySelector<HTMLElement>(to)?.focus();
  };
  const isMarked = ({ x, y, z: level }: Place) =>
    marked.some(([a, b, c]) => a === x && b === y && c === level);
  const lastTap = useRef("");
  /** The first tap holds the piece there, the second one puts it. */
  const onTap = (place: Place) => {
    const tap = `${hand.chosen} ${place.x} ${place.y}`;
    const isSecond = lastTap.current === tap && hand.held !== null;
    lastTap.current = isSecond ? "" : tap;
    if (isSecond) hand.drop();
    else if (hand.chosen !== null) hand.hover(place.x, place.y);
    else if (place.kind !== null) hand.choose(place.kind);
  };
  return (
    <div className="level-grid">
      <p className="panel-title" aria-hidden="true">
        {title}
      </p>
      <div role="grid" aria-label={title} ref={grid}>
        {rows.map((row) => (
          <div role="row" key={row[0]?.y}>
            {row.map((place) => (
              <PlaceButton
                key={place.x}
                place={place}
                label={placeWords(t, place, hand, isMarked(place))}
                isMarked={isMarked(place)}
                isFirst={place === first}
                fits={hand.landing?.misfit === null}
                testId={`place-${place.x}-${place.y}-${z}`}
                onTap={onTap}
                onKeyDown={onKeyDown}
                onFocus={() => {
                  if (hand.chosen !== null && building.canBuild) hand.hover(place.x, place.y);
                }}
                onPut={hand.drop}
              />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

interface PlaceButtonProps {
  place: Place;
  label: string;
  isFirst: boolean;
  isMarked: boolean;
  fits: boolean;
  testId: string;
  onTap: (place: Place) => void;
  onFocus: () => void;
  onKeyDown: (event: KeyboardEvent, place: Place) => void;
  onPut: () => void;
}

function PlaceButton(props: PlaceButtonProps) {
  const { place, label, isFirst, isMarked, fits, testId, onTap, onFocus, onKeyDown, onPut } = props;
  if (!place.isArea && place.kind === null) {
    return <div role="gridcell" className="place" data-ghost={place.isGhost ? "misfit" : "none"} />;
  }
  return (
    <div role="gridcell" className="place-cell">
      <button
        type="button"
        className="place"
        data-testid={testId}
        data-place-name={`${place.x} ${place.y}`}
        data-area={place.isArea}
        data-piece={place.kind === null ? undefined : colourOf(place.kind)}
        data-marked={isMarked}
        data-ghost={ghostOf(place, fits)}
        tabIndex={isFirst ? 0 : -1}
        aria-label={label}
        onFocus={onFocus}
        onKeyDown={(event) => {
          if (event.key === "Enter") {
            event.preventDefault();
            onPut();
          } else onKeyDown(event, place);
        }}
        onClick={() => {
          onTap(place);
        }}
      >
        {place.kind}
      </button>
    </div>
  );
}

const ghostOf = ({ isGhost }: Place, fits: boolean) => {
  if (!isGhost) return "none";
  return fits ? "fits" : "misfit";
};

/** Say what is at a place: a piece, nothing, or where the held piece would be. */
function placeWords(t: Words, place: Place, hand: Hand, isMarked: boolean): string {
  const { x, y, z, kind, isGhost } = place;
  const what = kind === null ? t("panel.free") : pieceName(t, kind);
  const there = t("panel.place", { place: placeName(x, y), level: z + 1, what });
  const words = isMarked ? `${there}. ${t("panel.hinted")}` : there;
  if (!isGhost || hand.landing === null) return words;
  const { misfit } = hand.landing;
  return `${words}. ${t(misfit === null ? "panel.wouldLie" : `misfit.${misfit}`)}`;
}
