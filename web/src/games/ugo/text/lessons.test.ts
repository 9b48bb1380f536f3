import i18next from "i18next";
import { beforeAll, describe, expect, it } from "vitest";
import { startTexts } from "../../../i18n/start";
import type { Gain } from "../../../protocol/ugo";
import { farmersText, lessonText, pointsText } from "./lessons";

beforeAll(() => startTexts("en"));

const gain = (change: Partial<Gain>): Gain => {
  const { points = 0, points_most = points } = change;
  return { farmers: 0, farmers_most: 0, opens: 0, ...change, points, points_most };
};
const said = (wins: Gain | null, loses: Gain | null) =>
  lessonText(i18next.getFixedT("en", "ugo"), { wins, loses });

describe("what a card teaches", () => {
  it("puts both outcomes into words", () => {
    const wins = gain({ farmers: 1, farmers_most: 1, points: -5, opens: 1 });
    const loses = gain({ farmers: 1, farmers_most: 2, points: 3, points_most: 8 });
    expect(said(wins, loses)).toBe(
      "if it takes the trick as it lies now: −5 points, 1 farmer, opens 1 section; if not: +3–8 points, 1–2 farmers",
    );
  });

  it("leaves out what cannot happen", () => {
    expect(said(gain({ points: 1 }), null)).toBe("if it takes the trick as it lies now: +1 point");
    expect(said(null, gain({}))).toBe("if not: ±0 points");
  });

  it("gives a range if the farmers depend on the winner", () => {
    expect(farmersText(gain({ farmers: 2, farmers_most: 2 }))).toBe("2");
    expect(farmersText(gain({ farmers: 0, farmers_most: 1 }))).toBe("0–1");
    expect(pointsText(gain({ points: 0, points_most: 5 }))).toBe("+0–5");
    expect(pointsText(gain({ points: 0 }))).toBe("±0");
  });
});
