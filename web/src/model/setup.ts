import type { TableView } from "../protocol/messages";

/** What a table plays, as one string: when it changes, everyone must say again that they are ready. */
export const setupOf = ({ players, options, turn_clock }: TableView): string =>
  JSON.stringify([players, options, turn_clock]);
