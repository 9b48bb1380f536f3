import type { GameOptions } from "./game-module";

/** Every option of a game by name, chosen or `undefined`: the type makes sure that none is missing. */
export type EveryOption<Options> = {
  readonly [Name in keyof Required<Options>]: Required<Options>[Name] | undefined;
};

/** Return the chosen options, in the form that the server accepts. */
export function chosenOf<Options>(every: EveryOption<Options>): GameOptions {
  return Object.fromEntries(Object.entries(every).filter(([, value]) => value !== undefined));
}

/** What to say about each option; null if nothing. The type makes sure that none is missing. */
type EveryWord<Options> = { readonly [Name in keyof Required<Options>]: string | null };

/** Return what there is to say about the options, in the order given here. */
export function wordsOf<Options>(every: EveryWord<Options>): string[] {
  return Object.values<string | null>(every).filter((word) => word !== null);
}
