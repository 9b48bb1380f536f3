import type { ComponentType } from "react";

/** Rules that belong together, by their ids. */
interface RulesChapter {
  name: string;
  rules: readonly string[];
}

/** A game's rules, complete: their order, and pictures of what they say; their words are texts of the game. */
export interface RulesModule {
  chapters: readonly RulesChapter[];
  /** Pictures and worked examples by the rule that they show. */
  pictures: Readonly<Record<string, ComponentType>>;
}

/** Number rules in a row: UGO-9, UGO-10. */
export const idsOf = (prefix: string, from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, place) => `${prefix}-${from + place}`);
