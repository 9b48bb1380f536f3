import { beforeEach, expect, test, vi } from "vitest";
import { isMissingPart, mayRenew, remedy, watchParts } from "./parts";

beforeEach(() => {
  sessionStorage.clear();
  vi.restoreAllMocks();
});

const serverAnswers = (isThere: boolean) =>
  vi
    .spyOn(globalThis, "fetch")
    .mockImplementation(() =>
      isThere ? Promise.resolve(new Response("{}")) : Promise.reject(new TypeError("offline")),
    );

test("recognizes only the error of a part that failed to load", () => {
  watchParts();
  const payload = new Error("gone");
  window.dispatchEvent(Object.assign(new Event("vite:preloadError"), { payload }));
  expect(isMissingPart(payload)).toBe(true);
  expect(isMissingPart(new Error("gone"))).toBe(false);
  expect(isMissingPart("gone")).toBe(false);
});

test("reloads a page once, and not again right away", async () => {
  serverAnswers(true);
  expect(await remedy()).toBe("renew");
  expect(await remedy()).toBe("ask");
});

test("waits without a server, which does not count as a try", async () => {
  serverAnswers(false);
  expect(await remedy()).toBe("wait");
  serverAnswers(true);
  expect(await remedy()).toBe("renew");
});

test("may try again after a while", () => {
  expect(mayRenew(1_000_000)).toBe(true);
  expect(mayRenew(1_059_999)).toBe(false);
  expect(mayRenew(1_060_000)).toBe(true);
});

test("tries nothing automatically without storage", () => {
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new Error("no storage");
  });
  expect(mayRenew(1_000_000)).toBe(false);
});
