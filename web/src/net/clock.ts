/** How far the server's clock is ahead of ours, and by how much that may be wrong. */
interface Reading {
  offset: number;
  error: number;
  /** When it was taken, by our own clock. */
  taken: number;
}

/** By so much of a millisecond a reading may be wrong for each millisecond of its age: clocks drift. */
const DRIFT = 0.0005;

const UNKNOWN: Reading = { offset: 0, error: Infinity, taken: 0 };

/**
 * The server's time at a table, in milliseconds since it opened.
 *
 * It counts with the browser's steady clock, so that setting the machine's clock changes nothing.
 */
export class ServerClock {
  private best: Reading = UNKNOWN;
  private asks = 0;
  private readonly sent = new Map<number, number>();

  constructor(private readonly steady: () => number = () => performance.now()) {}

  readonly now = (): number => this.steady() + this.best.offset;

  /** Forget what was read: the line is new, and either clock may have stood still meanwhile. */
  forget(): void {
    this.best = { ...this.best, error: Infinity };
    this.sent.clear();
  }

  /** Note that the time is being asked for; the number comes back with the answer. */
  asked(): number {
    this.asks += 1;
    this.sent.set(this.asks, this.steady());
    return this.asks;
  }

  /** Take in the answer to a question: the faster it came, the more exact it is. */
  answered(ask: number, now: number): void {
    const sent = this.sent.get(ask);
    if (sent === undefined) return;
    const heard = this.steady();
    for (const each of this.sent.keys()) if (each <= ask) this.sent.delete(each);
    this.consider({ offset: now - (sent + heard) / 2, error: (heard - sent) / 2, taken: heard });
  }

  /** Take in the time that a view was made at: better than nothing, until an answer comes. */
  glimpse(now: number): void {
    const heard = this.steady();
    if (this.best.error === Infinity) {
      this.best = { offset: now - heard, error: Number.MAX_VALUE, taken: heard };
    }
  }

  /** Keep the more exact reading; but one that the other cannot be true beside tells of a jump. */
  private consider(reading: Reading): void {
    const error = this.best.error + (reading.taken - this.best.taken) * DRIFT;
    const isJump = Math.abs(reading.offset - this.best.offset) > reading.error + error;
    if (isJump || reading.error <= error) this.best = reading;
  }
}
