/** What an address and a choice call looking into all hands. */
export const ALL = "all";

/** Through whose eyes one looks: a seat's, a spectator's (null), or into everyone's hand. */
export type Eyes = number | null | typeof ALL;

/** What of a game is looked at: after which move, and through whose eyes. */
export interface Watched {
  number: number;
  seat: Eyes;
}

/** What an address and a choice call those who only watched. */
export const SPECTATOR = "spectator";

/** Read what is looked at from an address; what it does not say is the start, and one's own seat. */
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

/** Write what is looked at into an address. */
export function searchFor({ number, seat }: Watched): string {
  return `?seat=${seat ?? SPECTATOR}&move=${number}`;
}
