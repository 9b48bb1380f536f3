import { renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { TableView } from "../../../protocol/messages";
import { useAutoLay } from "./autoLay";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const OFFER = { new: [], tops: ["red 6"] };

/** A table where seat 0 has to lay a trick in this many ways, perhaps with a bot playing for it. */
function laidAt(ways: number, standIn: string | null): readonly unknown[][] {
  const view = { seat: 0, turn: 0, must_lay: true, laying: { ways, offer: OFFER } };
  const table = { you: 0, n: 7, seats: [{ stand_in: standIn }], view } as unknown as TableView;
  const onLay = vi.fn();
  const { unmount } = renderHook(() => useAutoLay({ table, live: true, onLay }));
  vi.runAllTimers();
  unmount();
  return onLay.mock.calls;
}

describe("a trick that is laid automatically", () => {
  it("has only one way to be laid", () => {
    expect(laidAt(1, null)).toEqual([[OFFER]]);
    expect(laidAt(2, null)).toEqual([]);
  });

  it("is left to the bot that plays for the player, since a move would end that", () => {
    expect(laidAt(1, "casual")).toEqual([]);
  });
});
