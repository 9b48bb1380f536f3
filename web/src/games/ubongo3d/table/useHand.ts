import { useLayoutEffect, useMemo, useState, useSyncExternalStore } from "react";
import type { Facing } from "../model/facing";
import { landingOf, type Gripped, type Held, type Landing } from "../model/hand";
import { formNow, heldOf, liftedOf } from "../model/holding";
import type { HandActions } from "../hand/actions";
import { handStore, ofTask, taskOf } from "../hand/store";
import type { OwnBuilding } from "./useBuilding";

/** The hand: which piece is chosen, how all are turned, and where the chosen one is held. */
export interface Hand {
  chosen: number | null;
  forms: ReadonlyMap<number, number>;
  /** The chosen piece as it was lifted, and as it is turned now. */
  lifted: { from: Gripped; now: Gripped } | null;
  held: Held | null;
  /** Where the held piece would land; null if it is not above the area. */
  landing: Landing | null;
  /** The side from which the camera looks. */
  facing: Facing;
  actions: HandActions;
}

/** Return the form of the chosen piece. */
export const formIn = ({ chosen, forms }: Hand): number =>
  chosen === null ? 0 : (forms.get(chosen) ?? 0);

/** Hold pieces for the 3-D board and the map alike. */
export function useHand(building: OwnBuilding): Hand {
  const [store] = useState(() => handStore(building));
  const state = ofTask(useSyncExternalStore(store.subscribe, store.read), taskOf(building));
  useLayoutEffect(() => {
    store.workOn(building);
  }, [store, building]);
  const { kinds, laid } = building;
  const forms = useMemo(
    () => new Map(kinds.map((kind) => [kind, formNow(state.forms, laid, kind)])),
    [state.forms, kinds, laid],
  );
  const lifted = liftedOf(state, building);
  const held = heldOf(state, building);
  return {
    chosen: lifted?.now.kind ?? null,
    forms,
    lifted,
    held,
    landing: held && landingOf(building.squares, building.laid, held),
    facing: state.facing,
    actions: store.actions,
  };
}
