import type { ComponentType } from "react";
import type { Refused } from "../net/connection";
import type { PendingMove } from "../net/queue";
import type { Line } from "../net/watch";
import type {
  TimelineRound,
  Hint,
  ReplayStep,
  TableView,
  MoveEvaluation,
} from "../protocol/messages";
import type { OwnSet, Wish } from "../app/print/documents";
import type { Bots } from "./bots";
import type { GuideModule, PlainMove } from "./guide";
import type { RulesModule } from "./rules";

/** The props of a game's table: the latest view, and a way to play. */
export interface GameTableProps {
  table: TableView;
  /** The names of the seats. */
  names: readonly string[];
  /** Whether the connection is up; moves can be made either way. */
  live: boolean;
  /** The state of the connection: if it is bad, pending moves are marked. */
  line: Line;
  /** The player's unanswered moves, oldest first; all of them are about what the view shows. */
  pending: readonly PendingMove[];
  /** Make a move, which is sent until it is answered; false if an earlier one must be answered first. */
  play: (move: object) => boolean;
  /** Leave the game for good; null for spectators. */
  leave: (() => void) | null;
  /** The latest refusal of a move, as long as it concerns the view. */
  refused: Refused | null;
  /** The server's time at this table, in milliseconds since it opened. */
  now: () => number;
  /** Hints on request, if the game has any. */
  hint: Hints;
}

/** Requests hints and receives them. */
export interface Hints {
  /** The hint for the current view. */
  advice: Hint | null;
  /** A hint was requested and has not come yet. */
  isThinking: boolean;
  /** Why there is none. */
  refused: Refused | null;
  /** Request a hint; false if nothing was sent. */
  ask: () => boolean;
}

/** The props of a game's result: the last view, and the names of the seats. */
export type GameResultProps = Pick<GameTableProps, "table" | "names">;

/** A table's options as sent; only the game itself knows what they mean. */
export type GameOptions = Readonly<Record<string, unknown>>;

/** The props of the words and the form for a game's options. */
export interface GameOptionsProps {
  players: number;
  options: GameOptions;
}

export interface GameOptionsFormProps extends GameOptionsProps {
  onChange: (options: GameOptions) => void;
}

/** The options of a game. */
interface OptionsModule {
  /** The choices, with explanations. */
  Form: ComponentType<GameOptionsFormProps>;
  /** The chosen options, in a few words. */
  Summary: ComponentType<GameOptionsProps>;
  /** Return the options that apply to this number of players. */
  fit: (options: GameOptions, players: number) => GameOptions;
}

/** The props of one moment of a finished game. */
export interface GameReplayProps extends GameResultProps {
  step: ReplayStep;
  /** The evaluation of the move that led here, if there is one. */
  evaluation: MoveEvaluation | null;
}

/** An evaluated move in words: each is a phrase that fits into a sentence. */
export interface EvaluationWords {
  played: string;
  best: string;
  /** The words for the move that was played. */
  reason: string;
  /** The reason for the best one, in a sentence; may be empty. */
  bestReason: string;
}

/** How to replay a finished game. */
export interface ReplayModule {
  /** The table as it was, read-only. */
  Table: ComponentType<GameReplayProps>;
  /** Describe what happened from one step to the next. */
  tell: (before: ReplayStep, step: ReplayStep, names: readonly string[]) => string;
  describe: (evaluation: MoveEvaluation) => EvaluationWords;
}

/** How a game words the records of solo play. */
export interface RecordWords {
  /** Name a kind of record. */
  name: (kind: string) => string;
  /** Format its value. */
  value: (kind: string, value: number, language: string) => string;
}

/** The props of one moment of a race's round. */
export interface GameTimelineProps extends GameResultProps {
  round: TimelineRound;
  /** Milliseconds since the round began; after its end the result is shown. */
  at: number;
}

/** How to replay a race, round by round in real time. */
export interface TimelineModule {
  /** Everyone's boards side by side, at that moment. */
  Round: ComponentType<GameTimelineProps>;
  /** Name a round: "Round 3", "Task 2". */
  nameOf: (round: TimelineRound, players: number) => string;
  /** When things happened in a round, in milliseconds since it began. */
  times: (round: TimelineRound) => readonly number[];
  /** Describe what happened in a round at exactly this time; may be empty. */
  tell: (round: TimelineRound, at: number, names: readonly string[]) => string;
  /** Describe how a round ended, in a few words. */
  result: (round: TimelineRound, names: readonly string[]) => string;
}

/** Single puzzles to choose from: the contents of their pages. */
export interface PuzzlesModule {
  /** All of them, with filters. */
  List: ComponentType;
  /** One of them, by its id in the address. */
  Puzzle: ComponentType<{ id: string }>;
  /** Some of them on paper: sheets of chosen ones, and those of a day; or of a set that somebody made. */
  Handouts: ComponentType<{ wish: Wish; own?: OwnSet }>;
  /** The document that shows such a set. */
  ownSet: string;
}

/** A game at one tap: with these bots, and for a first game with these options. */
export interface PlayNow {
  bots: readonly string[];
  first: GameOptions;
}

/** How a solo game is played without the server: the client records moves, and the server replays them later. */
export interface OfflineModule {
  /** The kind of a move: a step, the last one, or giving up; null if it needs the server. */
  kindOf: (move: PlainMove) => "step" | "end" | "leave" | null;
  /** Return a view without what only the server can do. */
  shown?: (view: unknown) => unknown;
}

/** Everything that the shell needs from a game, and all that it knows about it. */
export interface GameModule {
  /** Whether everyone moves at once, so that a player may move again before the last move was answered. */
  isRace: boolean;
  /** Name a move that was taken back ("piece 9"); null if there is nothing to report. */
  nameMove: (move: Readonly<Record<string, unknown>>, view: unknown) => string | null;
  /** The game's small picture, without words. */
  Picture: ComponentType;
  /** The game's large picture, without words. */
  Hero: ComponentType;
  /** The large picture and a few sentences about the game. */
  Introduction: ComponentType;
  bots: Bots;
  /** What is played at one tap. */
  playNow: PlayNow;
  options?: OptionsModule;
  Table: ComponentType<GameTableProps>;
  /** Load everything that the table needs, before anyone waits for it. */
  preload: () => Promise<unknown>;
  /** The story of the game, in two or three sentences. */
  Story: ComponentType<GameResultProps>;
  /** Every point, for players who want the details. */
  Result: ComponentType<GameResultProps>;
  /** Describe what a bot did for a player by these moves: "2 cards laid"; empty if it is not worth mentioning. */
  stoodIn: (moves: readonly object[]) => string;
  /** Absent in games without records. */
  records?: RecordWords;
  /** The replay of a game with turns. */
  replay?: ReplayModule;
  /** The replay of a game where everyone moves at once. */
  timeline?: () => Promise<{ timeline: TimelineModule }>;
  /** Absent in games without single puzzles. */
  puzzles?: PuzzlesModule;
  HowToPlay: ComponentType;
  /** Present in games that can be played alone without the server. */
  offline?: OfflineModule;
  /** The guided first game. */
  guide: () => Promise<{ guide: GuideModule }>;
  /** The rule that says whether tied players share a place. */
  tieRule: string;
  /** All rules, with pictures. */
  rules: () => Promise<{ rules: RulesModule }>;
}
