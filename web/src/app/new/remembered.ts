import type { GameOptions } from "../../games/game-module";
import { keep, kept } from "../../model/kept";
import type { GameInfo } from "../../protocol/messages";

export const FRIEND = "friend";
export const TURN_CLOCKS = [15, 30, 60, 120] as const;

/** What somebody chooses for a table. */
export interface TableChoice {
  players: number;
  /** Who shall sit on the other seats: a friend, or a bot of some level. */
  kinds: readonly string[];
  options: GameOptions;
  /** Seconds for each move; null without a clock. */
  turnClock: number | null;
  listed: boolean;
}

const nameOf = (game: string) => `new.${game}`;

/** Keep what was chosen, for the next table of this game. */
export function rememberTable(game: string, choice: TableChoice): void {
  keep(nameOf(game), choice);
}

/** What was chosen the last time, as far as the game still has it; otherwise what is usual. */
export function rememberedTable(game: GameInfo): TableChoice {
  const found = kept(nameOf(game.name));
  const last: Partial<Record<keyof TableChoice, unknown>> = isRecord(found) ? found : {};
  const kinds = Array.isArray(last.kinds) ? last.kinds : [];
  return {
    players: game.players.find((count) => count === last.players) ?? usualPlayers(game),
    kinds: kinds.map((kind) => game.bots.find((level) => level === kind) ?? FRIEND),
    options: isRecord(last.options) ? last.options : {},
    turnClock: TURN_CLOCKS.find((seconds) => seconds === last.turnClock) ?? null,
    listed: last.listed === true,
  };
}

/** Two where two can play: whoever wants more, or to be alone, says so. */
function usualPlayers({ players }: GameInfo): number {
  return players.includes(2) ? 2 : (players[0] ?? 1);
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
