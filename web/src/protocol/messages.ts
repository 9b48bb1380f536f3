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

/** What is known of a client's moves: the last one that counted, and which before it were refused. A client sends its moves in order, so that one which was skipped was refused. */
export interface Heard {
  client: string;
  number: number;
  refused: readonly (number)[];
}

/** Say that one is here, and plays oneself again: `{"here": true}`. */
export interface Here {
  here: true;
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

/** A person who is here and lets the others wait, as everyone sees it. */
export interface Idle {
  nudged: boolean;
  can_vote: boolean;
  votes: readonly (number)[];
  needed: number;
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

/** A client's own name for a move, so that one which is sent twice is played once. */
export interface MoveId {
  client: string;
  number: number;
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
  turn_clock?: number | null;
}

/** Remind somebody who is here and lets the others wait: `{"nudge": 1}`. */
export interface Nudge {
  nudge: number;
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
  id?: MoveId | null;
}

/** The sign of life, with the server's time since the table opened. */
export interface Pong {
  pong: number;
  now: number;
}

/** Say how fast bots should move as long as one is here: `{"pace": "slow"}`. */
export interface PreferPace {
  pace: "fast" | "normal" | "slow";
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
  id?: MoveId | null;
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
  idle?: Idle | null;
  late?: boolean;
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
  turn_clock: number | null;
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
  awaited: readonly (number)[];
  turn_clock: number | null;
  turn_ends: number | null;
  stood_in: readonly (Readonly<Record<string, unknown>>)[];
  commitment: string;
  seed: string | null;
  fresh_from: number;
  heard: readonly (Heard)[];
  view: unknown;
  outcome: Outcome | null;
  rematch: string | null;
  rematch_by: number | null;
  now: number;
}

/** Agree that a bot plays for somebody who did not answer a nudge: `{"vote": 1}`. */
export interface Vote {
  vote: number;
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
  best_reason: Reason;
  grade: "best" | "costly" | "good" | "slip";
  words: string;
  bot?: string | null;
}

export type Incoming = Play | Sit | Stand | PlaceBot | Clear | Ready | Rematch | Ping | AskHint | Nudge | Vote | Here | PreferPace;
