import type { GameOptions } from "../../games/game-module";
import { keep, kept } from "../../model/kept";
import type { GameInfo } from "../../protocol/messages";

export const FRIEND = "friend";
/** Somebody who plays on this very device. */
export const HERE = "here";
export const TURN_CLOCKS = [15, 30, 60, 120] as const;

/** What somebody chooses for a table. */
export interface TableChoice {
  players: number;
  /** Who shall sit on the other seats: a friend, somebody on this device, or a bot of some level. */
  kinds: readonly string[];
  /** What those on this device are called, by seat. */
  names: readonly string[];
  options: GameOptions;
  /** Seconds for each move; null without a clock. */
  turnClock: number | null;
  listed: boolean;
}

/** As many characters as the server takes. */
export const LONGEST_NAME = 24;

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
    kinds: kinds.map((kind) => [HERE, ...game.bots].find((known) => known === kind) ?? FRIEND),
    names: (Array.isArray(last.names) ? last.names : []).map((name) =>
      typeof name === "string" ? name.slice(0, LONGEST_NAME) : "",
    ),
    options: isRecord(last.options) ? last.options : {},
    turnClock: TURN_CLOCKS.find((seconds) => seconds === last.turnClock) ?? null,
    listed: last.listed === true,
  };
}

/** Who sits on the other seats, with no more on this device than it has room for. */
export function seatKinds(chosen: readonly string[], players: number, mostHere: number): string[] {
  const kinds = Array.from({ length: players - 1 }, (_, seat) => chosen[seat] ?? FRIEND);
  const here = kinds.flatMap((kind, seat) => (kind === HERE ? [seat] : []));
  const tooMany = new Set(here.slice(mostHere));
  return kinds.map((kind, seat) => (tooMany.has(seat) ? FRIEND : kind));
}

/** Two where two can play: people who want more, or to be alone, choose that. */
function usualPlayers({ players }: GameInfo): number {
  return players.includes(2) ? 2 : (players[0] ?? 1);
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
