import { emptyHand, type Holding } from "../model/holding";
import type { OwnBuilding } from "../table/useBuilding";
import type { HandActions } from "./actions";
import { moving } from "./moving";
import { taking } from "./taking";

/** A hand outside of what is drawn. */
interface HandStore {
  actions: HandActions;
  /** Read what is in the hand now. */
  read: () => Holding;
  subscribe: (listener: () => void) => () => void;
  /** Tell on which building it works from now on. */
  workOn: (building: OwnBuilding) => void;
}

/**
 * Make a hand that acts on the newest state, not on the one that was drawn last.
 *
 * A pointer that moves and lets go between two frames drops the piece where it let go, and the board in space,
 * which is drawn a moment later than the page, never puts a piece as it was turned before.
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

/** A new task begins with an empty hand. */
export const ofTask = (state: Holding, task: string): Holding =>
  state.task === task ? state : emptyHand(task, state.facing);
