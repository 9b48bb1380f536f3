import type { Move, Spot, View } from "../../../protocol/ubongocards";
import type { GuideModule } from "../../guide";
import { layoutOf, stepsIn } from "../model/steps";
import scenes from "./scenes.json";

/** The guided first game: the learner lays freely until the cards lie as wanted, anywhere on the cloth. */
export const guide: GuideModule = {
  scenes,
  find: (name) => {
    const [thing = "", which = ""] = name.split(" ");
    if (thing === "card") return `[data-hand] [data-card="${which}"]`;
    if (thing === "laid") return `[data-laid][data-card="${which}"]`;
    return `[data-testid=${thing}]`;
  },
  reason: (move) => ("lay" in move ? { code: "fits", details: { most: 7 } } : null),
  goesOn: (move) => "ready" in move,
  trials: {
    isTrial: (move) => "lay" in move || "take" in move,
    reaches: (view, tried, goal) => {
      const moves = tried as unknown as readonly Move[];
      return shape(spotsOf(view, moves)) === shape(spotsOf(goal, []));
    },
  },
};

function spotsOf(seen: unknown, moves: readonly Move[]): Spot[] {
  const view = seen as View;
  return layoutOf(view, view.players[0], stepsIn(moves)).laid.map(({ at }) => at);
}

/** Describe how cards lie relative to each other, independent of their place on the cloth. */
function shape(spots: readonly Spot[]): string {
  const left = Math.min(...spots.map(({ x }) => x));
  const top = Math.min(...spots.map(({ y }) => y));
  const places = spots.map(({ card, x, y, turn }) => `${card} ${x - left} ${y - top} ${turn}`);
  return places.toSorted().join(", ");
}
