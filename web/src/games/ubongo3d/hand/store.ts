import { emptyHand, type Holding } from "../model/holding";
import type { OwnBuilding } from "../table/useBuilding";
import type { HandActions } from "./actions";
import { moving } from "./moving";
import { taking } from "./taking";

/** A hand that lives outside of React. */
interface HandStore {
  actions: HandActions;
  /** Return the current hand. */
  read: () => Holding;
  subscribe: (listener: () => void) => () => void;
  /** Set the building that it works on from now on. */
  workOn: (building: OwnBuilding) => void;
}

/**
 * Make a hand that acts on the latest state, not on the last rendered one.
 *
 * A pointer that moves and lets go between two frames drops the piece where it let go, and the board in
 * space, which renders a moment later than the page, never puts a piece in its previous form.
 */
export function handStore(first: OwnBuilding): HandStore {
  let desk = first;
  let state = emptyHand(taskOf(first));
  const listeners = new Set<() => void>();
  const store = {
    read: () => ({ state: ofTask(state, taskOf(desk)), desk }),
    set: (next: Holding) => {
      state = next;
      for (const listener of listeners) listener();
    },
  };
  return {
    actions: { ...taking(store), ...moving(store) },
    read: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    workOn: (building) => {
      desk = building;
    },
  };
}

export const taskOf = ({ task }: OwnBuilding): string => task?.name ?? "";

/** A new task starts with an empty hand. */
export const ofTask = (state: Holding, task: string): Holding =>
  state.task === task ? state : emptyHand(task, state.facing);
