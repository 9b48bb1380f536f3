import type { TimelineRound } from "../../../protocol/messages";

/** A position on a timeline: the round, and how many milliseconds after its start. */
export interface TimelinePlace {
  /** Counted from 0. */
  round: number;
  at: number;
}

/** How long a round's result is shown before the next round, in milliseconds. */
export const RESULT_MS = 4_000;

type Rounds = readonly TimelineRound[];

const lengthOf = ({ lasted }: TimelineRound): number => lasted + RESULT_MS;

/** Return when each round begins; waiting between rounds is left out. */
export function startsOf(rounds: Rounds): number[] {
  let start = 0;
  return rounds.map((round) => {
    const own = start;
    start += lengthOf(round);
    return own;
  });
}

/** Return the timeline's length, including its last result. */
export const lengthOfTimeline = (rounds: Rounds): number =>
  rounds.reduce((sum, round) => sum + lengthOf(round), 0);

/** Return the position at a time. */
export function placeAt(rounds: Rounds, time: number): TimelinePlace {
  const starts = startsOf(rounds);
  const round = Math.max(
    0,
    starts.findLastIndex((start) => start <= time),
  );
  return { round, at: time - (starts[round] ?? 0) };
}

/** Return the time of a position; one outside its round is clamped. */
export function timeOf(rounds: Rounds, { round, at }: TimelinePlace): number {
  const index = Math.max(0, Math.min(rounds.length - 1, round));
  const shown = rounds[index];
  if (shown === undefined) return 0;
  return (startsOf(rounds)[index] ?? 0) + Math.max(0, Math.min(lengthOf(shown) - 1, at));
}

/**
 * Count the moves of the game up to a position; before a round's start signal and after its end, none of that
 * round.
 */
export function movesUntil(round: TimelineRound, at: number): number {
  if (at <= 0 || at >= round.lasted) return round.moves;
  return round.moves + round.made.filter((made) => made <= at).length;
}

/** List all event times: a round begins, somebody moves, a round ends. */
export function happenings(
  rounds: Rounds,
  timesOf: (round: TimelineRound) => readonly number[],
): number[] {
  const starts = startsOf(rounds);
  const times = rounds.flatMap((round, index) =>
    [0, ...timesOf(round), round.lasted].map((at) => (starts[index] ?? 0) + at),
  );
  return [...new Set(times)].toSorted((one, other) => one - other);
}

/** Read a position from an address: `?round=3&at=12500`; the default is the start. */
export function placeIn(search: string): TimelinePlace {
  const query = new URLSearchParams(search);
  const whole = (name: string) => {
    const number = Number(query.get(name));
    return Number.isSafeInteger(number) && number > 0 ? number : 0;
  };
  return { round: Math.max(1, whole("round")) - 1, at: whole("at") };
}

/** Write a position into an address. */
export const searchOf = ({ round, at }: TimelinePlace): string =>
  `?round=${round + 1}&at=${Math.round(at)}`;
