import i18next from "i18next";
import { beforeAll, describe, expect, it } from "vitest";
import { startTexts } from "../../../i18n/start";
import { LANGUAGES } from "../../../model/preferences";
import type { ReplayStep } from "../../../protocol/messages";
import type { Card, View } from "../../../protocol/ugo";
import { adviceText } from "./advice";
import { describe as described, layingText, reasonText, tell } from "./telling";

beforeAll(() => startTexts("en", LANGUAGES));

const t = () => i18next.getFixedT("en", "ugo");
const because = (code: string, details: Record<string, string | number> = {}) =>
  reasonText(t(), { code, details });

describe("a reason", () => {
  it("names one or two higher cards that are still out, and counts more of them", () => {
    const led = { card: "blue 5", colour: "blue" };
    expect(because("led_while_out", { ...led, higher: 2, cards: "blue 7, blue 8" })).toContain(
      "blue 7, blue 8",
    );
    expect(because("led_while_out", { ...led, higher: 3, cards: "" })).toContain(
      "3 higher cards in blue",
    );
  });

  it("says what a trick brings", () => {
    expect(because("took", { farmers: 0 })).not.toContain("farmer");
    expect(because("took", { farmers: 1 })).toContain("1 farmer.");
    expect(because("lost", { farmers: 2, least: 1 })).toContain("may earn up to 2 farmers");
    expect(because("lost", { farmers: 1, least: 1 })).toContain("but earns 1 farmer");
    expect(because("lost", { farmers: 0, to: "blue 8" })).toBe("It leaves the trick to blue 8.");
    expect(because("lost", { farmers: 0, to: "blue 8", spares: 5 })).toMatch(/cost you 5 points/);
  });

  it("names the sections, their farmers and the pile", () => {
    const opens = { farmers: 1, opens: "C, D", lacks: 3, filled: "", covered: "" };
    expect(because("took_new_colours", opens)).toBe(
      "It takes the trick for sure. It earns 1 farmer. New land in C, D, where 3 farmers are missing.",
    );
    expect(because("ahead", { ...opens, lacks: 0 })).toContain("in C, D, with all its farmers.");
    const pile = { opens: "", filled: "C", covered: "blue 7", covering: "blue 3" };
    expect(because("took", pile)).toBe(
      "It takes the trick for sure. Then all farmers are there in C. On your pile, blue 3 then covers blue 7.",
    );
  });

  it("distinguishes a lower card on top from another order of new lands", () => {
    const laid = { tops: "red 5, blue 3", new: "red, blue" };
    expect(because("laid_low", { ...laid, cards: "blue 3" })).toContain("higher card than blue 3");
    expect(because("laid_order", laid)).toMatch(/order of the new lands/);
    expect(because("laid_order", laid)).not.toContain("top");
  });

  it.each(["led_highest", "lost"])("has words: %s", (code) => {
    expect(because(code)).not.toBe("");
  });

  it("is left out if it is unknown", () => {
    expect(because("new_wisdom")).toBe("");
  });

  it.each(["en", "de", "fr"])("is empty if there is nothing to say: %s", (language) => {
    expect(reasonText(i18next.getFixedT(language, "ugo"), { code: "plain", details: {} })).toBe("");
  });
});

describe("advice", () => {
  const held = (card: Card, isLegal = true) => ({ card, refusal: isLegal ? null : "must_follow" });
  const advised = (
    points: number,
    code: string,
    hand: object[],
    language = "en",
    details: Record<string, string | number> = {},
  ) => {
    const hint = { after: 1, move: { play: "grey 6" }, points, win_probability: 0.4 };
    const view = { hand, laying: null } as unknown as View;
    const words = i18next.getFixedT(language, "ugo");
    return adviceText(words, { ...hint, reason: { code, details } }, view, language);
  };
  const two = [held("grey 6"), held("red 1")];

  it("says why, and leaves out the obvious", () => {
    expect(advised(3.6, "led_highest", two)).toBe(
      "Advice: grey 6. Nobody else can have a higher card of its colour. About 4 points this round, 40% to win.",
    );
    expect(advised(3.6, "plain", two)).toBe(
      "Advice: grey 6. About 4 points this round, 40% to win.",
    );
  });

  it("says what becomes of the points that another card's mark promises", () => {
    const mark = { tempting: "red 8", brings: 8, behind: 3, behind_probability: 40 };
    const said = (change: object, language = "en") =>
      advised(3, "plain", two, language, { ...mark, ...change });
    expect(said({})).toContain(
      "red 8 promises +8 now, but by the end of the round you are about 3 points worse off.",
    );
    expect(said({ behind: 0 })).toContain("lowers your chance to win by 4 %.");
    expect(said({ behind: -1, behind_probability: -3 })).toContain("but is worth no more");
    expect(said({}, "de")).toContain("etwa 3 Punkte schlechter da");
    expect(said({}, "fr")).toContain("environ 3 points de moins");
  });

  it("says that there is no choice", () => {
    const one = [held("grey 6"), held("red 1", false)];
    expect(advised(0, "led_highest", one)).toMatch(/^You have no choice: grey 6. About 0 points/);
    expect(advised(0, "plain", one, "de")).toMatch(/^Du hast keine Wahl: /);
    expect(advised(0, "plain", one, "fr")).toMatch(/^Tu n’as pas le choix/);
  });

  it("has a singular for one point", () => {
    expect(advised(1.2, "plain", two)).toContain("About 1 point this");
    expect(advised(-0.9, "plain", two)).toContain("About −1 point this");
    expect(advised(0.8, "plain", two, "de")).toContain("Etwa 1 Punkt in");
    expect(advised(1.4, "plain", two, "fr")).toContain("Environ 1 point dans");
    expect(advised(2, "plain", two, "fr")).toContain("Environ 2 points dans");
  });
});

describe("a move", () => {
  it("is named by its card, or by how the cards are laid", () => {
    const evaluation = {
      ...{
        number: 3,
        seat: 1,
        points: 1,
        best_points: 2,
        win_probability: 0.2,
        best_win_probability: 0.3,
      },
      ...{ played: { play: "red 6" }, best: { play: "grey 0" } },
      ...{ reason: { code: "took", details: { card: "red 6", farmers: 1 } }, words: "" },
      best_reason: { code: "plain", details: {} },
      grade: "slip" as const,
    };
    expect(described(evaluation)).toMatchObject({ played: "red 6", best: "grey 0" });
    expect(layingText(t(), { new: ["red", "blue"], tops: ["red 6", "blue 2"] })).toBe(
      "new lands red, blue; red 6, blue 2 on top",
    );
    expect(layingText(t(), { new: [], tops: ["red 6"] })).toBe("red 6 on top");
  });
});

describe("a step", () => {
  const view = (change: Partial<View>): View => ({
    ...({ seat: 0, players: 2, leader: 0, turn: 1, must_lay: false, laying: null } as View),
    ...{ trick: [], tricks: [], ended: [] },
    ...change,
  });
  const step = (number: number, seat: number, move: object, shown: View): ReplayStep => ({
    ...{ number, of: 9, seat, move: { ...move }, view: shown },
  });
  const names = ["Anna", "Ben"];

  it("says who played what, and who won the trick with it", () => {
    const led = step(1, 0, { play: "red 6" }, view({ trick: ["red 6"] }));
    const trick = { leader: 0, cards: ["red 6", "red 1"], winner: 0, earned: [1, 1] } as const;
    const won = step(2, 1, { play: "red 1" }, view({ tricks: [trick], turn: 0 }));
    expect(tell(led, won, names)).toBe(
      "Ben plays red 1. Anna wins the trick and earns 1 farmer. Ben earns 1 farmer.",
    );
  });

  it("says how the cards were laid, and that the round is over", () => {
    const lay = { lay: { new: ["red"], tops: ["red 6"] } };
    const over = view({ ended: [{ kingdoms: [], tricks: [], scores: [6, -5] }] });
    expect(tell(step(2, 0, {}, view({})), step(3, 0, lay, over), names)).toBe(
      "Anna lays the cards: new land red; red 6 on top. Round 1 is over. Anna: 6. Ben: −5.",
    );
  });
});
