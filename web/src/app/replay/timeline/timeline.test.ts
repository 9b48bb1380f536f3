import { describe, expect, it } from "vitest";
import {
  happenings,
  lengthOfTimeline,
  movesUntil,
  placeAt,
  placeIn,
  RESULT_MS,
  searchOf,
  startsOf,
  timeOf,
} from "./timeline";

const round = (number: number, lasted: number) => ({
  number,
  moves: 0,
  lasted,
  shown: null,
  made: [],
});
const rounds = [round(1, 10_000), round(2, 20_000), round(3, 5_000)];

describe("positions on the timeline", () => {
  it("has the rounds in order, each with its result", () => {
    expect(startsOf(rounds)).toEqual([0, 10_000 + RESULT_MS, 30_000 + 2 * RESULT_MS]);
    expect(lengthOfTimeline(rounds)).toBe(35_000 + 3 * RESULT_MS);
  });

  it.each([
    [0, { round: 0, at: 0 }],
    [10_000, { round: 0, at: 10_000 }],
    [10_000 + RESULT_MS, { round: 1, at: 0 }],
    [35_000 + 3 * RESULT_MS, { round: 2, at: 5_000 + RESULT_MS }],
  ])("knows the position at %s", (time, place) => {
    expect(placeAt(rounds, time)).toEqual(place);
  });

  it("maps a position back to its time, and clamps what is outside", () => {
    expect(timeOf(rounds, { round: 1, at: 500 })).toBe(10_500 + RESULT_MS);
    expect(placeAt(rounds, timeOf(rounds, { round: 1, at: 999_999 })).round).toBe(1);
    expect(placeAt(rounds, timeOf(rounds, { round: 99, at: 7 }))).toEqual({ round: 2, at: 7 });
    expect(timeOf([], { round: 0, at: 7 })).toBe(0);
  });

  it("lists each event time once, in order", () => {
    const times = happenings(rounds.slice(0, 2), () => [700, 300, 700]);
    const second = 10_000 + RESULT_MS;
    expect(times).toEqual([
      0,
      300,
      700,
      10_000,
      second,
      second + 300,
      second + 700,
      second + 20_000,
    ]);
  });

  it("reads a position from an address as it was written, whatever else is in it", () => {
    const place = { round: 2, at: 1234 };
    expect(placeIn(searchOf(place))).toEqual(place);
    expect(searchOf({ round: 0, at: 10.6 })).toBe("?round=1&at=11");
    for (const odd of ["", "?round=x&at=-5", "?round=1e99&at=NaN", "?round=0.5"]) {
      expect(placeIn(odd)).toEqual({ round: 0, at: 0 });
    }
  });
});

describe("playing on from a moment of a round", () => {
  const laid = {
    number: 2,
    moves: 7,
    lasted: 9000,
    shown: null,
    made: [0, -3000, 1200, 4000, 9000],
  };
  it.each([
    [0, 7, "its start"],
    [1199, 9, "before its first step"],
    [1200, 10, "with it"],
    [8999, 11, "before the last"],
    [9000, 7, "its end, where it can only be played from its start"],
    [12_000, 7, "its result"],
  ])("at %i ms keeps %i moves: %s", (at, moves) => {
    expect(movesUntil(laid, at)).toBe(moves);
  });
});
