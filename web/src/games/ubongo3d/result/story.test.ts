import i18next from "i18next";
import { beforeAll, describe, expect, it } from "vitest";
import { listOf } from "../../../i18n/lists";
import { startTexts } from "../../../i18n/start";
import { LANGUAGES } from "../../../model/preferences";
import type { Language } from "../../../model/preferences";
import type { Gem, View } from "../../../protocol/ubongo3d";
import { raceStory } from "./story";

beforeAll(() => startTexts("en", LANGUAGES));

interface Game {
  /** Everyone's seconds, round by round; null: not solved. */
  times: readonly (readonly (number | null)[])[];
  rubies?: readonly number[];
  won?: readonly Gem[];
  tie?: readonly number[];
  winner?: number;
}

function told({ times, rubies = [], won = [], tie = [], winner }: Game, language: Language = "en") {
  const ended = times.map((seconds, round) => ({
    round: round + 1,
    builders: seconds.map((each, seat) => ({
      seat,
      solved: each === null ? null : each * 1000,
      place: each === null ? null : 1 + seconds.filter((one) => one !== null && one < each).length,
      won: seat === 0 && round === 0 ? won : [],
    })),
  }));
  const players = (times[0] ?? []).map((_, seat) => ({ gems: { ruby: rubies[seat] ?? 0 } }));
  const view = { ended, players, rounds: times.length, tie, winner: winner ?? null };
  return raceStory({
    t: i18next.getFixedT(language, "ubongo3d"),
    language,
    view: view as unknown as View,
    options: {},
    outcome: { places: [], scores: [] },
    names: ["Anna", "Ben", "Cleo"].slice(0, players.length),
    list: listOf(language),
  });
}

describe("the story of Ubongo 3-D", () => {
  it("says who was fastest how often, the quickest solution and the most rubies", () => {
    expect(
      told({
        times: [
          [20, 30],
          [15.5, null],
          [null, 12.3],
        ],
        rubies: [2, 1],
      }),
    ).toEqual([
      "Anna was the fastest in 2 of 3 rounds.",
      "The quickest solution took 12.3\u00a0s: Ben in round 3.",
      "Anna found the most rubies: 2.",
    ]);
  });

  it("names equally fast players, and a round's gems if rubies are unremarkable", () => {
    const story = told(
      {
        times: [
          [20, 30],
          [30, 20],
        ],
        won: ["sapphire", "amber"],
      },
      "de",
    );
    expect(story[0]).toBe("In je einer Runde am schnellsten: Anna und Ben.");
    expect(story[2]).toBe(
      "Keine Runde brachte mehr als Runde 1 für Anna: einen Saphir und einen Bernstein.",
    );
  });

  it("ends with a tie-break, and has at most three sentences", () => {
    const story = told({ times: [[20, 30]], rubies: [1, 0], tie: [0, 1], winner: 1 }, "fr");
    expect(story).toHaveLength(3);
    expect(story[2]).toContain("Ben a gagné le départage");
  });

  it("admits that nobody solved anything", () => {
    expect(told({ times: [[null, null]] })).toEqual(["Nobody solved a task this time."]);
  });
});
