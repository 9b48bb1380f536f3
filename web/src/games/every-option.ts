import type { GameOptions } from "./game-module";

/** Each option of a game by name, chosen or left out by `undefined`: none can be forgotten. */
export type EveryOption<Options> = {
  readonly [Name in keyof Required<Options>]: Required<Options>[Name] | undefined;
};

/** Give the options that are not left out, as they travel. */
export function chosenOf<Options>(every: EveryOption<Options>): GameOptions {
  return Object.fromEntries(Object.entries(every).filter(([, value]) => value !== undefined));
}

/** What to say of each option; null where nothing is worth a word. None can be forgotten. */
type EveryWord<Options> = { readonly [Name in keyof Required<Options>]: string | null };

/** Give what there is to say of the options, in their order here. */
export function wordsOf<Options>(every: EveryWord<Options>): string[] {
  return Object.values<string | null>(every).filter((word) => word !== null);
}
