import type {
  ChatLine,
  ChatNews,
  Hint,
  Incoming,
  News,
  Refusal,
  RefusedNews,
  TableView,
} from "../protocol/messages";
import { pauseBefore } from "./backoff";
import { ServerClock } from "./clock";
import { withLines, withReaction, type ShownReaction } from "./company";
import { isLasting, unanswered, withLasting, without, type Lasting } from "./lasting";
import { asMessage, MoveQueue, type PendingMove } from "./queue";
import { LineWatch, type Line } from "./watch";

/** Connecting for the first time; connected; lost and retrying; no such table; a table that cannot be shown. */
export type Status = "connecting" | "live" | "reconnecting" | "unknown" | "outdated" | "damaged";

/** A refusal and what it answers; a new object each time, so that repeated text shows again. */
export interface Refused {
  refusal: Refusal;
  to: string | null;
  /** The table's latest entry when it came. */
  n: number;
  /** The moves that were taken back with it, oldest first. */
  moves: readonly PendingMove[];
  /** The moves that were taken back just before, for another reason. */
  before: Refused | null;
}

/** The latest state of a table. */
export interface LiveTable {
  status: Status;
  line: Line;
  table: TableView | null;
  /** The player's unanswered moves, oldest first. */
  pending: readonly PendingMove[];
  /** The player's unanswered commands that are sent again after a loss. */
  lasting: readonly Lasting[];
  refused: Refused | null;
  /** The latest hint that was requested. */
  hint: Hint | null;
  /** The latest reaction of each seat that came while this page was open. */
  reactions: readonly ShownReaction[];
  /** The chat at the table, oldest line first. */
  lines: readonly ChatLine[];
  /** The number of the last line that was written before this page was opened. */
  lastEarlier: number;
}

/** On a new connection the server's time is requested this often, at this interval. */
const FIRST_PINGS = 5;
const FIRST_PINGS_EACH_MS = 150;
/** An answer that takes longer is late. */
const LATE_MS = 1_000;
/** Close codes after which no retry helps. */
const FINAL: Readonly<Record<number, Status>> = {
  4404: "unknown",
  4410: "outdated",
  4500: "damaged",
};
const COOKIE_INVALID = 4401;
const UNREACHABLE: Refusal = { code: "unreachable", why: "" };

/** Holds the connection to one table: it reconnects by itself, and keeps the latest view meanwhile. */
export class TableConnection {
  /** The server's time at this table. */
  readonly clock = new ServerClock();
  private state: LiveTable;
  private readonly queue: MoveQueue;
  private readonly watch = new LineWatch({
    ping: () => {
      this.ping();
    },
    onLook: (isSilent) => {
      this.judge(isSilent);
    },
    onDead: () => {
      this.lose(0);
    },
  });
  /** When each pending move was made, by the browser's monotonic clock. */
  private readonly madeAt = new WeakMap<PendingMove, number>();
  private readonly listeners = new Set<() => void>();
  private socket: WebSocket | null = null;
  private retries = 0;
  private retryTimer: ReturnType<typeof setTimeout> | undefined;
  private clockTimer: ReturnType<typeof setInterval> | undefined;
  private stopped = new AbortController();
  private reactionsHeard = 0;

  constructor(
    private readonly address: string,
    private readonly random: () => number = Math.random,
    /** Gets this browser a cookie that the server accepts. */
    private readonly heal: () => Promise<void> = () => Promise.resolve(),
  ) {
    this.queue = new MoveQueue(`spieltisch.moves ${address}`);
    this.state = {
      status: "connecting",
      line: "good",
      table: null,
      pending: this.queue.all,
      lasting: [],
      refused: null,
      hint: null,
      reactions: [],
      lines: [],
      lastEarlier: 0,
    };
  }

  /** Connect, and retry at once whenever the browser is back online. */
  open(): void {
    this.stopped = new AbortController();
    const { signal } = this.stopped;
    window.addEventListener("online", this.comeBack, { signal });
    window.addEventListener("offline", this.doubt, { signal });
    document.addEventListener("visibilitychange", this.lookAgain, { signal });
    this.connect();
  }

  /** Disconnect for good. */
  close(): void {
    this.stopped.abort();
    this.forgetSocket();
    clearTimeout(this.retryTimer);
  }

  /**
   * Send a command. While the connection is down, only a lasting one is kept and sent later; any other is
   * refused here and now, so that its page can say so. False if it is neither sent nor kept.
   */
  send(message: Incoming): boolean {
    const isKept = isLasting(message);
    if (isKept) this.become({ lasting: withLasting(this.state.lasting, message) });
    if (!isKept && (this.state.line === "offline" || !this.canSay)) {
      const n = this.state.table?.n ?? 0;
      this.become({
        refused: { refusal: UNREACHABLE, to: message.type, n, moves: [], before: null },
      });
      return false;
    }
    if (this.state.refused !== null) this.become({ refused: null });
    if (this.canSay) this.say(message);
    return true;
  }

  /**
   * Make a move: it is sent now, or in order once the connection is back, until it is answered. False if
   * it is not made because too many wait, or because one waits where only one may.
   */
  play(move: object, after: number, isOneAtATime: boolean): boolean {
    if (isOneAtATime && this.queue.all.length > 0) return false;
    const pending = this.queue.add({ ...move }, after);
    if (pending === null) return false;
    this.madeAt.set(pending, performance.now());
    this.become({ pending: this.queue.all, refused: null });
    if (this.canSay) this.say(asMessage(pending));
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
    this.watch.start();
  }

  private hear(news: News): void {
    this.watch.heard();
    switch (news.type) {
      case "table":
        this.see(news.table);
        break;
      case "pong":
        this.clock.answered(news.number, news.now);
        break;
      case "hint":
        this.become({ hint: news.hint });
        break;
      case "refused":
        this.takeBack(news);
        break;
      case "reaction":
        this.reactionsHeard += 1;
        this.become({ reactions: withReaction(this.state.reactions, news, this.reactionsHeard) });
        break;
      case "chat":
        this.read(news);
        break;
    }
  }

  private see(table: TableView): void {
    this.retries = 0;
    this.clock.glimpse(table.now, table.rate);
    this.queue.confirm(table.heard);
    const isFirst = this.state.status !== "live";
    const isHushed = this.state.table?.chat === true && !table.chat;
    const lines = isHushed ? [] : this.state.lines;
    const lasting = unanswered(this.state.lasting, this.state.table, table);
    this.become({ status: "live", line: "good", table, pending: this.queue.all, lasting, lines });
    this.watchWell();
    if (!isFirst) return;
    for (const message of lasting) this.say(message);
    for (const move of this.queue.all) this.say(asMessage(move));
    this.askTime();
  }

  private read({ lines, earlier }: ChatNews): void {
    const isFirst = earlier === true && this.state.lines.length === 0;
    const lastEarlier = isFirst ? (lines.at(-1)?.number ?? 0) : this.state.lastEarlier;
    this.become({ lines: withLines(this.state.lines, lines), lastEarlier });
  }

  /** Moves that are refused in a row are shown together, by their reasons. */
  private takeBack({ refused: refusal, to, id }: RefusedNews): void {
    const n = this.state.table?.n ?? 0;
    const move = to === "play" ? this.queue.refuse(id) : null;
    if (to === "play" && move === null) return; // the copy of a move that was answered long ago
    const last = this.state.refused?.moves.length ? this.state.refused : null;
    const isSame = last?.refusal.code === refusal.code;
    const moves = move === null ? [] : [...(isSame ? last.moves : []), move];
    const before = move === null ? null : isSame ? last.before : last;
    const lasting = without(this.state.lasting, to);
    this.become({ refused: { refusal, to, n, moves, before }, pending: this.queue.all, lasting });
  }

  private lose(code: number): void {
    this.forgetSocket();
    const final = FINAL[code];
    if (final !== undefined) {
      this.become({ status: final });
      return;
    }
    const isNew = this.state.table === null;
    this.become({
      status: isNew ? "connecting" : "reconnecting",
      line: isNew ? "good" : "offline",
    });
    if (code === COOKIE_INVALID) void this.heal().finally(this.retryLater);
    else this.retryLater();
  }

  /** Silence is noticed soon while people take seats and play; a page that nobody sees costs next to nothing. */
  private watchWell(): void {
    const phase = this.state.table?.phase;
    const isPlayed = phase === "open" || phase === "playing";
    const isSeen = document.visibilityState === "visible";
    this.watch.watch(isPlayed && isSeen ? "close" : "loose");
  }

  private judge(isSilent: boolean): void {
    if (this.state.status !== "live") return;
    const oldest = this.queue.all[0];
    const since = (oldest && this.madeAt.get(oldest)) ?? performance.now();
    if (oldest !== undefined) this.madeAt.set(oldest, since);
    const isLate = performance.now() - since >= LATE_MS;
    const line = isSilent ? "offline" : isLate ? "slow" : "good";
    if (line !== this.state.line) this.become({ line });
  }

  /** Request the server's time a few times soon after a view. */
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
    if (this.canSay) this.say({ type: "ping", number: this.clock.asked() });
  }

  private get canSay(): boolean {
    return this.state.status === "live" && this.socket !== null;
  }

  private say(message: Incoming): void {
    this.socket?.send(JSON.stringify(message));
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

  private readonly lookAgain = (): void => {
    this.watchWell();
    if (document.visibilityState === "visible") this.retryNow();
  };

  private readonly doubt = (): void => {
    this.watch.doubt();
  };

  /** A network that went away and came back is often another one: messages on the old connection may be stuck. */
  private readonly comeBack = (): void => {
    if (this.state.line === "offline" && this.canSay) this.lose(0);
    this.retryNow();
  };

  private forgetSocket(): void {
    this.watch.stop();
    clearInterval(this.clockTimer);
    if (this.socket === null) return;
    this.socket.onmessage = null;
    this.socket.onclose = null;
    this.socket.close();
    this.socket = null;
  }

  private become(change: Partial<LiveTable>): void {
    this.state = { ...this.state, ...change };
    if (change.line === "good" && this.state.refused?.refusal === UNREACHABLE) {
      this.state = { ...this.state, refused: null };
    }
    for (const listener of this.listeners) listener();
  }
}

/** Return the WebSocket address of a table on this host, for the guest or for a companion on this device. */
export function liveAddress(id: string, companion = 0): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const query = companion === 0 ? "" : `?as=${companion}`;
  return `${scheme}://${location.host}/api/tables/${encodeURIComponent(id)}/live${query}`;
}
