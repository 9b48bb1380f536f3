import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FakeSocket } from "./fake-socket";
import { LobbyLine } from "./lobby";

const BEAT = { type: "beat" };
const onNews = vi.fn();
const onLost = vi.fn();
const heal = vi.fn(() => Promise.resolve());
let line: LobbyLine;
let visibility: DocumentVisibilityState;

function see(state: DocumentVisibilityState) {
  visibility = state;
  document.dispatchEvent(new Event("visibilitychange"));
}

const hangUp = (code = 1006) => FakeSocket.newest.onclose?.({ code });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.spyOn(document, "visibilityState", "get").mockImplementation(() => visibility);
  visibility = "visible";
  FakeSocket.all = [];
  line = new LobbyLine({ onNews, onLost, heal });
  line.open();
});

afterEach(() => {
  line.close();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.clearAllMocks();
  vi.useRealTimers();
});

describe("the connection to the lobby", () => {
  it("passes on what is pushed, and requests nothing", () => {
    expect(FakeSocket.newest.address).toBe(
      `${location.origin.replace("http", "ws")}/api/lobby/live`,
    );
    FakeSocket.newest.say(BEAT);
    expect(onNews).toHaveBeenCalledWith(BEAT);
    vi.advanceTimersByTime(30_000);
    FakeSocket.newest.say(BEAT);
    vi.advanceTimersByTime(59_000);
    expect(FakeSocket.all).toHaveLength(1);
  });

  it("reconnects silently and without a rush when a server restarts", () => {
    FakeSocket.newest.say(BEAT);
    hangUp(1012);
    vi.advanceTimersByTime(1_349);
    expect(FakeSocket.all).toHaveLength(1);
    vi.advanceTimersByTime(1_351);
    expect(FakeSocket.all).toHaveLength(2);
    FakeSocket.newest.say(BEAT);
    expect(onLost).not.toHaveBeenCalled();
  });

  it("reports at once an unreachable server, or one that does not come back", () => {
    hangUp();
    expect(onLost).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(2_700);
    FakeSocket.newest.say(BEAT);
    hangUp();
    expect(onLost).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(2_700);
    hangUp();
    expect(onLost).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(2_499);
    expect(FakeSocket.all).toHaveLength(3);
    vi.advanceTimersByTime(2_501);
    expect(FakeSocket.all).toHaveLength(4);
  });

  it("replaces a silent connection", () => {
    vi.advanceTimersByTime(15_000 + 2_700);
    expect(FakeSocket.all).toHaveLength(2);
    FakeSocket.newest.say(BEAT);
    vi.advanceTimersByTime(60_000 + 2_700);
    expect(FakeSocket.all).toHaveLength(3);
    expect(FakeSocket.all.map(({ isClosed }) => isClosed)).toEqual([true, true, false]);
  });

  it("costs nothing while nobody sees the page, and starts over when it is visible", () => {
    see("hidden");
    expect(FakeSocket.newest.isClosed).toBe(true);
    vi.advanceTimersByTime(600_000);
    expect(FakeSocket.all).toHaveLength(1);
    see("visible");
    expect(FakeSocket.all).toHaveLength(2);
  });

  it("gets a new cookie if the server rejects this one", async () => {
    FakeSocket.newest.say({ type: "refused", refused: { code: "cookie_invalid", why: "" } });
    hangUp(4401);
    await vi.waitFor(() => {
      expect(heal).toHaveBeenCalledTimes(1);
    });
    await vi.advanceTimersByTimeAsync(2_700);
    expect(FakeSocket.all).toHaveLength(2);
    expect(onNews).not.toHaveBeenCalled();
  });

  it("reports at once that the browser lost the network, and reconnects with it", () => {
    FakeSocket.newest.say(BEAT);
    window.dispatchEvent(new Event("offline"));
    expect(onLost).toHaveBeenCalledTimes(1);
    window.dispatchEvent(new Event("online"));
    expect(FakeSocket.all).toHaveLength(2);
  });

  it("ends when the page is left", () => {
    hangUp();
    line.close();
    vi.advanceTimersByTime(600_000);
    see("visible");
    expect(FakeSocket.all).toHaveLength(1);
  });
});
