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

/** A bot as players meet it: everything about it stands in one place. */
export interface BotCharacter {
  name: string;
  face: Face;
  /** A line about its character. */
  line: Said;
}

/** The bots of a game. */
export interface BotsModule<Level extends string = string> {
  /** How they differ. */
  about: Said;
  /** Each by its level: none can be forgotten. */
  characters: Readonly<Record<Level, BotCharacter>>;
}
