import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { TableView } from "../protocol/messages";
import { pauseBefore } from "./backoff";
import { TableConnection } from "./connection";
import { FakeSocket } from "./fake-socket";

const table = (n: number, more: Partial<TableView> = {}) =>
  ({ n, heard: [], ...more }) as unknown as TableView;
let connection: TableConnection;

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "performance"],
  });
  sessionStorage.clear();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.all = [];
  connection = new TableConnection("ws://table", () => 1);
  connection.open();
});

afterEach(() => {
  connection.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("the pause before a retry", () => {
  it("is short at first and never longer than five seconds", () => {
    expect(pauseBefore(0, () => 1)).toBe(100);
    expect(pauseBefore(3, () => 1)).toBe(2_700);
    expect(pauseBefore(20, () => 1)).toBe(5_000);
    expect(pauseBefore(20, () => 0)).toBe(2_500);
  });
});

describe("the connection to a table", () => {
  it("is live with the first view", () => {
    expect(connection.newest().status).toBe("connecting");
    FakeSocket.newest.say({ type: "table", table: table(3) });
    expect(connection.newest()).toMatchObject({ status: "live", table: { n: 3 } });
  });

  it("finds another server with its moves if this one is too old for the table", () => {
    FakeSocket.newest.say({ type: "table", table: table(3) });
    connection.play({ ready: 1 }, 3, false);
    FakeSocket.newest.onclose?.({ code: 4503 });
    vi.advanceTimersByTime(100);
    FakeSocket.newest.say({ type: "table", table: table(4) });
    expect(FakeSocket.newest.sent).toMatchObject([{ type: "play", move: { ready: 1 } }]);
    expect(connection.newest()).toMatchObject({ status: "live", refused: null });
  });

  it("keeps the view and reconnects after a loss", () => {
    FakeSocket.newest.say({ type: "table", table: table(3) });
    FakeSocket.newest.onclose?.({ code: 1006 });
    expect(connection.newest()).toMatchObject({ status: "reconnecting", table: { n: 3 } });
    vi.advanceTimersByTime(100);
    expect(FakeSocket.all).toHaveLength(2);
    FakeSocket.newest.say({ type: "table", table: table(5) });
    expect(connection.newest()).toMatchObject({ status: "live", table: { n: 5 } });
  });

  it("waits longer each time, and starts over after a view", () => {
    const lose = () => FakeSocket.newest.onclose?.({ code: 1006 });
    lose();
    vi.advanceTimersByTime(100);
    lose();
    vi.advanceTimersByTime(299);
    expect(FakeSocket.all).toHaveLength(2);
    vi.advanceTimersByTime(1);
    expect(FakeSocket.all).toHaveLength(3);
    FakeSocket.newest.say({ type: "table", table: table(1) });
    lose();
    vi.advanceTimersByTime(100);
    expect(FakeSocket.all).toHaveLength(4);
  });

  it("retries at once when the browser is online again", () => {
    FakeSocket.newest.onclose?.({ code: 1006 });
    window.dispatchEvent(new Event("online"));
    expect(FakeSocket.all).toHaveLength(2);
    vi.advanceTimersByTime(10_000);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it.each([
    [4404, "unknown"],
    [4410, "outdated"],
    [4500, "damaged"],
  ])("gives up after the close code %i: the table is %s", (code, status) => {
    FakeSocket.newest.onclose?.({ code });
    expect(connection.newest().status).toBe(status);
    window.dispatchEvent(new Event("online"));
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });

  it("gets a valid cookie before it reconnects", async () => {
    connection.close();
    const heal = vi.fn(() => Promise.resolve());
    connection = new TableConnection("ws://table", () => 1, heal);
    connection.open();
    FakeSocket.all.splice(0, 1);
    FakeSocket.newest.onclose?.({ code: 4401 });
    expect(heal).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(100);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it("is dropped after a long silence, and pings before that", () => {
    const first = FakeSocket.newest;
    first.say({ type: "table", table: table(1) });
    first.say({ type: "pong", number: 1, now: 1 });
    vi.advanceTimersByTime(24_000);
    expect(connection.newest().status).toBe("live");
    expect(first.sent.length).toBeGreaterThanOrEqual(5 + 2);
    vi.advanceTimersByTime(2_000);
    expect(connection.newest().status).toBe("reconnecting");
    expect(first.isClosed).toBe(true);
  });

  it("stays alive while pongs come", () => {
    FakeSocket.newest.say({ type: "table", table: table(1) });
    for (let round = 0; round < 10; round += 1) {
      vi.advanceTimersByTime(10_000);
      FakeSocket.newest.say({ type: "pong", number: 1, now: 1 });
    }
    expect(connection.newest().status).toBe("live");
    expect(FakeSocket.all).toHaveLength(1);
  });

  it("says at once that a command does not arrive, until it is back", () => {
    FakeSocket.newest.say({ type: "table", table: table(1) });
    FakeSocket.newest.onclose?.({ code: 1006 });
    expect(connection.send({ type: "sit", seat: 1 })).toBe(false);
    expect(connection.newest().refused).toMatchObject({
      refusal: { code: "unreachable" },
      to: "sit",
    });
    vi.advanceTimersByTime(100);
    FakeSocket.newest.say({ type: "table", table: table(1) });
    expect(connection.newest().refused).toBeNull();
    expect(FakeSocket.newest.sent).toEqual([]);
    expect(connection.send({ type: "sit", seat: 1 })).toBe(true);
    expect(FakeSocket.newest.sent).toEqual([{ type: "sit", seat: 1 }]);
  });

  it("sends what is still meant after the next connection, also if it was lost on its way", () => {
    const open = (n: number, isReady: boolean) => {
      const seats = [{ ready: isReady }];
      FakeSocket.newest.say({
        type: "table",
        table: table(n, { phase: "open", you: 0, seats } as never),
      });
    };
    open(1, false);
    expect(connection.send({ type: "ready", ready: true })).toBe(true);
    FakeSocket.newest.onclose?.({ code: 1006 });
    vi.advanceTimersByTime(100);
    open(1, false);
    expect(FakeSocket.newest.sent).toEqual([{ type: "ready", ready: true }]);
    open(2, true);
    expect(connection.newest().lasting).toEqual([]);
  });

  it("does not say again that the player is ready if the table has changed meanwhile", () => {
    const open = (players: number) => {
      const seats = [{ ready: false }];
      FakeSocket.newest.say({
        type: "table",
        table: table(players, { phase: "open", you: 0, seats, players } as never),
      });
    };
    open(2);
    connection.send({ type: "ready", ready: true });
    FakeSocket.newest.onclose?.({ code: 1006 });
    vi.advanceTimersByTime(100);
    open(3);
    expect(FakeSocket.newest.sent).toEqual([]);
    expect(connection.newest().lasting).toEqual([]);
  });

  it("keeps the latest hint beside the view", () => {
    const hint = {
      move: { play: "red 1" },
      points: 2,
      win_probability: 0.5,
      reason: { code: "took" },
    };
    FakeSocket.newest.say({ type: "table", table: table(4) });
    FakeSocket.newest.say({ type: "hint", hint: { ...hint, after: 4 } });
    expect(connection.newest()).toMatchObject({ table: { n: 4 }, hint: { after: 4 } });
  });

  it("shows a refusal until the next message", () => {
    FakeSocket.newest.say({ type: "table", table: table(4) });
    FakeSocket.newest.say({ type: "refused", refused: { code: "seat_taken", why: "" }, to: "sit" });
    expect(connection.newest().refused).toMatchObject({ to: "sit", n: 4 });
    connection.send({ type: "sit", seat: 1 });
    expect(connection.newest().refused).toBeNull();
  });
});

describe("a connection that is in play", () => {
  const playing = (n = 1) => table(n, { phase: "playing" });
  const line = () => connection.newest().line;
  const hear = (ms: number) => {
    for (let past = 0; past < ms; past += 700) {
      vi.advanceTimersByTime(700);
      FakeSocket.newest.say({ type: "pong", number: 1, now: 1 });
    }
  };

  it("is offline within two seconds of its last message, and good with the next one", () => {
    FakeSocket.newest.say({ type: "table", table: playing() });
    hear(3_500);
    expect(line()).toBe("good");
    vi.advanceTimersByTime(1_400);
    expect(line()).toBe("good");
    vi.advanceTimersByTime(600);
    expect(line()).toBe("offline");
    expect(connection.newest().status).toBe("live");
    FakeSocket.newest.say({ type: "pong", number: 1, now: 1 });
    vi.advanceTimersByTime(200);
    expect(line()).toBe("good");
    expect(FakeSocket.all).toHaveLength(1);
  });

  it("is dropped after eight seconds of silence", () => {
    FakeSocket.newest.say({ type: "table", table: playing() });
    hear(2_100);
    vi.advanceTimersByTime(8_200);
    expect(connection.newest().status).toBe("reconnecting");
    expect(line()).toBe("offline");
    vi.advanceTimersByTime(100);
    FakeSocket.newest.say({ type: "table", table: playing() });
    expect(line()).toBe("good");
  });

  it.each(["open", "playing"] as const)(
    "is offline within two seconds of its first view while the table is %s",
    (phase) => {
      FakeSocket.newest.say({ type: "table", table: table(1, { phase }) });
      vi.advanceTimersByTime(1_600);
      expect(line()).toBe("good");
      vi.advanceTimersByTime(400);
      expect(line()).toBe("offline");
    },
  );

  it("is offline within two seconds when play begins and nothing more comes", () => {
    FakeSocket.newest.say({ type: "table", table: table(1, { phase: "over" }) });
    vi.advanceTimersByTime(9_000);
    expect(line()).toBe("good");
    FakeSocket.newest.say({ type: "table", table: playing(2) });
    vi.advanceTimersByTime(2_000);
    expect(line()).toBe("offline");
  });

  it("is neither offline nor dropped for seconds of latency", () => {
    vi.advanceTimersByTime(4_000); // connecting takes two seconds each way too
    FakeSocket.newest.say({ type: "table", table: playing() });
    vi.advanceTimersByTime(4_000); // the first answer takes two seconds each way
    expect(line()).toBe("good");
    hear(60_000);
    expect(line()).toBe("good");
    expect(FakeSocket.all).toHaveLength(1);
  });

  it("is slow while an answer to a move is late", () => {
    FakeSocket.newest.say({ type: "table", table: playing() });
    hear(1_400);
    connection.play({ tap: true }, 1, false);
    hear(700);
    expect(line()).toBe("good");
    hear(700);
    expect(line()).toBe("slow");
    const { id } = connection.newest().pending[0] ?? {};
    FakeSocket.newest.say({
      type: "table",
      table: table(2, { heard: [{ ...id, refused: [] }] as never }),
    });
    expect(line()).toBe("good");
  });

  it("is offline at once when the browser says so, and retried when it is back", () => {
    FakeSocket.newest.say({ type: "table", table: playing() });
    hear(1_400);
    window.dispatchEvent(new Event("offline"));
    expect(line()).toBe("offline");
    window.dispatchEvent(new Event("online"));
    expect(FakeSocket.all).toHaveLength(2);
  });

  it("does not count as silent while the page itself was busy", () => {
    FakeSocket.newest.say({ type: "table", table: playing() });
    hear(2_100);
    const frozen = performance.now() + 6_000;
    const clock = vi.spyOn(performance, "now").mockReturnValue(frozen);
    vi.advanceTimersByTime(200);
    expect(line()).toBe("good");
    clock.mockRestore();
  });
});
