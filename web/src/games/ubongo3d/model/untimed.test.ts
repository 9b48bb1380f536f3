import { beforeEach, expect, it, vi } from "vitest";
import { isUntimed, playUntimed } from "./untimed";

beforeEach(() => {
  localStorage.clear();
});

it("hides the clock at one table only", () => {
  playUntimed("puzzle");
  expect([isUntimed("puzzle"), isUntimed("daily")]).toEqual([true, false]);
});

it("forgets old tables", () => {
  for (let table = 0; table <= 20; table += 1) playUntimed(`table ${table}`);
  expect([isUntimed("table 0"), isUntimed("table 20")]).toEqual([false, true]);
});

it("shows the clock where nothing can be stored", () => {
  const blocked = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("blocked", "SecurityError");
  });
  playUntimed("puzzle");
  expect(isUntimed("puzzle")).toBe(false);
  blocked.mockRestore();
});
