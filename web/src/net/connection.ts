import type {
  Hint,
  HintNews,
  Incoming,
  Pong,
  Refusal,
  RefusedNews,
  TableNews,
  TableView,
} from "../protocol/messages";
import { pauseBefore } from "./backoff";
import { ServerClock } from "./clock";

/** On the way for the first time; talking; lost and trying again; no such table; one that cannot be shown. */
export type Status = "connecting" | "live" | "reconnecting" | "unknown" | "outdated";

/** A refusal and what it answers; a new object each time, so that the same words can be said twice. */
export interface Refused {
  refusal: Refusal;
  to: string | null;
  /** The table's newest entry when it was heard. */
  n: number;
}

/** The newest that is known of a table. */
export interface LiveTable {
  status: Status;
  table: TableView | null;
  refused: Refused | null;
  /** The newest advice that was asked for. */
  hint: Hint | null;
}

type News = TableNews | RefusedNews | HintNews | Pong;

const PING_EACH_MS = 10_000;
const MISSED_PONGS = 2;
/** With a new line the server's time is asked for so often, so soon. */
const FIRST_PINGS = 5;
const FIRST_PINGS_EACH_MS = 150;
/** Close codes after which no retry helps. */
const FINAL: Readonly<Record<number, Status>> = { 4404: "unknown", 4410: "outdated" };
const COOKIE_INVALID = 4401;

/** Holds the line to one table: it reconnects by itself, and keeps the newest view meanwhile. */
export class TableConnection {
  /** The server's time at this table. */
  readonly clock = new ServerClock();
  private state: LiveTable = {
    status: "connecting",
    table: null,
    refused: null,
    hint: null,
  };
  private readonly listeners = new Set<() => void>();
  private socket: WebSocket | null = null;
  private retries = 0;
  private unanswered = 0;
  private retryTimer: ReturnType<typeof setTimeout> | undefined;
  private pingTimer: ReturnType<typeof setInterval> | undefined;
  private clockTimer: ReturnType<typeof setInterval> | undefined;
  private stopped = new AbortController();

  constructor(
    private readonly address: string,
    private readonly random: () => number = Math.random,
    /** Gets this browser a cookie that the server takes. */
    private readonly heal: () => Promise<void> = () => Promise.resolve(),
  ) {}

  /** Connect, and try again at once whenever the browser comes back. */
  open(): void {
    this.stopped = new AbortController();
    const { signal } = this.stopped;
    window.addEventListener("online", this.retryNow, { signal });
    document.addEventListener("visibilitychange", this.retryWhenSeen, { signal });
    this.connect();
  }

  /** Hang up for good. */
  close(): void {
    this.stopped.abort();
    this.forgetSocket();
    clearTimeout(this.retryTimer);
  }

  /** Say something now; false when the line is down, for nothing is kept for later. */
  send(message: Incoming): boolean {
    if (this.state.status !== "live" || this.socket === null) return false;
    if (this.state.refused !== null) this.become({ refused: null });
    this.socket.send(JSON.stringify(message));
    return true;
  }

  readonly newest = (): LiveTable => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  private connect(): void {
    this.forgetSocket();
    this.clock.forget();
    const socket = new WebSocket(this.address);
    this.socket = socket;
    socket.onmessage = (event: MessageEvent<string>) => {
      this.hear(JSON.parse(event.data) as News);
    };
    socket.onclose = (event) => {
      this.lose(event.code);
    };
    this.startPings();
  }

  private hear(news: News): void {
    this.unanswered = 0;
    if ("table" in news) {
      this.retries = 0;
      this.clock.glimpse(news.table.now);
      const isFirst = this.state.status !== "live";
      this.become({ status: "live", table: news.table });
      if (isFirst) this.askTime();
    } else if ("pong" in news) {
      this.clock.answered(news.pong, news.now);
    } else if ("hint" in news) {
      this.become({ hint: news.hint });
    } else {
      const n = this.state.table?.n ?? 0;
      this.become({ refused: { refusal: news.refused, to: news.to, n } });
    }
  }

  private lose(code: number): void {
    this.forgetSocket();
    const final = FINAL[code];
    if (final !== undefined) {
      this.become({ status: final });
      return;
    }
    this.become({ status: this.state.table === null ? "connecting" : "reconnecting" });
    if (code === COOKIE_INVALID) void this.heal().finally(this.retryLater);
    else this.retryLater();
  }

  private startPings(): void {
    this.unanswered = 0;
    this.pingTimer = setInterval(() => {
      if (this.unanswered >= MISSED_PONGS) {
        this.lose(0);
        return;
      }
      this.unanswered += 1;
      this.ping();
    }, PING_EACH_MS);
  }

  /** Ask for the server's time a few times soon after a view has come. */
  private askTime(): void {
    let left = FIRST_PINGS;
    clearInterval(this.clockTimer);
    this.clockTimer = setInterval(() => {
      this.ping();
      left -= 1;
      if (left === 0) clearInterval(this.clockTimer);
    }, FIRST_PINGS_EACH_MS);
  }

  private ping(): void {
    if (this.state.status === "live")
      this.socket?.send(JSON.stringify({ ping: this.clock.asked() }));
  }

  private readonly retryLater = (): void => {
    if (this.stopped.signal.aborted) return;
    clearTimeout(this.retryTimer);
    this.retryTimer = setTimeout(this.retryNow, pauseBefore(this.retries, this.random));
    this.retries += 1;
  };

  private readonly retryNow = (): void => {
    const isFinal = Object.values(FINAL).includes(this.state.status);
    if (this.socket !== null || isFinal || this.stopped.signal.aborted) return;
    clearTimeout(this.retryTimer);
    this.connect();
  };

  private readonly retryWhenSeen = (): void => {
    if (document.visibilityState === "visible") this.retryNow();
  };

  private forgetSocket(): void {
    clearInterval(this.pingTimer);
    clearInterval(this.clockTimer);
    if (this.socket === null) return;
    this.socket.onmessage = null;
    this.socket.onclose = null;
    this.socket.close();
    this.socket = null;
  }

  private become(change: Partial<LiveTable>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.listeners) listener();
  }
}

/** Give the websocket address of a table on this very host. */
export function liveAddress(id: string): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${location.host}/api/tables/${encodeURIComponent(id)}/live`;
}
