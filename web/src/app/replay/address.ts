/** The value for all open hands, in addresses and choices. */
export const ALL = "all";

/** The viewpoint: a seat's, a spectator's (null), or everyone's hands open. */
export type Eyes = number | null | typeof ALL;

/** The position in a replay: after which move, and from whose viewpoint. */
export interface Watched {
  number: number;
  seat: Eyes;
}

/** The value for a spectator's viewpoint, in addresses and choices. */
export const SPECTATOR = "spectator";

/** Read a position from an address; the defaults are the start and the player's own seat. */
export function watchedAt(search: string, you: number | null, players: number): Watched {
  const query = new URLSearchParams(search);
  const number = Number(query.get("move"));
  return {
    number: Number.isInteger(number) && number > 0 ? number : 0,
    seat: seatOf(query.get("seat"), you, players),
  };
}

function seatOf(word: string | null, you: number | null, players: number): Eyes {
  if (word === SPECTATOR) return null;
  if (word === ALL) return ALL;
  const seat = Number(word);
  const isSeat = word !== null && word !== "" && Number.isInteger(seat);
  return isSeat && seat >= 0 && seat < players ? seat : (you ?? 0);
}

/** Write a position into an address. */
export function searchFor({ number, seat }: Watched): string {
  return `?seat=${seat ?? SPECTATOR}&move=${number}`;
}
