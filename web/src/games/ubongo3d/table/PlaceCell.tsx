import { memo } from "react";
import { useTranslation } from "react-i18next";
import { Animal } from "../art/Animal";
import type { Misfit } from "../model/building";
import { placeName } from "../model/map";
import { colourOf } from "../model/pieces";
import { pieceName, type Words } from "../text/words";

/** Whether the held piece would land here, and if so whether it fits. */
export type GhostHere = "none" | "fits" | Misfit;

interface PlaceCellProps {
  x: number;
  y: number;
  z: number;
  isArea: boolean;
  kind: number | null;
  /** On which sides its piece ends, such as "far left". */
  edges: string;
  /** The piece that stands too high above this place. */
  above: number | null;
  ghost: GhostHere;
  isFirst: boolean;
  isMarked: boolean;
  /** The piece of the player's best run that lay here at this moment; only if the place is empty now. */
  past: number | null;
  isPending: boolean;
  /** The board's animal, if it is printed here beside the area. */
  animal: string | null;
}

/** One place of the map; the map itself handles its events. */
export const PlaceCell = memo(function PlaceCell(props: PlaceCellProps) {
  const { x, y, z, isArea, kind, edges, above, ghost, isFirst, isMarked, isPending, past } = props;
  const { t } = useTranslation("ubongo3d");
  const look = ghost === "none" || ghost === "fits" ? ghost : "misfit";
  if (!isArea && kind === null) {
    return (
      <div role="gridcell" className="place" data-ghost={look}>
        <Animal animal={props.animal} isNamed />
        <TooHigh kind={above} />
      </div>
    );
  }
  return (
    <div role="gridcell" className="place-cell">
      <button
        type="button"
        className="place"
        data-testid={`place-${x}-${y}-${z}`}
        data-place-name={`${x} ${y}`}
        data-area={isArea}
        data-piece={kind === null ? undefined : colourOf(kind)}
        data-edges={edges}
        data-marked={isMarked}
        data-pending={isPending}
        data-ghost={look}
        tabIndex={isFirst ? 0 : -1}
        aria-label={placeWords(t, props)}
      >
        {kind}
        {past !== null && <span className="place-past" data-piece={colourOf(past)} />}
        <TooHigh kind={above} />
      </button>
    </div>
  );
});

/** A flag for a piece on a third level; it takes no room of its own. */
function TooHigh({ kind }: { kind: number | null }) {
  const { t } = useTranslation("ubongo3d");
  if (kind === null) return null;
  return (
    <span className="place-high" data-piece={colourOf(kind)} title={t("panel.tooHigh")}>
      <span aria-hidden="true">▲</span>
      {kind}
    </span>
  );
}

/** Say what is at a place: a piece, nothing, or where the held piece would be. */
function placeWords(
  t: Words,
  { x, y, z, kind, above, ghost, isMarked, past }: PlaceCellProps,
): string {
  const what = kind === null ? t("panel.free") : pieceName(t, kind);
  return [
    t("panel.place", { place: placeName(x, y), level: z + 1, what }),
    ...(above === null ? [] : [t("panel.above", { piece: pieceName(t, above) })]),
    ...(isMarked ? [t("panel.hinted")] : []),
    ...(past === null ? [] : [t("panel.past", { piece: pieceName(t, past) })]),
    ...(ghost === "none" ? [] : [t(ghost === "fits" ? "panel.wouldLie" : `misfit.${ghost}`)]),
  ].join(" ");
}

/** Return the place of the map that an element is, or is in. */
export function placeOf(target: EventTarget): [x: number, y: number] | null {
  const place = target instanceof Element ? target.closest("[data-place-name]") : null;
  const [x, y] = (place?.getAttribute("data-place-name") ?? "").split(" ").map(Number);
  return place === null || x === undefined || y === undefined ? null : [x, y];
}
