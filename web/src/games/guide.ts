import type { Reason, TableView } from "../protocol/messages";

/** The view of the learner's seat at one moment of a guided game. */
export type GuideFrame = Pick<TableView, "n" | "now" | "to_move" | "awaited" | "view">;

/** A move as sent to the server. */
export type PlainMove = Readonly<Record<string, unknown>>;

/** One thing to do and what follows: the learner's own move, then the moves of others. */
export interface GuideStep {
  /** The key of its texts. */
  text: string;
  /** What the coach points at, by names that the game knows. */
  shows: readonly string[];
  move: PlainMove;
  frames: readonly GuideFrame[];
}

/** A table in mid-game; `make guides` plays it with the rules and writes it. */
export interface GuideScene {
  players: number;
  options: TableView["options"];
  first: GuideFrame;
  steps: readonly GuideStep[];
}

/** Steps with free attempts: which moves count as attempts, and whether they reach the goal. */
interface GuideTrials {
  isTrial: (move: PlainMove) => boolean;
  reaches: (view: unknown, tried: readonly PlainMove[], goal: unknown) => boolean;
  /** Ask whether a move can never be right, so that it is taken back at once. */
  isAstray?: (view: unknown, move: PlainMove) => boolean;
}

/** A game's guided first game. */
export interface GuideModule {
  scenes: readonly GuideScene[];
  /** Return a selector for what the coach points at. */
  find: (name: string) => string;
  /** The reason for a step at a table with hints; null if no hint is wanted. */
  reason?: (move: PlainMove) => Reason | null;
  trials?: GuideTrials;
  /** Ask whether a move only confirms that the learner has seen the end of a scene. */
  goesOn?: (move: PlainMove) => boolean;
}
