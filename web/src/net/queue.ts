import type { Heard, MoveId, Play } from "../protocol/messages";

/** A move that the server has not answered yet. */
export interface PendingMove {
  id: MoveId;
  move: Readonly<Record<string, unknown>>;
  /** The table's latest entry when it was made. */
  after: number;
}

/** More moves than anyone makes while a connection is down; it bounds what is kept and resent. */
const MOST = 200;

/**
 * The moves that wait for their answer, in order.
 *
 * They survive a reload of this tab, with their names: the server plays a move once, however often it
 * comes. A page uses a new name for its own moves, so that a copied tab never collides with another.
 */
export class MoveQueue {
  private moves: readonly PendingMove[];
  private made = 0;

  constructor(
    private readonly key: string,
    private readonly client: string = randomName(),
  ) {
    this.moves = load(key);
  }

  get all(): readonly PendingMove[] {
    return this.moves;
  }

  /** Queue a move; null if too many wait already. */
  add(move: PendingMove["move"], after: number): PendingMove | null {
    if (this.moves.length >= MOST) return null;
    this.made += 1;
    const pending = { id: { client: this.client, number: this.made }, move, after };
    this.keep([...this.moves, pending]);
    return pending;
  }

  /** Drop the moves that have counted. A refused one stays until its refusal says why. */
  confirm(heard: readonly Heard[]): void {
    const isDone = ({ id }: PendingMove) =>
      heard.some(
        ({ client, number, refused }) =>
          client === id.client && id.number <= number && !refused.includes(id.number),
      );
    if (this.moves.some(isDone)) this.keep(this.moves.filter((move) => !isDone(move)));
  }

  /** Remove and return the move that was refused; without a name it must be the first one. */
  refuse(id: MoveId | null | undefined): PendingMove | null {
    const refused = this.moves.find((move) => id == null || isSame(move.id, id)) ?? null;
    if (refused !== null) this.keep(this.moves.filter((move) => move !== refused));
    return refused;
  }

  private keep(moves: readonly PendingMove[]): void {
    this.moves = moves;
    try {
      if (moves.length === 0) sessionStorage.removeItem(this.key);
      else sessionStorage.setItem(this.key, JSON.stringify(moves));
    } catch {
      // Without storage a reload forgets them, nothing else.
    }
  }
}

/** Format a move as the server reads it. */
export const asMessage = ({ id, move, after }: PendingMove): Play => ({
  type: "play",
  move,
  after,
  id,
});

const isSame = (one: MoveId, other: MoveId): boolean =>
  one.client === other.client && one.number === other.number;

function load(key: string): readonly PendingMove[] {
  try {
    const moves: unknown = JSON.parse(sessionStorage.getItem(key) ?? "[]");
    return Array.isArray(moves) ? moves.filter(isPending) : [];
  } catch {
    return [];
  }
}

function isPending(thing: Partial<PendingMove> | null): thing is PendingMove {
  const isNamed = typeof thing?.id?.client === "string" && typeof thing.id.number === "number";
  return isNamed && typeof thing.move === "object" && typeof thing.after === "number";
}

function randomName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
