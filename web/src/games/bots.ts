import type { Language } from "../model/preferences";

/** What a bot looks like: which parts its face is made of. */
export interface Face {
  tone: "clay" | "sky" | "moss" | "straw" | "plum" | "slate";
  head: "round" | "square" | "tall" | "wide" | "shield";
  top: "antenna" | "antennas" | "sprout" | "hat" | "bow" | "cap" | "crown" | "tuft";
  eyes: "dots" | "wide" | "sleepy" | "glasses" | "visor" | "wink";
  mouth: "smile" | "line" | "grin" | "small" | "smirk";
}

/** A sentence in every language. */
export type Said = Readonly<Record<Language, string>>;

/** What there is to a bot beside its name. */
interface BotCharacter {
  face: Face;
  /** A line about its character. */
  line: Said;
}

/** The bots of a game: their names, which every list of players needs, and all else once one looks at them. */
export interface Bots<Level extends string = string> {
  /** Each by its level: none can be forgotten. */
  names: Readonly<Record<Level, string>>;
  load: () => Promise<{ bots: BotsModule }>;
}

/** The bots of a game, as players meet them. */
export interface BotsModule<Level extends string = string> {
  /** How they differ. */
  about: Said;
  /** Each by its level: none can be forgotten. */
  characters: Readonly<Record<Level, BotCharacter>>;
}
