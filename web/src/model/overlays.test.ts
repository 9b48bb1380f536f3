import { expect, it, vi } from "vitest";
import { isOverlayEntry, overlay } from "./overlays";

const back = () =>
  new Promise<void>((resolve) => {
    window.addEventListener("popstate", () => setTimeout(resolve), { once: true });
    history.back();
  });

const gone = () => vi.waitUntil(() => !isOverlayEntry());

it("lets Back close the topmost ones in turn, and stays on the page", async () => {
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

it("removes its entry when it is closed in another way", async () => {
  const close = vi.fn();
  const closed = overlay(close);
  await Promise.resolve();
  closed();
  await gone();
  expect(close).not.toHaveBeenCalled();
});

it("survives one closing and another opening at the same moment", async () => {
  const close = vi.fn();
  overlay(vi.fn())();
  const closed = overlay(close);
  await Promise.resolve();
  expect(isOverlayEntry()).toBe(true);
  closed();
  await gone();
  expect(close).not.toHaveBeenCalled();
});
