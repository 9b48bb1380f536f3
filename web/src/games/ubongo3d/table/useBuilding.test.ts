import { act, renderHook } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { View } from "../../../protocol/ubongo3d";
import { useBuilding } from "./useBuilding";

const task = { name: "A1 - 1|2", squares: [[0, 0]], pieces: [{ kind: 8, cells: null }] };
const view = {
  ...{ seat: 0, round: 1, past: [], solo: null, call: null },
  players: [{ task, is_building: true }],
} as unknown as View;

/** Change a building while moves are accepted, or too many wait; return whether it can be undone. */
function canUndoAfter(isTaken: boolean): boolean {
  const props = { line: "good" as const, pending: [], play: () => isTaken };
  const { result } = renderHook(() => useBuilding(view, 0, props));
  act(() => {
    result.current.act({ take: 8 });
  });
  return result.current.canUndo;
}

describe("a change to a building", () => {
  it("can be undone once it is made, and is not recorded if too many moves wait", () => {
    expect(canUndoAfter(true)).toBe(true);
    expect(canUndoAfter(false)).toBe(false);
  });
});
