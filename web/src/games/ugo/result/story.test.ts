import i18next from "i18next";
import { beforeAll, describe, expect, it } from "vitest";
import { listOf } from "../../../i18n/lists";
import { startTexts } from "../../../i18n/start";
import { LANGUAGES } from "../../../model/preferences";
import type { Language } from "../../../model/preferences";
import type { View } from "../../../protocol/ugo";
import { ugoStory } from "./story";

beforeAll(() => startTexts("en", LANGUAGES));

const NAMES = ["Anna", "Ben", "Cleo"];

/** Tell a game with these points, round by round; every point comes from section A. */
function told(rounds: readonly (readonly number[])[], language: Language = "en"): string[] {
  const players = rounds[0]?.length ?? 0;
  const ended = rounds.map((scores) => ({
    scores,
    kingdoms: scores.map((score) => ({ sections: [{ name: "A", score }] })),
  }));
  const totals = Array.from({ length: players }, (_, seat) =>
    rounds.reduce((sum, scores) => sum + (scores[seat] ?? 0), 0),
  );
  const places = totals.map((one) => 1 + totals.filter((other) => other > one).length);
  return ugoStory({
    language,
    t: i18next.getFixedT(language, "ugo"),
    view: { players, ended } as unknown as View,
    options: {},
    outcome: { places, scores: totals },
    names: NAMES.slice(0, players),
    list: listOf(language),
  });
}

describe("the story of UGO!", () => {
  it("says who led all the time, which round decided and which section was best", () => {
    expect(
      told([
        [5, 3],
        [8, 1],
      ]),
    ).toEqual([
      "Anna led from the first round to the last.",
      "Round 2 decided it: 8 for Anna, 1 for Ben.",
      "No section scored more than Anna’s A in round 2: 8 points.",
    ]);
  });

  it("says when the winner went ahead, and who was ahead before", () => {
    const [lead] = told([
      [3, 5, 0],
      [9, 1, 0],
      [1, 1, 1],
    ]);
    expect(lead).toBe("Ben led after round 1; Anna went ahead in round 2 and stayed there.");
    expect(
      told([
        [3, 5],
        [9, 1],
      ])[0],
    ).toBe("Ben led before the last round; then Anna overtook them.");
    expect(
      told([
        [5, 5],
        [9, 1],
      ])[0],
    ).toContain("Before the last round the lead was shared");
    expect(
      told([
        [5, 5],
        [9, 1],
        [2, 2],
      ])[0],
    ).toContain("went ahead in round 2 and stayed");
  });

  it("writes minus signs, and compares with all others if there are several", () => {
    expect(told([[4, -5, -2]])[1]).toBe(
      "Round 1 decided it: 4 for Anna, and nobody else had more than −2.",
    );
  });

  it("shares a win and says no more about it", () => {
    const shared = told([[5, 5, 1]], "de");
    expect(shared[0]).toBe("Am Ende lag niemand vorn: Gleichstand für Anna und Ben.");
    expect(shared).toHaveLength(2);
  });

  it("has the plurals of every language", () => {
    expect(told([[1, 0]], "fr")[2]).toMatch(/1 point\.$/);
    expect(told([[1, 0]], "de")[2]).toMatch(/1 Punkt\.$/);
    expect(told([[2, 0]], "de")[2]).toMatch(/2 Punkte\.$/);
  });
});
