import { describe, expect, it } from "vitest";
import type { PlayerView, TaskView, View } from "../../../protocol/ubongo3d";
import { choicesOf, watchedSeat } from "./watching";

const TASK = { name: "A1 - 3|4" } as TaskView;

function view(seat: number | null, ...players: Partial<PlayerView>[]): View {
  return { seat, phase: "building", players } as unknown as View;
}

const building = { task: TASK, is_building: true };
const solved = { task: TASK, is_building: false };

describe("the boards to watch", () => {
  it("are none while the player builds, and everyone's with a task once they have solved theirs", () => {
    expect(choicesOf(view(0, building, building))).toEqual([]);
    expect(choicesOf(view(0, solved, building, { task: null }))).toEqual([0, 1]);
    expect(choicesOf({ ...view(0, solved, building), phase: "countdown" })).toEqual([]);
  });

  it("are everyone's for a spectator, unless there is only one", () => {
    expect(choicesOf(view(null, building, building))).toEqual([0, 1]);
    expect(choicesOf(view(null, building))).toEqual([]);
  });

  it("begin with the player's own, or that of the first player who builds", () => {
    expect(watchedSeat(view(1, building, solved))).toBe(1);
    expect(watchedSeat(view(2, { task: null }, building, { task: null }))).toBe(1);
  });
});
