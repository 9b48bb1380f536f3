import { WAYS, type CardView, type Spot, type Symbol as Sign } from "../../../protocol/ubongocards";
import { sizeOf, squaresOf, type Lying, type Square } from "./grid";

/** Which symbols of a lying card and of another meet, as their numbers on each. */
type Pairs = readonly (readonly [theirs: number, mine: number])[];

interface Way {
  x: number;
  y: number;
  turn: number;
  pairs: Pairs;
}

const READ: readonly (readonly Way[])[] = WAYS.map((turn) => turn.map(way));

function way(written: string): Way {
  const [x = 0, y = 0, turn = 0, a = 0, b = 0, c = 0, d = 0] = written.split(" ").map(Number);
  const pairs: Pairs = [
    [a, b],
    [c, d],
  ];
  return { x, y, turn, pairs };
}

export type Side = "left" | "right" | "above" | "below";

/** A place beside a lying card, and the symbols of both that meet there. */
export interface Place {
  spot: Spot;
  side: Side;
  meets: readonly Sign[];
}

/** Return the places beside a lying card, among those that the server lists for a card. */
export function placesBeside(
  neighbour: Lying,
  card: CardView,
  fitting: readonly Spot[],
): readonly Place[] {
  return fitting.flatMap((spot) => {
    const met = spot.card === card.card ? meetings(spot, card, neighbour) : [];
    if (met.length === 0) return [];
    return [
      { spot, side: sideOf(spot, neighbour.at), meets: met.map(({ signs: [mine] }) => mine) },
    ];
  });
}

/** Return the symbols that both cards show where they meet; null if they differ. */
function meeting(pairs: Pairs, neighbour: CardView, card: CardView): Sign[] | null {
  const shown = pairs.map(
    ([theirs, mine]) => [neighbour.symbols[theirs], card.symbols[mine]] as const,
  );
  if (shown.some(([theirs, mine]) => theirs !== mine)) return null;
  return shown.flatMap(([theirs]) => theirs ?? []);
}

function sideOf(spot: Spot, at: Spot): Side {
  const [width, height] = sizeOf(spot.turn);
  const [wide, high] = sizeOf(at.turn);
  if (spot.x + width <= at.x) return "left";
  if (spot.x >= at.x + wide) return "right";
  return spot.y + height <= at.y ? "above" : spot.y >= at.y + high ? "below" : "right";
}

/** Two squares side by side, and their symbols. */
interface Meeting {
  squares: readonly [Square, Square];
  signs: readonly [mine: Sign, theirs: Sign];
}

/** What a card touches at a spot: each neighbour with every pair of facing symbols. */
export interface Touch {
  card: number;
  meetings: readonly Meeting[];
}

const NEIGHBOURS: readonly Square[] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
];

/** Return what a card touches at a spot, right or wrong. */
export function touchesAt(spot: Spot, card: CardView, laid: readonly Lying[]): Touch[] {
  return laid
    .filter((other) => other.card !== card.card)
    .map((other) => ({ card: other.card, meetings: meetings(spot, card, other) }))
    .filter((touch) => touch.meetings.length > 0);
}

function meetings(spot: Spot, card: CardView, other: Lying): Meeting[] {
  const theirs = new Map(
    squaresOf(other.at).map((square, number) => [String(square), other.symbols[number]]),
  );
  return squaresOf(spot).flatMap(([x, y], number) =>
    NEIGHBOURS.flatMap(([right, down]) => {
      const beside: Square = [x + right, y + down];
      const [mine, sign] = [card.symbols[number], theirs.get(String(beside))];
      if (mine === undefined || sign === undefined) return [];
      return [{ squares: [[x, y], beside], signs: [mine, sign] } as const];
    }),
  );
}

/** Two cards that touch in an allowed way, and the squares where they meet. */
export interface Joint {
  cards: readonly number[];
  meetings: readonly (readonly [Square, Square])[];
}

/** List where lying cards touch in an allowed way, with equal symbols. */
export function jointsOf(laid: readonly Lying[]): Joint[] {
  return laid.flatMap((one, number) =>
    laid.slice(number + 1).flatMap((other) => {
      const found = READ[one.at.turn]?.find(
        ({ x, y, turn }) =>
          one.at.x + x === other.at.x && one.at.y + y === other.at.y && turn === other.at.turn,
      );
      if (found === undefined || meeting(found.pairs, one, other) === null) return [];
      const squares = meetings(one.at, one, other).map((each) => each.squares);
      return [{ cards: [one.card, other.card], meetings: squares }];
    }),
  );
}
