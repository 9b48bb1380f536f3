import i18next from "i18next";
import { beforeAll, describe, expect, it } from "vitest";
import { startTexts } from "../../../i18n/start";
import { LANGUAGES } from "../../../model/preferences";
import type { CardView, Symbol as Sign } from "../../../protocol/ubongocards";
import type { Lying } from "./grid";
import { hintText, type Stage } from "./hint";
import type { Layout } from "./steps";

beforeAll(() => startTexts("en", LANGUAGES));

const HOME: readonly Sign[] = ["sun", "leaf", "drop", "star", "moon", "heart"];
const MATCH: readonly Sign[] = ["star", "key", "heart", "bell", "fish", "crown"];
const lies = (card: number, symbols: readonly Sign[], x: number, y: number): Lying => ({
  card,
  symbols,
  at: { card, x, y, turn: 0 },
});

/** Cards 11 and 12, called 1 and 2; the second fits to the right of the first, one lower. */
function said(code: string, move: object, laid: readonly Lying[], stage: Stage, most = 7): string {
  const nine = [
    { card: 11, symbols: HOME, at: null },
    { card: 12, symbols: MATCH, at: null },
  ] as unknown as CardView[];
  const layout = { laid, nine, numberOf: (card: number) => card - 10 } as unknown as Layout;
  const hint = { move: move as Record<string, unknown>, reason: { code, details: { most } } };
  return hintText(i18next.getFixedT("en", "ubongocards"), hint, stage, layout, 7);
}

const home = lies(11, HOME, 0, 0);
const lay = { lay: { card: 12, x: 2, y: 1, turn: 0 } };

describe("a hint in words", () => {
  it("names the card first, and its place on the next request", () => {
    expect(said("fits", lay, [home], 1)).toBe("Card 2 fits beside card 1.");
    expect(said("fits", lay, [home], 2)).toBe(
      "Card 2: right of card 1, not turned, meets star and heart.",
    );
    expect(said("first", { lay: { card: 11, x: 0, y: 0, turn: 2 } }, [], 2)).toBe(
      "Card 1: in the middle, upside down.",
    );
  });

  it("says why a lying card is to be moved or taken back", () => {
    const wrong = lies(12, MATCH, 9, 9);
    expect(said("wrong", lay, [home, wrong], 2)).toMatch(
      /^Card 2 is in the wrong place. Card 2: right of/,
    );
    expect(said("blocks", { take: 12 }, [home, wrong], 2)).toMatch(
      /is in the way.*Take card 2 back into your hand\.$/,
    );
  });

  it("says kindly that a hand has no seven, or that nothing more can be laid", () => {
    expect(said("fits", lay, [home], 1, 6)).toBe(
      "No seven of these nine go together, only 6. Card 2 fits beside card 1.",
    );
    expect(said("most", { agree: "wish" }, [home], 1, 6)).toBe(
      "All 6 that go together are laid. Well done: take another hand.",
    );
    expect(said("complete", { call: true }, [home], 2)).toBe(
      "Seven cards lie correctly: call Ubongo!",
    );
  });
});
