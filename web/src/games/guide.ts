import type { Reason, TableView } from "../protocol/messages";

/** What the learner's seat sees at one moment of a guided game. */
export type GuideFrame = Pick<TableView, "n" | "now" | "to_move" | "awaited" | "view">;

/** A move as it travels. */
export type PlainMove = Readonly<Record<string, unknown>>;

/** One thing to do, and what is seen after it: one's own move, then what follows by itself. */
export interface GuideStep {
  /** The key of its texts. */
  text: string;
  /** What is pointed at, by names that the game knows. */
  shows: readonly string[];
  move: PlainMove;
  frames: readonly GuideFrame[];
}

/** A table in the middle of a game; `make guides` plays it on the rules and writes it. */
export interface GuideScene {
  players: number;
  options: TableView["options"];
  first: GuideFrame;
  steps: readonly GuideStep[];
}

/** Where one may try things before a step is done: which moves are tried, and whether they lead there. */
interface GuideTrials {
  isTrial: (move: PlainMove) => boolean;
  reaches: (view: unknown, tried: readonly PlainMove[], goal: unknown) => boolean;
  /** Ask whether a move can never be right, so that it is taken back at once. */
  isAstray?: (view: unknown, move: PlainMove) => boolean;
}

/** A game's guided first game. */
export interface GuideModule {
  scenes: readonly GuideScene[];
  /** Find what is pointed at: a selector. */
  find: (name: string) => string;
  /** Why a step is advised at a table that gives hints; null where no hint is wanted. */
  reason?: (move: PlainMove) => Reason | null;
  trials?: GuideTrials;
  /** Ask whether a move only says that one has seen enough of how a scene ended. */
  goesOn?: (move: PlainMove) => boolean;
}
