import { FAR, SQUARES, type CardView, type Spot } from "../../../protocol/ubongocards";

/** A square of the board, as large as one symbol. */
export type Square = readonly [x: number, y: number];

/** A card that lies on the board. */
export type Lying = CardView & { at: Spot };

/** The bounds of cards, in squares; right and bottom are exclusive. */
export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const TURNS = SQUARES.length;

const COVERED: readonly (readonly Square[])[] = SQUARES.map((turn) => turn.map(pair));

function pair(written: string): Square {
  const [x = 0, y = 0] = written.split(" ").map(Number);
  return [x, y];
}

export const isLying = (card: CardView): card is Lying => card.at !== null;

/** Return the squares that a card covers, in the order of its symbols. */
export function squaresOf({ x, y, turn }: Spot): Square[] {
  return (COVERED[turn] ?? []).map(([right, down]) => [x + right, y + down]);
}

/** Return the width and height of a turned card, in squares. */
export function sizeOf(turn: number): Square {
  const covered = COVERED[turn] ?? [];
  const most = (axis: 0 | 1) => Math.max(...covered.map((square) => square[axis])) + 1;
  return [most(0), most(1)];
}

/** Ask whether two cards would overlap. */
export function overlap(one: Spot, other: Spot): boolean {
  const below = new Set(squaresOf(one).map(String));
  return squaresOf(other).some((square) => below.has(String(square)));
}

/** Ask whether a card can lie at a spot without covering another. */
export function isFree(spot: Spot, laid: readonly Lying[]): boolean {
  return !laid.some(({ card, at }) => card !== spot.card && overlap(spot, at));
}

/** Ask whether two spots are the same. */
export function isSame(one: Spot, other: Spot): boolean {
  return (
    one.card === other.card && one.x === other.x && one.y === other.y && one.turn === other.turn
  );
}

/** Return the bounds of cards; null if there are none. */
export function boundsOf(spots: readonly Spot[]): Bounds | null {
  if (spots.length === 0) return null;
  const ends = spots.map(({ x, y, turn }) => {
    const [width, height] = sizeOf(turn);
    return { x, y, right: x + width, bottom: y + height };
  });
  return {
    left: Math.min(...ends.map(({ x }) => x)),
    top: Math.min(...ends.map(({ y }) => y)),
    right: Math.max(...ends.map(({ right }) => right)),
    bottom: Math.max(...ends.map(({ bottom }) => bottom)),
  };
}

/** Keep a place within the table. */
export function within(spot: Spot): Spot {
  const keep = (place: number) => Math.max(-FAR, Math.min(FAR, place));
  return { ...spot, x: keep(spot.x), y: keep(spot.y) };
}

/** Where a card goes when it is turned in place: its corner stays, unless another card lies there. */
const SHIFTS: readonly Square[] = [
  [0, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
  [1, 0],
  [-1, 1],
  [1, -1],
];

/** Turn a lying card by a quarter in place, or a square aside if there is no room. */
export function turnedThere(spot: Spot, by: number, laid: readonly Lying[]): Spot {
  const turn = turnedBy(spot.turn, by);
  const wanted = SHIFTS.map(([x, y]) => ({ ...spot, x: spot.x + x, y: spot.y + y, turn }));
  return wanted.find((each) => isFree(each, laid)) ?? { ...spot, turn };
}

export const turnedBy = (turn: number, by: number): number => (turn + by + TURNS) % TURNS;

/** Find a free place next to everything that lies, where a card that is moved by keys starts. */
export function besideAll(card: number, turn: number, laid: readonly Lying[]): Spot {
  const bounds = boundsOf(laid.map(({ at }) => at));
  return bounds === null
    ? { card, x: 0, y: 0, turn }
    : within({ card, x: bounds.right + 1, y: bounds.top, turn });
}
