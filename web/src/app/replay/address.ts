/** What of a game is looked at: after which move, and through whose eyes; null is a spectator. */
export interface Watched {
  number: number;
  seat: number | null;
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

function seatOf(word: string | null, you: number | null, players: number): number | null {
  if (word === SPECTATOR) return null;
  const seat = Number(word);
  const isSeat = word !== null && word !== "" && Number.isInteger(seat);
  return isSeat && seat >= 0 && seat < players ? seat : (you ?? 0);
}

/** Write what is looked at into an address. */
export function searchFor({ number, seat }: Watched): string {
  return `?seat=${seat ?? SPECTATOR}&move=${number}`;
}
