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
import type { Wish } from "../app/print/documents";
import type { Bots } from "./bots";
import type { GuideModule, PlainMove } from "./guide";
import type { RulesModule } from "./rules";

/** What a game's table gets: the newest view, and a way to play. */
export interface GameTableProps {
  table: TableView;
  /** What the seats are called. */
  names: readonly string[];
  /** Whether the line is up; moves can be made all the same. */
  live: boolean;
  /** How the line is: what is pending is marked when it is not good. */
  line: Line;
  /** One's own moves that are not answered yet, the oldest first; all are about what the view shows. */
  pending: readonly PendingMove[];
  /** Make a move, which is sent until it is answered; false when another must be answered first. */
  play: (move: object) => boolean;
  /** Leave the game for good; null for those who only watch. */
  leave: (() => void) | null;
  /** The newest refusal of a move, while it still concerns the view. */
  refused: Refused | null;
  /** The server's time at this table, in milliseconds since it opened. */
  now: () => number;
  /** Advice that one may ask for, where the game gives any. */
  hint: Hints;
}

/** Where advice is asked for and comes. */
export interface Hints {
  /** What is advised in this very view. */
  advice: Hint | null;
  /** It was asked for and has not come yet. */
  isThinking: boolean;
  /** Why there is none. */
  refused: Refused | null;
  /** Ask for it; false when nothing was sent. */
  ask: () => boolean;
}

/** What a game's result gets: the last view, and what the seats are called. */
export type GameResultProps = Pick<GameTableProps, "table" | "names">;

/** What a table chose, as it travels; only the game itself knows what is in it. */
export type GameOptions = Readonly<Record<string, unknown>>;

/** What the words and the form for a game's options get. */
export interface GameOptionsProps {
  players: number;
  options: GameOptions;
}

export interface GameOptionsFormProps extends GameOptionsProps {
  onChange: (options: GameOptions) => void;
}

/** What a table of a game can choose. */
interface OptionsModule {
  /** The choices, with sentences that explain them. */
  Form: ComponentType<GameOptionsFormProps>;
  /** What was chosen, in a few words. */
  Summary: ComponentType<GameOptionsProps>;
  /** Of what was chosen, give what goes with this number of players. */
  fit: (options: GameOptions, players: number) => GameOptions;
}

/** What a game shows of one moment of a game that is over. */
export interface GameReplayProps extends GameResultProps {
  step: ReplayStep;
  /** What the move that led here was worth, where that is known. */
  evaluation: MoveEvaluation | null;
}

/** A move with its evaluation in words: each a phrase that can stand in a sentence. */
export interface EvaluationWords {
  played: string;
  best: string;
  /** The words for the move that was played. */
  reason: string;
  /** What speaks for the best one, in a sentence; empty where nothing does. */
  bestReason: string;
}

/** How a game that is over is looked at again. */
export interface ReplayModule {
  /** The table as it was, to be looked at only. */
  Table: ComponentType<GameReplayProps>;
  /** Say what happened from one step to the next. */
  tell: (before: ReplayStep, step: ReplayStep, names: readonly string[]) => string;
  describe: (evaluation: MoveEvaluation) => EvaluationWords;
}

/** How a game speaks of the records that are set alone. */
export interface RecordWords {
  /** Name a kind of record. */
  name: (kind: string) => string;
  /** Write its value. */
  value: (kind: string, value: number, language: string) => string;
}

/** What a game shows of one moment of a race's round. */
export interface GameTimelineProps extends GameResultProps {
  round: TimelineRound;
  /** Milliseconds since the round began; at its end or later its result is shown. */
  at: number;
}

/** How a race that is over is watched again, round by round in time. */
export interface TimelineModule {
  /** Everyone's building side by side, as it was then. */
  Round: ComponentType<GameTimelineProps>;
  /** Call a round by its name: "Round 3", "Task 2". */
  nameOf: (round: TimelineRound, players: number) => string;
  /** When something happened in a round, in milliseconds since it began. */
  times: (round: TimelineRound) => readonly number[];
  /** Say what happened in a round at just this time; nothing where nothing did. */
  tell: (round: TimelineRound, at: number, names: readonly string[]) => string;
  /** Say how a round ended, in a few words. */
  result: (round: TimelineRound, names: readonly string[]) => string;
}

/** Single puzzles to choose from: what their pages show inside the shell. */
interface PuzzlesModule {
  /** All of them, found by what they are like. */
  List: ComponentType;
  /** One of them, by its id in the address. */
  Puzzle: ComponentType<{ id: string }>;
  /** Some of them on paper: sheets of chosen ones, and those of a day. */
  Handouts: ComponentType<{ wish: Wish }>;
}

/** A game at one tap: with these bots, and in somebody's first game with these options. */
export interface PlayNow {
  bots: readonly string[];
  first: GameOptions;
}

/** How a game alone is played without the server: the client records moves, and the server plays them again later. */
export interface OfflineModule {
  /** What a move is: one step, the last one, giving up; null where it cannot be made without the server. */
  kindOf: (move: PlainMove) => "step" | "end" | "leave" | null;
  /** Show a view without what only the server can do. */
  shown?: (view: unknown) => unknown;
}

/** Everything that the shell needs of a game; it knows no more of it. */
export interface GameModule {
  /** Whether all move at once, so that one may move again before the last move was answered. */
  isRace: boolean;
  /** Name a move that was taken back ("piece 9"); null where that is nothing to tell. */
  nameMove: (move: Readonly<Record<string, unknown>>, view: unknown) => string | null;
  /** A small picture of the game, without words. */
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
  /** Load everything that the table needs, before anybody waits for it. */
  preload: () => Promise<unknown>;
  /** How the game went, in two or three sentences. */
  Story: ComponentType<GameResultProps>;
  /** Every point, for those who want to look. */
  Result: ComponentType<GameResultProps>;
  /** Say what a bot did for somebody by these moves: "2 cards laid"; nothing where that is not worth a word. */
  stoodIn: (moves: readonly object[]) => string;
  /** Games without it set no records. */
  records?: RecordWords;
  /** How it is looked at again, where people take turns. */
  replay?: ReplayModule;
  /** How it is looked at again, where all move at once. */
  timeline?: () => Promise<{ timeline: TimelineModule }>;
  /** Games without it have no single puzzles to choose from. */
  puzzles?: PuzzlesModule;
  HowToPlay: ComponentType;
  /** Games that are played without the server, where one can play alone. */
  offline?: OfflineModule;
  /** The guided first game. */
  guide: () => Promise<{ guide: GuideModule }>;
  /** The rule by which equal players share a place, or do not. */
  tieRule: string;
  /** All rules, with pictures. */
  rules: () => Promise<{ rules: RulesModule }>;
}
