// Generated from the Python messages by `make protocol`. Do not edit.

/** The deal of a finished game, played from its start or from one of its moves. `{"type": "again", "table": "k7…", "move": 17}` */
export interface Again {
  type: "again";
  table: string;
  move: number;
}

/** Ask for the best move now, if the table's options allow hints: `{"type": "hint"}`. */
export interface AskHint {
  type: "hint";
}

/** Nothing is new, but the connection is alive: `{"type": "beat"}`. */
export interface Beat {
  type: "beat";
}

/** A line of a table's chat: `{"number": 3, "seat": 1, "name": "Ben", "text": "Well played."}`. */
export interface ChatLine {
  number: number;
  seat: number | null;
  name: string;
  text: string;
}

/** Chat lines: the newest ones right after connecting, then each line as it is written. `{"type": "chat", "lines": [{"number": 3, "seat": 1, "name": "Ben", "text": "Well played."}], "earlier": true}` */
export interface ChatNews {
  type: "chat";
  lines: readonly (ChatLine)[];
  earlier?: boolean;
}

/** Free somebody else's seat before the start; only for the host: `{"type": "clear", "seat": 2}`. */
export interface Clear {
  type: "clear";
  seat: number;
}

/** Somebody who plays on your device: `{"number": 1, "seat": 1}`. */
export interface Companion {
  number: number;
  seat: number;
}

/** Change the table before the start; only for the host. People stay, but must say "ready" again. `{"type": "configure", "players": 3, "options": {"hints": true}, "bots": ["club", null], "listed": false, "turn_clock": null}` */
export interface Configure {
  type: "configure";
  players: number;
  options?: Readonly<Record<string, unknown>>;
  bots?: readonly (string | null)[];
  listed?: boolean;
  turn_clock?: number | null;
}

/** A puzzle of the day, the same for everyone: `{"type": "daily", "day": "2026-11-18", "kind": "A"}`. */
export interface Daily {
  type: "daily";
  day: string;
  kind: string;
}

/** A day with its puzzles, your calendar and your streak. */
export interface Day {
  day: string;
  today: string;
  first: string;
  puzzles: readonly (DayPuzzle)[];
  calendar: readonly (DayDone)[];
  streak: number;
}

/** A day in the calendar, and which of its puzzles you have done. */
export interface DayDone {
  day: string;
  kinds: readonly (string)[];
}

/** One of the day's puzzles: its seed, your best result, and the board with the best ten. */
export interface DayPuzzle {
  kind: string;
  game: string;
  seed: string;
  mine: DayResult | null;
  board: readonly (DayResult)[];
}

/** A result of one of the day's puzzles: milliseconds, or points where `more_is_better`. */
export interface DayResult {
  name: string;
  value: number;
  more_is_better: boolean;
  you: boolean;
  table: string;
  offline: boolean;
}

/** What the learner's seat sees at one moment. */
export interface Frame {
  n: number;
  now: number;
  to_move: readonly (number)[];
  awaited: readonly (number)[];
  view: unknown;
}

/** A game that can be played here. */
export interface GameInfo {
  name: string;
  players: readonly (number)[];
  bots: readonly (string)[];
}

/** Every move of a game that offered a choice, and each seat's three costliest. */
export interface GameReview {
  game: string;
  simulations: number;
  players: number;
  moves: readonly (MoveEvaluation)[];
  changed: readonly (number)[];
  costly: readonly (readonly (MoveEvaluation)[])[];
  win_probabilities: readonly (readonly (readonly [number, number])[])[];
}

/** How a guest is doing in one game. */
export interface GameStatistics {
  game: string;
  games: number;
  together: number;
  wins: number;
  with_people: Share;
  with_bots: Share;
  average_score: number | null;
  average_round: number | null;
  average_length: number | null;
  accuracy: number | null;
  reviewed: number;
  opponents: readonly (Opponent)[];
  records: readonly (RecordCourse)[];
  ratings: readonly (Rating)[];
}

/** What is known about a client's moves: the last one that counted, and earlier ones that were refused. A client sends its moves in order, so a skipped number is a refused move. */
export interface Heard {
  client: string;
  number: number;
  refused: readonly (number)[];
}

/** Say that you are here, and take over from the bot: `{"type": "here"}`. */
export interface Here {
  type: "here";
}

/** The best move found when the newest entry was `after`. */
export interface Hint {
  move: Readonly<Record<string, unknown>>;
  points: number;
  win_probability: number;
  reason: Reason;
  after: number;
}

/** The answer to a request for a hint, sent only to the guest who asked. `{"type": "hint", "hint": {"after": 17, "move": {"play": "red 6"}, "points": 4.2, "win_probability": 0.41, "reason": {…}}}` */
export interface HintNews {
  type: "hint";
  hint: Hint;
}

/** A page of a guest's games, newest first; pass `before` to get the next page. */
export interface History {
  games: readonly (PlayedGame)[];
  before: string | null;
}

/** A person who is connected but keeps the others waiting, as everyone sees them. */
export interface Idle {
  nudged: boolean;
  can_vote: boolean;
  votes: readonly (number)[];
  needed: number;
}

/** Somebody's rating on a leaderboard. */
export interface LeaderboardRating {
  game: string;
  pool: "bots" | "people";
  name: string;
  rating: number;
  margin: number;
  games: number;
  you: boolean;
}

/** The best result of one kind on this server. */
export interface LeaderboardRecord {
  game: string;
  kind: string;
  name: string;
  value: number;
  you: boolean;
}

/** Somebody who has finished many games here. */
export interface LeaderboardRegular {
  name: string;
  games: number;
  you: boolean;
}

/** The leaderboards; they show nothing of people but their names. */
export interface Leaderboards {
  ratings: readonly (LeaderboardRating)[];
  records: readonly (LeaderboardRecord)[];
  regulars: readonly (LeaderboardRegular)[];
}

/** The tables that you can join, those where you sit, and those that you can watch, newest first. */
export interface Lobby {
  open: readonly (TableSummary)[];
  mine: readonly (TableSummary)[];
  watch: readonly (TableSummary)[];
  today: TodayDone;
}

/** The guest behind a browser; the name is empty until the guest chooses one. */
export interface Me {
  name: string;
  addresses: readonly (string)[];
}

/** The tables where you sit, newest first, and the puzzles that you have done today. `{"type": "mine", "mine": [{"id": "k7…", "your_turn": true, …}], "today": {"done": 1, "of": 4, …}}` */
export interface MineNews {
  type: "mine";
  mine: readonly (TableSummary)[];
  today: TodayDone;
}

/** One move, evaluated from what its player could see, and compared with the best move at that moment. */
export interface MoveEvaluation {
  number: number;
  seat: number;
  played: Readonly<Record<string, unknown>>;
  best: Readonly<Record<string, unknown>>;
  points: number;
  best_points: number;
  win_probability: number;
  best_win_probability: number;
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

/** Your runs of a puzzle: `{"best": 38200, "count": 3, "table": "k7…", "splits": [9000, 38200]}`. `splits` are the times at which each piece of the best run reached its final position; empty in lists. */
export interface MyRuns {
  best: number;
  count: number;
  table: string | null;
  splits: readonly (number)[];
}

/** A guest's statistics, most played game first. */
export interface MyStatistics {
  games: readonly (GameStatistics)[];
}

/** The name that a guest chooses. */
export interface NewName {
  name: string;
}

/** A table to open; its host sits on seat 0. */
export interface NewTable {
  game: string;
  players: number;
  options?: Readonly<Record<string, unknown>>;
  bots?: readonly (string | null)[];
  listed?: boolean;
  turn_clock?: number | null;
  starts?: boolean;
  companions?: readonly (string | null)[];
}

/** Nudge a person who is connected but keeps the others waiting: `{"type": "nudge", "seat": 1}`. */
export interface Nudge {
  type: "nudge";
  seat: number;
}

/** What a device takes along: solo games, and a ticket with which to upload their results. */
export interface OfflineKit {
  day: string;
  now: number;
  ticket: string;
  tables: readonly (OfflineTable)[];
  most_moves: number;
}

/** A move, and its time since the game began: `{"at": 8200, "move": {"take": 9}}`. */
export interface OfflineMove {
  at: number;
  move: Readonly<Record<string, unknown>>;
}

/** A game that was played offline: the moves after its beginning, with their times. */
export interface OfflineResult {
  ticket: string;
  what: Daily | SinglePuzzle | Practice;
  began: number;
  moves: readonly (OfflineMove)[];
}

/** A solo game that can be played offline, as its player sees it until they can move. */
export interface OfflineTable {
  id: string;
  what: Daily | SinglePuzzle | Practice;
  game: string;
  options: Readonly<Record<string, unknown>>;
  frames: readonly (Frame)[];
}

/** An accepted result: the table that it became, and whether it counts as solved. */
export interface OfflineTaken {
  table: string;
  solved: boolean;
}

/** An opponent: how often a guest has played against them, and won. */
export interface Opponent {
  name: string | null;
  level: string | null;
  games: number;
  wins: number;
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

/** Ask whether the server is there; it returns the number: `{"type": "ping", "number": 5}`. */
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

/** Play a move that was made when the newest entry was `after`. `{"type": "play", "move": {"play": "red 6"}, "after": 17, "id": {"client": "3f9c2a71d0b8", "number": 7}}` */
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

/** A finished game in a guest's history. `{"table": "k7…", "game": "ugo", "you": 0, "seats": [{"name": "Anna", "bot": null, "place": 1, "score": 59}, …], "ended": 1700000000000, "length": 412000, "counts": true, "accuracy": 0.87, "value": null, "kind": null, "puzzle": null, "day": null, "daily": null}` */
export interface PlayedGame {
  table: string;
  game: string;
  you: number;
  seats: readonly (PlayedSeat)[];
  ended: number;
  length: number;
  counts: boolean;
  accuracy: number | null;
  value: number | null;
  kind: string | null;
  puzzle: string | null;
  day: string | null;
  daily: string | null;
}

/** A seat of a finished game: who held it, and their result. */
export interface PlayedSeat {
  name: string | null;
  bot: string | null;
  place: number;
  score: number;
}

/** A point of a course: a time, and the value at that time. */
export interface Point {
  ended: number;
  value: number;
}

/** The answer to a ping, with the server's time since the table opened. `{"type": "pong", "number": 5, "now": 81500}` */
export interface Pong {
  type: "pong";
  number: number;
  now: number;
}

/** A practice puzzle like one of the day's: `{"type": "practice", "kind": "hand", "number": 3}`. */
export interface Practice {
  type: "practice";
  kind: string;
  number: number;
}

/** Say how fast bots should move while you are here: `{"type": "pace", "pace": "slow"}`. */
export interface PreferPace {
  type: "pace";
  pace: "fast" | "normal" | "slow";
}

/** Public tables that are new in the lobby or have changed, and those that are gone; initially all tables. `{"type": "public", "tables": [{"id": "k7…", "phase": "open", …}], "gone": ["b2…"], "whole": false}` */
export interface PublicNews {
  type: "public";
  tables: readonly (TableSummary)[];
  gone: readonly (string)[];
  whole?: boolean;
}

/** A puzzle in a list, with a card defined by its game, and your runs of it. */
export interface PuzzleListed {
  card: unknown;
  mine: MyRuns | null;
}

/** A page of puzzles, and the filters that the game offers for all those found. */
export interface PuzzlesFound {
  total: number;
  page: number;
  pages: number;
  puzzles: readonly (PuzzleListed)[];
  choices: unknown;
}

/** A rating, and its course. */
export interface Rating {
  pool: "bots" | "people";
  rating: number;
  margin: number;
  games: number;
  course: readonly (Point)[];
}

/** Show a reaction at your seat: `{"type": "react", "reaction": "thanks"}`. */
export interface React {
  type: "react";
  reaction: "close" | "hello" | "luck" | "moment" | "nice" | "oops" | "thanks" | "wow";
}

/** Somebody shows a reaction; people who connect later do not see it. `{"type": "reaction", "seat": 1, "reaction": "thanks"}` */
export interface ReactionNews {
  type: "reaction";
  seat: number;
  reaction: "close" | "hello" | "luck" | "moment" | "nice" | "oops" | "thanks" | "wow";
}

/** Say that you are ready, or not; the game starts when everyone is ready and no seat is free. `{"type": "ready", "ready": true}` */
export interface Ready {
  type: "ready";
  ready: boolean;
}

/** A remark about a move: a code that the game defines, and the values that a translation fills in. */
export interface Reason {
  code: string;
  details?: Readonly<Record<string, string | number>>;
}

/** A personal record in a game played alone, and its history. */
export interface RecordCourse {
  kind: string;
  value: number;
  more_is_better: boolean;
  table: string;
  course: readonly (Point)[];
}

/** A refusal as it is sent: a code, an English sentence, and the words that a translation needs. */
export interface Refusal {
  code: string;
  why: string;
  details?: Readonly<Record<string, string | number>>;
}

/** A message was refused: `to` is the type of that message, if it had one. `{"type": "refused", "refused": {"code": "not_host", "why": "Only the host …", "details": {}}, "to": "clear", "id": null}` */
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
  views?: readonly (unknown)[];
}

/** The progress of a review: how many choices are evaluated, out of how many; 0 of 0 while it waits. */
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

/** How many games, and how many of them were won. */
export interface Share {
  games: number;
  wins: number;
}

/** A single puzzle to practise with: `{"type": "puzzle", "puzzle": "A25 - 1|2"}`. */
export interface SinglePuzzle {
  type: "puzzle";
  puzzle: string;
}

/** Take a free seat before the start, or move to it: `{"type": "sit", "seat": 1}`. */
export interface Sit {
  type: "sit";
  seat: number;
}

/** Leave your seat; once the game has started, a bot takes it for good: `{"type": "stand"}`. */
export interface Stand {
  type: "stand";
}

/** Switch the chat on or off; only for the host. `{"type": "switch_chat", "on": true}` */
export interface SwitchChat {
  type: "switch_chat";
  on: boolean;
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
  turn: number | null;
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
  companions: readonly (Companion)[];
  host: number | null;
  listed: boolean;
  seats: readonly (SeatView)[];
  spectators: number;
  chat: boolean;
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

/** The code from the other device: `{"code": "k7d2…"}`. */
export interface TakeTransfer {
  code: string;
}

/** A finished race: its rounds, each with its own clock, and what everyone had built at which time. */
export interface Timeline {
  rounds: readonly (TimelineRound)[];
}

/** A finished round of a race, or a finished task of a lone player. `moves` counts the moves of the game before the round: it can be replayed from there. `lasted` is the round's length in milliseconds, without pauses; `shown` is what the game shows of it. `made` lists when each of its moves was made, on the same clock: the game can be continued from any of them. */
export interface TimelineRound {
  number: number;
  moves: number;
  lasted: number;
  shown: unknown;
  made: readonly (number)[];
}

/** How many of today's puzzles you have done, and for how many days in a row. */
export interface TodayDone {
  done: number;
  of: number;
  streak: number;
}

/** A code for your other device, with a link and the same link as a QR code. */
export interface TransferCode {
  code: string;
  link: string;
  picture: string;
  until: number;
}

/** The guest that this browser now is, and what became of the games played in it before. */
export interface Transferred {
  name: string;
  merged: number;
  apart: number;
}

/** Vote for a bot to play for a person who did not answer a nudge: `{"type": "vote", "seat": 1}`. */
export interface Vote {
  type: "vote";
  seat: number;
}

/** Write a line, if the table's chat is on: `{"type": "write", "text": "Well played."}`. */
export interface Write {
  type: "write";
  text: string;
}

export type Incoming = Sit | Stand | PlaceBot | Clear | Configure | Ready | SwitchChat | Play | Rematch | Ping | AskHint | Nudge | Vote | Here | PreferPace | React | Write;

export type News = TableNews | RefusedNews | Pong | HintNews | ReactionNews | ChatNews;

export type LobbyNews = PublicNews | MineNews | Beat | RefusedNews;
