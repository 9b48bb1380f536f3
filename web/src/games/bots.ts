import type { Language } from "../model/preferences";

/** A bot's looks: the parts of its face. */
export interface Face {
  tone: "clay" | "sky" | "moss" | "straw" | "plum" | "slate";
  head: "round" | "square" | "tall" | "wide" | "shield";
  top: "antenna" | "antennas" | "sprout" | "hat" | "bow" | "cap" | "crown" | "tuft";
  eyes: "dots" | "wide" | "sleepy" | "glasses" | "visor" | "wink";
  mouth: "smile" | "line" | "grin" | "small" | "smirk";
}

/** A sentence in every language. */
export type Said = Readonly<Record<Language, string>>;

/** What a bot has besides its name. */
interface BotCharacter {
  face: Face;
  /** A line about its character. */
  line: Said;
}

/** The bots of a game: their names, which every list of players needs, and a loader for the rest. */
export interface Bots<Level extends string = string> {
  /** One for each level: the type makes sure that none is missing. */
  names: Readonly<Record<Level, string>>;
  load: () => Promise<{ bots: BotsModule }>;
}

/** The bots of a game, as players meet them. */
export interface BotsModule<Level extends string = string> {
  /** How they differ. */
  about: Said;
  /** One for each level: the type makes sure that none is missing. */
  characters: Readonly<Record<Level, BotCharacter>>;
}
