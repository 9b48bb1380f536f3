import type { ComponentType } from "react";
import type { RoomTexts } from "../i18n/start";
import type { Refused } from "../net/connection";
import type { TableView } from "../protocol/messages";

/** What a game's table gets: the newest view, and a way to play. */
export interface GameTableProps {
  table: TableView;
  /** What the seats are called. */
  names: readonly string[];
  /** Whether a move can be sent now. */
  live: boolean;
  play: (move: object) => void;
  /** Leave the game for good; null for those who only watch. */
  leave: (() => void) | null;
  /** The newest refusal of a move, while it still concerns the view. */
  refused: Refused | null;
}

/** What a game's result gets: the last view, and what the seats are called. */
export type GameResultProps = Pick<GameTableProps, "table" | "names">;

/** Everything that the shell needs of a game; it knows no more of it. */
export interface GameRoom {
  title: string;
  texts: RoomTexts;
  /** The game's picture and a sentence about it. */
  Introduction: ComponentType;
  Table: ComponentType<GameTableProps>;
  Result: ComponentType<GameResultProps>;
  HowToPlay: ComponentType;
}
