/** A seat's side of the table: the player's own at the bottom, then clockwise. */
export type Side = "bottom" | "left" | "top" | "right";

const SIDES: Readonly<Record<number, readonly Side[]>> = {
  2: ["bottom", "top"],
  3: ["bottom", "left", "right"],
  4: ["bottom", "left", "top", "right"],
};

/** Return the side of a seat, seen from the player's own seat; a spectator looks from seat 0. */
export function sideOf(seat: number, own: number | null, players: number): Side {
  const steps = (seat - (own ?? 0) + players) % players;
  return SIDES[players]?.[steps] ?? "bottom";
}

/** List the other seats clockwise from the player's own. */
export function othersClockwise(own: number | null, players: number): number[] {
  return Array.from({ length: players - 1 }, (_, step) => ((own ?? 0) + step + 1) % players);
}
