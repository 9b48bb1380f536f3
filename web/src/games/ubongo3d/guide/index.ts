import type { View } from "../../../protocol/ubongo3d";
import type { GuideModule } from "../../guide";
import { isSame } from "../model/building";
import { withMove, type BuildingMove } from "../model/undo";
import { buildingOf } from "../table/useBuilding";
import scenes from "./scenes.json";

const SELECTORS: Readonly<Record<string, string>> = {
  board: "[data-testid=board]",
  turn: ".turn-pad",
  undo: "[data-testid=undo]",
  call: "[data-testid=call]",
};

const ownBuilding = (view: unknown) => buildingOf((view as View).players[0]?.task ?? null);

/** Ask whether a move puts a part of a piece beside the area. */
function isOutside(view: unknown, move: BuildingMove): boolean {
  const squares = (view as View).players[0]?.task?.squares ?? [];
  const area = new Set(squares.map(([x, y]) => `${x} ${y}`));
  return "put" in move && move.put.cells.some(([x, y]) => !area.has(`${x} ${y}`));
}

/** The guided first game: the learner builds freely until the goal of the step is reached. */
export const guide: GuideModule = {
  scenes,
  find: (name) => {
    const [thing = "", which = ""] = name.split(" ");
    if (thing === "piece") return `label:has([data-testid=piece-${which}])`;
    return SELECTORS[thing] ?? "";
  },
  goesOn: (move) => "next" in move,
  trials: {
    isTrial: (move) => "put" in move || "take" in move,
    isAstray: (view, move) => isOutside(view, move as unknown as BuildingMove),
    reaches: (view, tried, goal) => {
      const made = tried as unknown as readonly BuildingMove[];
      return isSame(made.reduce(withMove, ownBuilding(view)), ownBuilding(goal));
    },
  },
};
