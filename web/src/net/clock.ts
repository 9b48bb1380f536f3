/** How far the server's clock is ahead of ours, and the possible error. */
interface Reading {
  offset: number;
  error: number;
  /** When it was taken, by our own clock. */
  taken: number;
}

/** Milliseconds of possible error for each millisecond of a reading's age: clocks drift. */
const DRIFT = 0.0005;

const UNKNOWN: Reading = { offset: 0, error: Infinity, taken: 0 };

/** The time at a table; `rate` milliseconds of it pass in a real one, 1 unless the server runs fast. */
export interface TableTime {
  (): number;
  readonly rate?: number;
}

/**
 * The server's time at a table, in milliseconds since it opened.
 *
 * It uses the browser's monotonic clock, so that setting the system clock changes nothing.
 */
export class ServerClock {
  private best: Reading = UNKNOWN;
  private rate = 1;
  private asks = 0;
  private readonly sent = new Map<number, number>();
  readonly now: TableTime;

  constructor(private readonly real: () => number = () => performance.now()) {
    const rate = () => this.rate;
    this.now = Object.defineProperty(() => this.steady() + this.best.offset, "rate", { get: rate });
  }

  /** Forget all readings: the connection is new, and either clock may have stood still meanwhile. */
  forget(): void {
    this.best = { ...this.best, error: Infinity };
    this.sent.clear();
  }

  /** Note that the time is being requested; the number comes back with the answer. */
  asked(): number {
    this.asks += 1;
    this.sent.set(this.asks, this.steady());
    return this.asks;
  }

  /** Take in the answer to a request: the faster it came, the more exact it is. */
  answered(ask: number, now: number): void {
    const sent = this.sent.get(ask);
    if (sent === undefined) return;
    const heard = this.steady();
    for (const each of this.sent.keys()) if (each <= ask) this.sent.delete(each);
    this.consider({ offset: now - (sent + heard) / 2, error: (heard - sent) / 2, taken: heard });
  }

  /** Take in the time at which a view was made: better than nothing, until an answer comes. */
  glimpse(now: number, rate = 1): void {
    if (rate !== this.rate) {
      this.rate = rate;
      this.forget();
    }
    const heard = this.steady();
    if (this.best.error === Infinity) {
      this.best = { offset: now - heard, error: Number.MAX_VALUE, taken: heard };
    }
  }

  private steady(): number {
    return this.real() * this.rate;
  }

  /** Keep the more exact reading; but if both cannot be true, the clock has jumped. */
  private consider(reading: Reading): void {
    const error = this.best.error + (reading.taken - this.best.taken) * DRIFT;
    const isJump = Math.abs(reading.offset - this.best.offset) > reading.error + error;
    if (isJump || reading.error <= error) this.best = reading;
  }
}
