// Generated from the Python messages by `make protocol`. Do not edit.

/** Ask what seems best now, where the table's options allow it. */
export interface AskHint {
  hint: true;
}

/** A guest's record. */
export interface Best {
  game: string;
  kind: string;
  value: number;
  before: number | null;
  table: string;
}

/** Free a seat before the start; the host may. */
export interface Clear {
  clear: number;
}

/** A game that can be played here. */
export interface GameInfo {
  name: string;
  players: readonly (number)[];
  bots: readonly (string)[];
}

/** All moves of a game that left a choice, and the three of each seat that cost most. */
export interface GameReview {
  game: string;
  simulations: number;
  players: number;
  moves: readonly (Weighed)[];
  changed: readonly (number)[];
  costly: readonly (readonly (Weighed)[])[];
  chances: readonly (readonly (readonly [number, number])[])[];
}

/** What seems best, found when the newest entry was `after`. */
export interface Hint {
  move: Readonly<Record<string, unknown>>;
  points: number;
  chance: number;
  reason: Reason;
  after: number;
}

/** The answer to who asked for a hint, and to nobody else. */
export interface HintNews {
  hint: Hint;
}

/** Tables that one can join, and tables where one sits, newest first. */
export interface Lobby {
  open: readonly (TableSummary)[];
  mine: readonly (TableSummary)[];
}

/** The guest that a browser is; the name is empty until it is chosen. */
export interface Me {
  name: string;
  addresses: readonly (string)[];
}

/** The name that a guest chooses. */
export interface NewName {
  name: string;
}

/** A table to be made; its maker sits on seat 0. */
export interface NewTable {
  game: string;
  players: number;
  options?: Readonly<Record<string, unknown>>;
  bots?: readonly (string | null)[];
  listed?: boolean;
}

/** Each seat's place and score; equal results share a place and leave the next ones empty. */
export interface Outcome {
  places: readonly (number)[];
  scores: readonly (number)[];
}

/** Ask for a sign of life; any number comes back. */
export interface Ping {
  ping: number;
}

/** Put a bot on a free seat; the host may. */
export interface PlaceBot {
  bot: string;
  seat: number;
}

/** Play a move of the game, made when the newest entry was `after`. */
export interface Play {
  play: Readonly<Record<string, unknown>>;
  after: number;
}

/** The sign of life, with the server's time since the table opened. */
export interface Pong {
  pong: number;
  now: number;
}

/** Say that one is ready; the game starts when everyone is and no seat is free. */
export interface Ready {
  ready: boolean;
}

/** What is to be said of a move: a code of the game, and the words that a translation needs. */
export interface Reason {
  code: string;
  details?: Readonly<Record<string, string | number>>;
}

/** A refusal as it travels: a code, an English sentence, and the words of a translation. */
export interface Refusal {
  code: string;
  why: string;
  details?: Readonly<Record<string, string | number>>;
}

/** Something was refused: `to` is the verb of the message it answers, where it had one. */
export interface RefusedNews {
  refused: Refusal;
  to: string | null;
}

/** Play again with the same people, at a new table. */
export interface Rematch {
  rematch: true;
}

/** One moment of a game that is over, as one seat or a spectator saw it. */
export interface ReplayStep {
  number: number;
  of: number;
  seat: number | null;
  move: Readonly<Record<string, unknown>> | null;
  view: unknown;
}

/** How far a review is: so many choices are weighed of so many; both are 0 while it waits. */
export interface ReviewNews {
  done: number;
  of: number;
  review: GameReview | null;
}

/** One seat as everyone sees it. */
export interface SeatView {
  kind: "bot" | "empty" | "person";
  name: string | null;
  level: string | null;
  ready: boolean;
  present: boolean;
  stand_in: string | null;
}

/** Take a free seat. */
export interface Sit {
  sit: number;
}

/** Leave one's seat; once the game is on, a bot takes it for good. */
export interface Stand {
  stand: true;
}

/** The newest view of the table, after every change. */
export interface TableNews {
  table: TableView;
}

/** A table in the lobby. */
export interface TableSummary {
  id: string;
  game: string;
  players: number;
  phase: "closed" | "open" | "over" | "playing";
  seats: readonly (SeatView)[];
  you: number | null;
  your_turn: boolean;
  outcome: Outcome | null;
  opened: number;
}

/** A table as one person sees it at entry `n` of its log. */
export interface TableView {
  id: string;
  game: string;
  players: number;
  options: Readonly<Record<string, unknown>>;
  phase: "closed" | "open" | "over" | "playing";
  n: number;
  you: number | null;
  host: number | null;
  listed: boolean;
  seats: readonly (SeatView)[];
  to_move: readonly (number)[];
  commitment: string;
  seed: string | null;
  view: unknown;
  outcome: Outcome | null;
  rematch: string | null;
  rematch_by: number | null;
  now: number;
}

/** One move: what it promised, and what the best choice promised. */
export interface Weighed {
  number: number;
  seat: number;
  played: Readonly<Record<string, unknown>>;
  best: Readonly<Record<string, unknown>>;
  points: number;
  best_points: number;
  chance: number;
  best_chance: number;
  reason: Reason;
  grade: "best" | "costly" | "good" | "slip";
  words: string;
  bot?: string | null;
}

export type Incoming = Play | Sit | Stand | PlaceBot | Clear | Ready | Rematch | Ping | AskHint;
