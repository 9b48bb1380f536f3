/** Good; an answer is late; nothing comes any more. */
export type Line = "good" | "slow" | "offline";

/** How closely the connection is watched: where people act, or only so that it does not die unnoticed. */
type Care = "close" | "loose";

interface Pace {
  /** How often a sign of life is requested. */
  ping: number;
  /** Silence after which the connection counts as down. */
  silent: number;
  /** Silence after which it is dropped for a new one. */
  dead: number;
}

const PACES: Readonly<Record<Care, Pace>> = {
  close: { ping: 700, silent: 1_700, dead: 8_000 },
  loose: { ping: 10_000, silent: Infinity, dead: 25_000 },
};
/** Silence of a slow connection before its first answer: that may take as long as connecting did. */
const UNPROVEN_MS = 4_500;
/** Connecting takes several round trips: one that took less has a short latency. */
const QUICK_MS = 1_000;
/** Time to connect and receive the first view, which takes several round trips. */
const CONNECT_MS = 15_000;
const LOOK_EACH_MS = 200;

interface WatchProps {
  ping: () => void;
  /** Called often, with whether the silence is too long. */
  onLook: (isSilent: boolean) => void;
  onDead: () => void;
}

/**
 * Watches one connection for silence.
 *
 * Only silence counts, not how long answers take: a connection with seconds of latency is slow, not down.
 */
export class LineWatch {
  private care: Care = "loose";
  private heardAt = 0;
  private pingedAt = 0;
  private lookedAt = 0;
  private startedAt = 0;
  private isConnected = false;
  private isProven = false;
  private timer: ReturnType<typeof setInterval> | undefined;

  constructor(
    private readonly props: WatchProps,
    private readonly steady: () => number = () => performance.now(),
  ) {}

  /** Watch a new connection. */
  start(): void {
    this.stop();
    this.isConnected = this.isProven = false;
    this.startedAt = this.heardAt = this.pingedAt = this.lookedAt = this.steady();
    this.timer = setInterval(this.look, LOOK_EACH_MS);
  }

  stop(): void {
    clearInterval(this.timer);
  }

  heard(): void {
    this.heardAt = this.steady();
    this.isProven = this.isConnected || this.heardAt - this.startedAt < QUICK_MS;
    this.isConnected = true;
  }

  /** People begin or cease to act; earlier silence no longer counts. */
  watch(care: Care): void {
    if (care === this.care) return;
    this.care = care;
    this.heardAt = this.steady();
    this.pingedAt = -Infinity;
  }

  /** The browser itself reports that there is no network. */
  doubt(): void {
    if (this.care === "loose") return;
    this.isProven = this.isConnected;
    this.heardAt = Math.min(this.heardAt, this.steady() - PACES.close.silent);
    this.look();
  }

  private readonly look = (): void => {
    const now = this.steady();
    // Time in which this page itself slept or was busy is not silence of the server.
    this.heardAt += Math.max(0, now - this.lookedAt - 2 * LOOK_EACH_MS);
    this.lookedAt = now;
    const { ping, silent, dead } = PACES[this.care];
    const silence = now - this.heardAt;
    if (silence >= (this.isConnected ? dead : CONNECT_MS)) {
      this.props.onDead();
      return;
    }
    if (now - this.pingedAt >= ping) {
      this.pingedAt = now;
      this.props.ping();
    }
    const patience = this.isProven ? silent : Math.max(silent, UNPROVEN_MS);
    this.props.onLook(this.isConnected && silence >= patience);
  };
}
