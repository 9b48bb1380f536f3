import type { GameOptions } from "../../games/game-module";
import { keep, kept } from "../../model/kept";
import type { GameInfo } from "../../protocol/messages";

export const FRIEND = "friend";
/** A player on this very device. */
export const HERE = "here";
export const TURN_CLOCKS = [15, 30, 60, 120] as const;

/** A player's choices for a table. */
export interface TableChoice {
  players: number;
  /** Who takes the other seats: a friend, somebody on this device, or a bot of some level. */
  kinds: readonly string[];
  /** The names of the players on this device, by seat. */
  names: readonly string[];
  options: GameOptions;
  /** Seconds for each move; null without a clock. */
  turnClock: number | null;
  listed: boolean;
}

/** The longest name that the server accepts. */
export const LONGEST_NAME = 24;

const nameOf = (game: string) => `new.${game}`;

/** Remember the choices for the next table of this game. */
export function rememberTable(game: string, choice: TableChoice): void {
  keep(nameOf(game), choice);
}

/** The previous choices, as far as the game still has them; otherwise the defaults. */
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

/** Who sits on the other seats, with no more players on this device than it has room for. */
export function seatKinds(chosen: readonly string[], players: number, mostHere: number): string[] {
  const kinds = Array.from({ length: players - 1 }, (_, seat) => chosen[seat] ?? FRIEND);
  const here = kinds.flatMap((kind, seat) => (kind === HERE ? [seat] : []));
  const tooMany = new Set(here.slice(mostHere));
  return kinds.map((kind, seat) => (tooMany.has(seat) ? FRIEND : kind));
}

/** Two players where the game allows it; more, or playing alone, is a deliberate choice. */
function usualPlayers({ players }: GameInfo): number {
  return players.includes(2) ? 2 : (players[0] ?? 1);
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
