/** How far the server's clock is ahead of ours, and by how much that may be wrong. */
interface Reading {
  offset: number;
  error: number;
  /** When it was taken, by our own clock. */
  taken: number;
}

/** After so long an exact reading may have drifted, and a newer one counts, though it be less exact. */
const OLD_MS = 60_000;

/**
 * The server's time at a table, in milliseconds since it opened.
 *
 * It counts with the browser's steady clock, so that setting the machine's clock changes nothing.
 */
export class ServerClock {
  private best: Reading = { offset: 0, error: Infinity, taken: -Infinity };
  private asks = 0;
  private readonly sent = new Map<number, number>();

  constructor(private readonly steady: () => number = () => performance.now()) {}

  readonly now = (): number => this.steady() + this.best.offset;

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

  private consider(reading: Reading): void {
    const isOld = reading.taken - this.best.taken > OLD_MS;
    if (isOld || reading.error <= this.best.error) this.best = reading;
  }
}
