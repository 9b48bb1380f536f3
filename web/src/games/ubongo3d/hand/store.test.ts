import { describe, expect, it } from "vitest";
import type { Sight } from "../model/hand";
import { trayForm } from "../model/tray";
import type { BuildingMove } from "../model/undo";
import type { OwnBuilding } from "../table/useBuilding";
import { handStore } from "./store";

const KIND = 8;

function handAt(name: string) {
  const made: BuildingMove[] = [];
  const squares = [0, 1, 2, 3, 4].flatMap((x) => [0, 1, 2, 3].map((y) => [x, y] as const));
  const building = {
    ...{ task: { name }, squares, kinds: [KIND], laid: [], canBuild: true },
    act: (move: BuildingMove) => made.push(move),
  } as unknown as OwnBuilding;
  return { made, building, store: handStore(building) };
}

const down = (x: number, y: number): Sight => ({ from: [x, y, 9], way: [0, 0, -1] });

describe("a hand", () => {
  it("acts on the previous action, even before the next render", () => {
    const { made, store } = handAt("A1");
    const { actions } = store;
    actions.grab(KIND, [0, 0, 0]);
    actions.turn("z");
    actions.turn("z");
    actions.turn("z");
    actions.turn("z");
    actions.aim(down(0, 0));
    actions.aim(down(2, 1));
    expect(store.read().forms.get(KIND)).toBe(trayForm(KIND));
    expect(store.read().at).toEqual([2, 1]);
    actions.drop();
    expect(made).toHaveLength(1);
    expect(actions.inHand()).toBeNull();
  });

  it("looks through the piece itself only to where it fits", () => {
    const { made, store } = handAt("A1");
    store.actions.choose(KIND);
    store.actions.aim(down(9, 9), true);
    store.actions.putThere(down(9, 9), true);
    expect([store.read().at, store.actions.inHand(), made.length]).toEqual([null, KIND, 0]);
    store.actions.putThere(down(2, 1), true);
    expect([store.actions.inHand(), made.length]).toEqual([null, 1]);
  });

  it("notifies its listeners, and is empty for another task", () => {
    const { building, store } = handAt("A1");
    let told = 0;
    const stop = store.subscribe(() => (told += 1));
    store.actions.choose(KIND);
    expect([told, store.actions.inHand()]).toEqual([1, KIND]);
    store.workOn({ ...building, task: { name: "A2" } } as unknown as OwnBuilding);
    expect(store.actions.inHand()).toBeNull();
    stop();
    store.actions.choose(KIND);
    expect(told).toBe(1);
  });
});
