import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { OfflineResult } from "../protocol/messages";
import { bringBack, dropAll, dropResult, keepResult, type KeptResult } from "./results";

const KEY = "spieltisch.offline results";
const stored = () => JSON.parse(localStorage.getItem(KEY) ?? "[]") as KeptResult[];

const resultAt = (began: number): OfflineResult => ({
  ticket: "1.ab",
  what: { type: "daily", day: "2026-11-18", kind: "easy" },
  began,
  moves: [{ at: 4000, move: { call: true } }],
});

const answers = (status: number, body: object) =>
  new Response(JSON.stringify(body), { status, headers: { "Content-Type": "application/json" } });

beforeEach(() => {
  localStorage.clear();
  keepResult("easy", 1000, resultAt(1));
  keepResult("easy", 2000, resultAt(2));
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it("keeps everything without a network", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
  await bringBack();
  expect(stored().map(({ taken, refusal }) => [taken, refusal])).toEqual([
    [null, null],
    [null, null],
  ]);
});

it("submits each result once, and notes the server's answer", async () => {
  const sent: number[] = [];
  vi.stubGlobal("fetch", (_: string, { body }: { body: string }) => {
    const { began } = JSON.parse(body) as OfflineResult;
    sent.push(began);
    return Promise.resolve(
      began === 1
        ? answers(201, { table: "k7", solved: true })
        : answers(400, { code: "offline_moves", why: "Move 1 does not hold." }),
    );
  });
  await bringBack();
  await bringBack();
  expect(sent).toEqual([1, 2]);
  const [first, second] = stored();
  expect(first?.taken).toEqual({ table: "k7", solved: true });
  expect(second?.refusal?.code).toBe("offline_moves");
});

it("keeps waiting if the server itself has trouble, and sends nothing after it", async () => {
  const fetched = vi.fn(() => Promise.resolve(answers(503, { code: "busy", why: "Busy." })));
  vi.stubGlobal("fetch", fetched);
  await bringBack();
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(stored().every(({ refusal }) => refusal === null)).toBe(true);
});

it("forgets one that is dropped, and no other", () => {
  const [first] = stored();
  if (first !== undefined) dropResult(first);
  expect(stored().map(({ result }) => result.began)).toEqual([2]);
});

it("forgets all of them with the guest who played them", () => {
  dropAll();
  expect(stored()).toEqual([]);
});

it("says when there is no room, and still sends the result while the page is open", async () => {
  const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  expect(keepResult("hard", 3000, resultAt(3))).toBe(false);
  const sent: number[] = [];
  vi.stubGlobal("fetch", (_: string, { body }: { body: string }) => {
    sent.push((JSON.parse(body) as OfflineResult).began);
    return Promise.resolve(answers(201, { table: "k7", solved: true }));
  });
  await bringBack();
  expect(sent).toEqual([1, 2, 3]);
  full.mockRestore();
  expect(keepResult("hard", 4000, resultAt(4))).toBe(true);
});
