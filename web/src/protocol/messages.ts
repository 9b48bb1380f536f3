// Generated from the Python messages by `make protocol`. Do not edit.

/** The deal of a finished game, from its start or from one of its moves on. `{"type": "again", "table": "k7…", "move": 17}` */
export interface Again {
  type: "again";
  table: string;
  move: number;
}

/** Ask what seems best now, where the table's options allow it: `{"type": "hint"}`. */
export interface AskHint {
  type: "hint";
}

/** Free somebody else's seat before the start; only for the host: `{"type": "clear", "seat": 2}`. */
export interface Clear {
  type: "clear";
  seat: number;
}

/** A puzzle of the day, the same for everyone: `{"type": "daily", "day": "2026-11-18", "kind": "A"}`. */
export interface Daily {
  type: "daily";
  day: string;
  kind: string;
}

/** A game that can be played here. */
export interface GameInfo {
  name: string;
  players: readonly (number)[];
  bots: readonly (string)[];
}

/** Every move of a game that left a choice, and each seat's three costliest. */
export interface GameReview {
  game: string;
  simulations: number;
  players: number;
  moves: readonly (MoveEvaluation)[];
  changed: readonly (number)[];
  costly: readonly (readonly (MoveEvaluation)[])[];
  chances: readonly (readonly (readonly [number, number])[])[];
}

/** What is known about a client's moves: the last one that counted, and which earlier ones were refused. A client sends its moves in order, so a skipped one was refused. */
export interface Heard {
  client: string;
  number: number;
  refused: readonly (number)[];
}

/** Say that you are here, and take over from the bot: `{"type": "here"}`. */
export interface Here {
  type: "here";
}

/** What seemed best when the newest entry was `after`. */
export interface Hint {
  move: Readonly<Record<string, unknown>>;
  points: number;
  chance: number;
  reason: Reason;
  after: number;
}

/** The answer to a request for a hint, sent to nobody else. `{"type": "hint", "hint": {"after": 17, "move": {"play": "red 6"}, "points": 4.2, "chance": 0.41, "reason": {…}}}` */
export interface HintNews {
  type: "hint";
  hint: Hint;
}

/** A person who is here but keeps the others waiting, as everyone sees it. */
export interface Idle {
  nudged: boolean;
  can_vote: boolean;
  votes: readonly (number)[];
  needed: number;
}

/** The tables that you can join, and those where you sit, newest first. */
export interface Lobby {
  open: readonly (TableSummary)[];
  mine: readonly (TableSummary)[];
}

/** The guest behind a browser; the name is empty until one is chosen. */
export interface Me {
  name: string;
  addresses: readonly (string)[];
}

/** One move, evaluated as its player saw the table: what it promised, and what the best one promised. */
export interface MoveEvaluation {
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

/** A client's own id for a move, so that a move sent twice is played once. `{"client": "3f9c2a71d0b84e65", "number": 7}` */
export interface MoveId {
  client: string;
  number: number;
}

/** The name that a guest chooses. */
export interface NewName {
  name: string;
}

/** A table to make; its maker sits on seat 0. */
export interface NewTable {
  game: string;
  players: number;
  options?: Readonly<Record<string, unknown>>;
  bots?: readonly (string | null)[];
  listed?: boolean;
  turn_clock?: number | null;
  starts?: boolean;
}

/** Remind somebody who is here but keeps the others waiting: `{"type": "nudge", "seat": 1}`. */
export interface Nudge {
  type: "nudge";
  seat: number;
}

/** Each seat's place and score; equal results share a place, and the places after it stay empty. */
export interface Outcome {
  places: readonly (number)[];
  scores: readonly (number)[];
}

/** A guest's best result in one kind of game played alone. `{"game": "ubongo3d", "kind": "record-5-A", "value": 81500, "before": null, "table": "k7…"}` */
export interface PersonalBest {
  game: string;
  kind: string;
  value: number;
  before: number | null;
  table: string;
}

/** Ask for a sign of life; the number comes back: `{"type": "ping", "number": 5}`. */
export interface Ping {
  type: "ping";
  number: number;
}

/** Put a bot on a free seat, or change its level; only for the host. `{"type": "place_bot", "seat": 2, "level": "casual"}` */
export interface PlaceBot {
  type: "place_bot";
  seat: number;
  level: string;
}

/** Play a move of the game, made when the newest entry was `after`. `{"type": "play", "move": {"play": "red 6"}, "after": 17, "id": {"client": "3f9c2a71d0b8", "number": 7}}` */
export interface Play {
  type: "play";
  move: Readonly<Record<string, unknown>>;
  after: number;
  id?: MoveId | null;
}

/** A moment of a finished game from which to play on: `{"seat": 0, "move": 17, "level": "club"}`. */
export interface PlayAgain {
  seat: number;
  move?: number;
  level?: string | null;
}

/** The sign of life, with the server's time since the table opened. `{"type": "pong", "number": 5, "now": 81500}` */
export interface Pong {
  type: "pong";
  number: number;
  now: number;
}

/** Say how fast bots should move while you are here: `{"type": "pace", "pace": "slow"}`. */
export interface PreferPace {
  type: "pace";
  pace: "fast" | "normal" | "slow";
}

/** Say that you are ready, or not; the game starts when everyone is and no seat is free. `{"type": "ready", "ready": true}` */
export interface Ready {
  type: "ready";
  ready: boolean;
}

/** What there is to say about a move: a code of the game, and the words that a translation needs. */
export interface Reason {
  code: string;
  details?: Readonly<Record<string, string | number>>;
}

/** A refusal as it is sent: a code, an English sentence, and the words that a translation needs. */
export interface Refusal {
  code: string;
  why: string;
  details?: Readonly<Record<string, string | number>>;
}

/** Something was refused: `to` is the type of the message it answers, if that had one. `{"type": "refused", "refused": {"code": "not_host", "why": "Only the host …", "details": {}}, "to": "clear", "id": null}` */
export interface RefusedNews {
  type: "refused";
  refused: Refusal;
  to: string | null;
  id?: MoveId | null;
}

/** Play again with the same people, at a new table: `{"type": "rematch"}`. */
export interface Rematch {
  type: "rematch";
}

/** One moment of a finished game, as one seat or a spectator saw it. */
export interface ReplayStep {
  number: number;
  of: number;
  seat: number | null;
  move: Readonly<Record<string, unknown>> | null;
  view: unknown;
}

/** The progress of a review: how many choices are evaluated, and of how many; 0 of 0 while it waits. */
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

/** Take a free seat before the start, or move to it: `{"type": "sit", "seat": 1}`. */
export interface Sit {
  type: "sit";
  seat: number;
}

/** Leave your seat; once the game is on, a bot takes it for good: `{"type": "stand"}`. */
export interface Stand {
  type: "stand";
}

/** The newest view of the table, after every change. `{"type": "table", "table": {"id": "k7…", "n": 17, …}}` */
export interface TableNews {
  type: "table";
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
  origin: Again | Daily | null;
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
  origin: Again | Daily | null;
  commitment: string;
  seed: string | null;
  fresh_from: number;
  heard: readonly (Heard)[];
  view: unknown;
  outcome: Outcome | null;
  rematch: string | null;
  rematch_by: number | null;
  now: number;
  rate: number;
}

/** Vote to let a bot play for somebody who did not answer a nudge: `{"type": "vote", "seat": 1}`. */
export interface Vote {
  type: "vote";
  seat: number;
}

export type Incoming = Sit | Stand | PlaceBot | Clear | Ready | Play | Rematch | Ping | AskHint | Nudge | Vote | Here | PreferPace;

export type News = TableNews | RefusedNews | Pong | HintNews;
