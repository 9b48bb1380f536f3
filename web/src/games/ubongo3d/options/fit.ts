import { CHOICES, DEFAULTS, type Handicap, type Options } from "../../../protocol/ubongo3d";
import { chosenOf, type EveryOption } from "../../every-option";
import type { GameOptions } from "../../game-module";

/** A table's options, with every one that applies to this number of players filled in and the others dropped. */
export function fit(chosen: GameOptions, players: number): GameOptions {
  const options: Required<Options> = { ...DEFAULTS, ...(chosen as Options) };
  const side = options.die ? options.side : "A";
  const every =
    players === 1 ? alone({ ...options, side }) : together({ ...options, side }, players);
  return chosenOf<Options>(every);
}

/** The name of a puzzle implies its side; a single puzzle has no size. */
function alone({ side, die, solo, size, hints, puzzle }: Required<Options>): EveryOption<Options> {
  const kind = solo ?? (puzzle === null ? "clock" : "puzzle");
  const named = kind === "puzzle" ? (puzzle ?? undefined) : undefined;
  return {
    side: named === undefined ? side : "A",
    die: named === undefined ? die : true,
    solo: kind,
    size: kind === "puzzle" ? undefined : (size ?? CHOICES.size[0]),
    hints,
    puzzle: named,
    seconds: undefined,
    variant: undefined,
    youngest: undefined,
    handicaps: undefined,
  };
}

function together(options: Required<Options>, players: number): EveryOption<Options> {
  const { side, die, variant, seconds, youngest } = options;
  const handicaps = Array.from({ length: players }, (_, seat) =>
    handicapOf(options, seat, side === "B"),
  );
  const hasAny = handicaps.some(({ extra, easy }) => (extra ?? 0) > 0 || easy === true);
  return {
    side,
    die,
    variant,
    seconds: seconds ?? undefined,
    youngest: youngest !== null && youngest < players ? youngest : undefined,
    handicaps: hasAny ? handicaps : undefined,
    solo: undefined,
    size: undefined,
    hints: undefined,
    puzzle: undefined,
  };
}

/** Return a seat's handicap; the easy side is one only if the others build the hard one. */
export function handicapOf(options: Options, seat: number, isHard: boolean): Handicap {
  const { extra = 0, easy = false } = options.handicaps?.[seat] ?? {};
  return { extra, easy: easy && isHard };
}
