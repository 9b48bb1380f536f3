import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { TableView } from "../protocol/messages";
import { TableConnection } from "./connection";
import { MoveQueue } from "./queue";

interface Said {
  type: string;
  move?: object;
  after?: number;
  id?: { client: string; number: number };
}

/** A connection whose other side is the test. */
class FakeSocket {
  static all: FakeSocket[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  readonly said: Said[] = [];

  constructor() {
    FakeSocket.all.push(this);
  }

  send(text: string) {
    this.said.push(JSON.parse(text) as Said);
  }

  close() {
    this.onclose = null;
  }

  say(news: object) {
    this.onmessage?.({ data: JSON.stringify(news) });
  }

  get plays() {
    return this.said
      .filter(({ type }) => type === "play")
      .map(({ move, id }) => [id?.number, move]);
  }

  static get newest(): FakeSocket {
    const newest = FakeSocket.all.at(-1);
    if (newest === undefined) throw new Error("no socket was opened");
    return newest;
  }
}

const ADDRESS = "ws://table";
const A = { put: 1 };
const B = { put: 2 };
const C = { call: true };
const view = (n: number, heard: TableView["heard"] = []) => ({
  type: "table",
  table: { n, heard },
});
let connection: TableConnection;

const client = () => connection.newest().pending[0]?.id.client ?? "";
const waiting = () => connection.newest().pending.map(({ move }) => move);
const play = (...moves: object[]) => {
  for (const move of moves) connection.play(move, 7, false);
};
const cut = () => FakeSocket.newest.onclose?.({ code: 1006 });
const comeBack = (news: object) => {
  vi.advanceTimersByTime(200);
  FakeSocket.newest.say(news);
};

function open() {
  connection = new TableConnection(ADDRESS, () => 1);
  connection.open();
  FakeSocket.newest.say(view(7));
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.all = [];
  sessionStorage.clear();
  open();
});

afterEach(() => {
  connection.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("the queue of moves", () => {
  it("sends at once, in order, and forgets what has counted", () => {
    play(A, B, C);
    expect(FakeSocket.newest.plays).toEqual([
      [1, A],
      [2, B],
      [3, C],
    ]);
    FakeSocket.newest.say(view(9, [{ client: client(), number: 2, refused: [] }]));
    expect(waiting()).toEqual([C]);
  });

  it("keeps what is done offline and sends it all, in order, on reconnecting", () => {
    play(A);
    cut();
    play(B, C);
    expect(waiting()).toEqual([A, B, C]);
    expect(FakeSocket.newest.plays).toEqual([[1, A]]);
    comeBack(view(7));
    expect(FakeSocket.newest.plays).toEqual([
      [1, A],
      [2, B],
      [3, C],
    ]);
    expect(waiting()).toEqual([A, B, C]);
  });

  it("does not resend what arrived before the connection dropped", () => {
    play(A, B);
    const heard = [{ client: client(), number: 1, refused: [] }];
    cut();
    comeBack(view(8, heard));
    expect(FakeSocket.newest.plays).toEqual([[2, B]]);
  });

  it("takes back one in the middle, and only that", () => {
    play(A, B, C);
    const id = { client: client(), number: 2 };
    FakeSocket.newest.say({
      type: "refused",
      refused: { code: "time_up", why: "" },
      to: "play",
      id,
    });
    expect(waiting()).toEqual([A, C]);
    expect(connection.newest().refused?.moves.map(({ move }) => move)).toEqual([B]);
    FakeSocket.newest.say(view(9, [{ client: id.client, number: 3, refused: [2] }]));
    expect(waiting()).toEqual([]);
  });

  it("never takes a refused move for a valid one: it asks again for the reason", () => {
    play(A, B);
    const heard = [{ client: client(), number: 2, refused: [1] }];
    cut();
    comeBack(view(8, heard));
    expect(waiting()).toEqual([A]);
    expect(FakeSocket.newest.plays).toEqual([[1, A]]);
    const id = { client: client(), number: 1 };
    FakeSocket.newest.say({ type: "refused", refused: { code: "gap", why: "" }, to: "play", id });
    expect(waiting()).toEqual([]);
    expect(connection.newest().refused?.refusal.code).toBe("gap");
  });

  it("reports moves together that were refused for the same reason", () => {
    play(A, B);
    for (const number of [1, 2]) {
      const id = { client: connection.newest().pending[0]?.id.client, number };
      FakeSocket.newest.say({
        type: "refused",
        refused: { code: "time_up", why: "" },
        to: "play",
        id,
      });
    }
    expect(connection.newest().refused?.moves.map(({ move }) => move)).toEqual([A, B]);
    play(C);
    expect(connection.newest().refused).toBeNull();
  });

  it("keeps what was taken back just before for another reason", () => {
    play(A, B, C);
    for (const [code, number] of [
      ["gap", 1],
      ["time_up", 2],
      ["time_up", 3],
    ] as const) {
      const id = { client: client(), number };
      FakeSocket.newest.say({ type: "refused", refused: { code, why: "" }, to: "play", id });
    }
    const { refused } = connection.newest();
    expect(refused?.moves.map(({ move }) => move)).toEqual([B, C]);
    expect(refused?.before?.refusal.code).toBe("gap");
    expect(refused?.before?.moves.map(({ move }) => move)).toEqual([A]);
  });

  it("ignores a second answer to the same move", () => {
    play(A);
    const news = {
      type: "refused",
      refused: { code: "gap", why: "" },
      to: "play",
      id: { client: client(), number: 1 },
    };
    FakeSocket.newest.say(news);
    const first = connection.newest().refused;
    FakeSocket.newest.say(news);
    expect(connection.newest().refused).toBe(first);
  });

  it("takes one move at a time in games with turns", () => {
    expect(connection.play(A, 7, true)).toBe(true);
    expect(connection.play(B, 7, true)).toBe(false);
    FakeSocket.newest.say(view(8, [{ client: client(), number: 1, refused: [] }]));
    expect(connection.play(B, 8, true)).toBe(true);
  });

  it("is bounded", () => {
    cut();
    const made = Array.from({ length: 300 }, () => connection.play(A, 7, false));
    expect(made.filter(Boolean)).toHaveLength(200);
  });
});

describe("a reloaded page", () => {
  it("sends the waiting moves under its old name, and its own under a new one", () => {
    play(A, B);
    const before = connection.newest().pending;
    connection.close();
    open();
    expect(connection.newest().pending).toEqual(before);
    expect(
      FakeSocket.newest.said.filter(({ type }) => type === "play").map(({ id }) => id),
    ).toEqual(before.map(({ id }) => id));
    play(C);
    const [, , own] = connection.newest().pending;
    expect(own?.id.number).toBe(1);
    expect(own?.id.client).not.toBe(client());
  });

  it("forgets what was answered", () => {
    play(A);
    FakeSocket.newest.say(view(8, [{ client: client(), number: 1, refused: [] }]));
    expect(sessionStorage).toHaveLength(0);
  });

  it("is not disturbed by other entries in the storage", () => {
    for (const text of ["{", "7", "null", '[null, 3, {"id": {}}]']) {
      sessionStorage.setItem("key", text);
      expect(new MoveQueue("key").all).toEqual([]);
    }
  });

  it("has a name that the server accepts", () => {
    expect(new MoveQueue("key").add(A, 1)?.id.client).toMatch(/^[0-9a-z]{8,32}$/);
  });
});
