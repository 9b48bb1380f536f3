import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { keptKit, renewKit, serverTime, takeKit } from "./kit";

const NOON = Date.UTC(2026, 10, 18, 12);
const HOUR = 3_600_000;
const asked = vi.fn();

/** A server whose clock is an hour ahead of ours. */
function serve(): void {
  vi.stubGlobal("fetch", () => {
    asked();
    const now = Date.now() + HOUR;
    const day = new Date(now).toISOString().slice(0, 10);
    const kit = { day, now, ticket: "1.ab", tables: [], most_moves: 400 };
    return Promise.resolve(new Response(JSON.stringify(kit)));
  });
}

beforeEach(() => {
  localStorage.clear();
  asked.mockClear();
  vi.useFakeTimers({ now: NOON });
  serve();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("is fetched once a day, or again after some hours, by the server's clock", async () => {
  await takeKit();
  await takeKit();
  expect(asked).toHaveBeenCalledTimes(1);
  const known = keptKit();
  expect(known && serverTime(known)).toBe(NOON + HOUR);
  vi.setSystemTime(NOON + 7 * HOUR);
  await takeKit();
  expect(asked).toHaveBeenCalledTimes(2);
  vi.setSystemTime(NOON + 11 * HOUR);
  await takeKit();
  expect(asked).toHaveBeenCalledTimes(3);
  expect(keptKit()?.kit.day).toBe("2026-11-19");
});

it("stays as it is without a network", async () => {
  await takeKit();
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
  vi.setSystemTime(NOON + 48 * HOUR);
  await expect(takeKit()).rejects.toThrow();
  expect(keptKit()?.kit.day).toBe("2026-11-18");
});

it("is fetched again for another guest, unless there was none", async () => {
  await renewKit();
  expect(asked).not.toHaveBeenCalled();
  await takeKit();
  await renewKit();
  expect(asked).toHaveBeenCalledTimes(2);
});

it("is nothing if this version cannot read it", () => {
  localStorage.setItem("spieltisch.offline kit", JSON.stringify({ kit: { day: "2026-11-18" } }));
  expect(keptKit()).toBeNull();
});
