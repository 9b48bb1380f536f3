import type { LobbyNews } from "../protocol/messages";
import { pauseBefore } from "./backoff";

/** The server sends a beat every 25 seconds; after a longer silence the connection is dead. */
const SILENT_MS = 60_000;
/** A new connection that stays silent this long is dropped. */
const CONNECT_MS = 15_000;
/** A list is less urgent than a move: clients that lost their server reconnect over more than a second. */
const PATIENCE = 2;
const COOKIE_INVALID = 4401;

interface LobbyLineProps {
  onNews: (news: LobbyNews) => void;
  onLost: () => void;
  /** Gets this browser a cookie that the server accepts. */
  heal: () => Promise<void>;
}

/** The connection that pushes the lobby's changes while the page is visible; it reconnects by itself. */
export class LobbyLine {
  private socket: WebSocket | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private losses = 0;
  private hasHeard = false;
  private stopped = new AbortController();

  constructor(private readonly props: LobbyLineProps) {}

  open(): void {
    this.stopped = new AbortController();
    const { signal } = this.stopped;
    document.addEventListener("visibilitychange", this.connect, { signal });
    window.addEventListener("online", this.connect, { signal });
    window.addEventListener("offline", this.props.onLost, { signal });
    this.connect();
  }

  close(): void {
    this.stopped.abort();
    this.hangUp();
  }

  /** Reconnect at once. */
  readonly connect = (): void => {
    this.hangUp();
    if (this.stopped.signal.aborted || document.visibilityState === "hidden") return;
    const socket = new WebSocket(`${location.origin.replace("http", "ws")}/api/lobby/live`);
    this.socket = socket;
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      this.hear(JSON.parse(data) as LobbyNews);
    };
    socket.onclose = ({ code }) => {
      this.lose(code);
    };
    this.expectNews(CONNECT_MS);
  };

  private hear(news: LobbyNews): void {
    if (news.type === "refused") return; // the connection closes with a code that says the same
    this.losses = 0;
    this.hasHeard = true;
    this.expectNews(SILENT_MS);
    this.props.onNews(news);
  }

  private expectNews(within: number): void {
    this.wait(within, () => {
      this.lose(0);
    });
  }

  private lose(code: number): void {
    this.hangUp();
    // a restarting server disconnects once, which is not worth a message
    if (this.losses > 0 || !this.hasHeard) this.props.onLost();
    this.losses += 1;
    if (code === COOKIE_INVALID) void this.props.heal().finally(this.retryLater);
    else this.retryLater();
  }

  private readonly retryLater = (): void => {
    this.wait(pauseBefore(PATIENCE + this.losses, Math.random), this.connect);
  };

  private wait(ms: number, then: () => void): void {
    clearTimeout(this.timer);
    if (!this.stopped.signal.aborted) this.timer = setTimeout(then, ms);
  }

  private hangUp(): void {
    clearTimeout(this.timer);
    if (this.socket === null) return;
    this.socket.onmessage = this.socket.onclose = null;
    this.socket.close();
    this.socket = null;
  }
}
