import type { Handicap, Options } from "../../../protocol/ubongo3d";
import type { GameOptions } from "../../room";

/** What a table chose, with every choice that goes with so many players filled in or left out. */
export function fit(chosen: GameOptions, players: number): GameOptions {
  const options = chosen as Options;
  const die = options.die ?? true;
  const side = die ? (options.side ?? "A") : "A";
  const both = { side, die };
  return players === 1
    ? {
        ...both,
        solo: options.solo ?? "clock",
        size: options.size ?? 5,
        hints: options.hints ?? false,
      }
    : { ...both, ...together(options, side, players) };
}

function together(options: Options, side: "A" | "B", players: number): Options {
  const handicaps = Array.from({ length: players }, (_, seat) =>
    handicapOf(options, seat, side === "B"),
  );
  const hasAny = handicaps.some(({ extra, easy }) => (extra ?? 0) > 0 || easy === true);
  return {
    variant: options.variant ?? "gems",
    ...(options.seconds != null && { seconds: options.seconds }),
    ...(options.youngest != null && options.youngest < players && { youngest: options.youngest }),
    ...(hasAny && { handicaps }),
  };
}

/** Give a seat's handicap; the easy side is one only where the others build the hard one. */
export function handicapOf(options: Options, seat: number, isHard: boolean): Handicap {
  const { extra = 0, easy = false } = options.handicaps?.[seat] ?? {};
  return { extra, easy: easy && isHard };
}
