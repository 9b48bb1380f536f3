import i18next from "i18next";
import { beforeAll, describe, expect, it } from "vitest";
import { listOf } from "../../../i18n/lists";
import { startTexts } from "../../../i18n/start";
import { LANGUAGES } from "../../../model/preferences";
import type { Language } from "../../../model/preferences";
import type { TableView } from "../../../protocol/messages";
import type { View } from "../../../protocol/ubongocards";
import { cardsStory } from "./story";

beforeAll(() => startTexts("en", LANGUAGES));

/** Each round as everyone's points; 10 is a right call, -1 a wrong one. */
function told(
  rounds: readonly (readonly number[])[],
  places: readonly number[],
  language: Language = "en",
  options: TableView["options"] = {},
): string[] {
  const seats = places.map((_, seat) => seat);
  const ended = rounds.map((points, round) => ({
    round: round + 1,
    lasted: 60_000 + 5_000 * round,
    players: points.map((each, seat) => ({
      seat,
      called: each === 10 || each === -1,
      is_correct: each !== -1,
      points: Math.max(0, each),
    })),
  }));
  const totalOf = (seat: number) =>
    rounds.reduce((sum, points) => sum + Math.max(0, points[seat] ?? 0), 0);
  const players = seats.map((seat) => ({ total: totalOf(seat) }));
  return cardsStory({
    language: "en",
    t: i18next.getFixedT(language, "ubongocards"),
    view: { players, ended } as unknown as View,
    options,
    outcome: { places, scores: seats.map(totalOf) },
    names: ["Anna", "Ben", "Cleo"].slice(0, places.length),
    list: listOf(language),
  });
}

describe("the story of the card game", () => {
  it("says who called most often, and which round was the closest", () => {
    expect(
      told(
        [
          [10, 4],
          [10, 9],
          [-1, 5],
        ],
        [1, 2],
      ),
    ).toEqual([
      "Anna called most often: 3 times, 2 of them right.",
      "Round 2 was the closest: 10 to 9 points.",
    ]);
  });

  it("counts all calls if nobody called most often, and recognizes a single call and right ones", () => {
    expect(
      told(
        [
          [10, 4],
          [3, 10],
        ],
        [1, 2],
      )[0],
    ).toBe("There were 2 calls, 2 of them right.");
    expect(told([[-1, 4]], [2, 1])[0]).toBe("Anna made the only call, and it was wrong.");
    expect(
      told(
        [
          [10, 4],
          [10, 4],
        ],
        [1, 2],
      )[0],
    ).toContain("2 times, and was right each time");
    expect(told([[5, 4]], [1, 2])[0]).toBe("Nobody called: every round ended by agreement.");
  });

  it("says that tens decided a tie", () => {
    expect(
      told(
        [
          [10, 7],
          [4, 7],
        ],
        [1, 2],
        "de",
      ),
    ).toContain("Gleich viele Punkte für Anna und Ben; mehr Zehner entschieden für Anna.");
  });

  it("finds rounds in which the best were level, but ignores those without points", () => {
    expect(
      told(
        [
          [0, 0],
          [7, 7],
        ],
        [1, 1],
      )[1],
    ).toContain("In round 2 the best were level, with 7");
    expect(told([[0, 0]], [1, 1])).toHaveLength(1);
  });

  it("tells a practice by the solved hands, and the quickest of several", () => {
    expect(told([[7], [10], [-1], [10]], [1])).toEqual([
      "You solved 2 of 4 hands.",
      "The quickest took 1:05.",
    ]);
    expect(told([[7], [10]], [1], "de")).toEqual(["Du hast 1 von 2 Blättern gelöst."]);
    expect(told([[-1]], [1], "fr")[0]).toContain("sans réussite pour l’instant");
  });

  it("recommends hints only if the table has them", () => {
    expect(told([[-1]], [1], "en", { hands: 1 })).toEqual([
      "You tried 1 hand and solved none yet.",
    ]);
    expect(told([[-1]], [1], "en", { hints: true })[1]).toBe("With hints it gets easier.");
    expect(told([[10]], [1], "en", { hints: true })).toEqual(["You solved 1 of 1 hand."]);
  });
});
