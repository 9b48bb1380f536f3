import type { Breach, Symbol as Sign } from "../../../protocol/ubongocards";
import { jointsOf, type Joint } from "../model/contacts";
import type { Lying, Square } from "../model/grid";

type Six = readonly [Sign, Sign, Sign, Sign, Sign, Sign];

const lying = (card: number, symbols: Six, x: number, y: number, turn = 0): Lying => ({
  card,
  symbols,
  at: { card, x, y, turn },
});

const HOME: Six = ["sun", "leaf", "drop", "star", "moon", "heart"];
const first = lying(1, HOME, 0, 0);

/** Four cards that are laid together correctly. */
export const TOGETHER: readonly Lying[] = [
  first,
  lying(2, ["star", "key", "heart", "bell", "fish", "crown"], 2, 1),
  lying(3, ["anchor", "mushroom", "leaf", "sun", "bell", "crown"], 4, 2, 1),
  lying(4, ["crown", "fish", "key", "drop", "sun", "leaf"], 0, -3),
];

/** Two cards side by side, and what there is to say about them. */
export interface Example {
  name: "longSides" | "shortSide" | "corner" | "onePair" | "threePairs" | "crosswise" | "unequal";
  laid: readonly Lying[];
  joints: readonly Joint[];
  breaches: readonly Breach[];
}

function example(
  name: Example["name"],
  symbols: Six,
  at: readonly [x: number, y: number, turn?: number],
  wrong: readonly Square[] = [],
): Example {
  const laid = [first, lying(2, symbols, ...at)];
  const breaches: Breach[] =
    wrong.length === 0 ? [] : [{ wrong: "unequal", cards: [1, 2], squares: wrong }];
  return { name, laid, joints: wrong.length === 0 ? jointsOf(laid) : [], breaches };
}

export const ALLOWED: readonly Example[] = [
  example("longSides", ["star", "key", "heart", "bell", "fish", "crown"], [2, 1]),
  example("shortSide", ["anchor", "mushroom", "key", "sun", "star", "heart"], [2, 1, 1]),
  example("corner", ["bell", "key", "drop", "moon", "fish", "crown"], [2, 3]),
];

export const FORBIDDEN: readonly Example[] = [
  example(
    "onePair",
    ["heart", "key", "drop", "bell", "fish", "crown"],
    [2, 2],
    [
      [1, 2],
      [2, 2],
    ],
  ),
  example(
    "threePairs",
    ["leaf", "key", "star", "bell", "heart", "crown"],
    [2, 0],
    [
      [1, 0],
      [2, 0],
      [1, 1],
      [2, 1],
      [1, 2],
      [2, 2],
    ],
  ),
  example(
    "crosswise",
    ["heart", "key", "star", "bell", "fish", "crown"],
    [2, 1],
    [
      [1, 1],
      [2, 1],
      [1, 2],
      [2, 2],
    ],
  ),
  example(
    "unequal",
    ["star", "key", "bell", "moon", "fish", "crown"],
    [2, 1],
    [
      [1, 2],
      [2, 2],
    ],
  ),
];
