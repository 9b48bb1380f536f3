import type { ComponentType } from "react";

/** A chapter: rules that belong together, by their ids. */
interface RulesChapter {
  name: string;
  rules: readonly string[];
}

/** A game's complete rules: their order and pictures; their words are texts of the game. */
export interface RulesModule {
  chapters: readonly RulesChapter[];
  /** Pictures and worked examples, by the rule that they illustrate. */
  pictures: Readonly<Record<string, ComponentType>>;
}

/** List consecutive rule ids: UGO-9, UGO-10. */
export const idsOf = (prefix: string, from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, place) => `${prefix}-${from + place}`);
