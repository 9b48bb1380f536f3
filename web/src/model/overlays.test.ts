import { expect, it, vi } from "vitest";
import { isOverlayEntry, overlay } from "./overlays";

const back = () =>
  new Promise<void>((resolve) => {
    window.addEventListener("popstate", () => setTimeout(resolve), { once: true });
    history.back();
  });

const gone = () => vi.waitUntil(() => !isOverlayEntry());

it("lets Back close the topmost, one after the other, and stays on the page", async () => {
  const closed: string[] = [];
  const lower = overlay(() => {
    closed.push("lower");
    lower();
  });
  const upper = overlay(() => {
    closed.push("upper");
    upper();
  });
  await Promise.resolve();
  expect(isOverlayEntry()).toBe(true);
  await back();
  expect(closed).toEqual(["upper"]);
  expect(isOverlayEntry()).toBe(true);
  await back();
  expect(closed).toEqual(["upper", "lower"]);
  expect(isOverlayEntry()).toBe(false);
});

it("takes its entry away when it is closed otherwise", async () => {
  const close = vi.fn();
  const closed = overlay(close);
  await Promise.resolve();
  closed();
  await gone();
  expect(close).not.toHaveBeenCalled();
});

it("survives that one closes and another opens at the same moment", async () => {
  const close = vi.fn();
  overlay(vi.fn())();
  const closed = overlay(close);
  await Promise.resolve();
  expect(isOverlayEntry()).toBe(true);
  closed();
  await gone();
  expect(close).not.toHaveBeenCalled();
});
