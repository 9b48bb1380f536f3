import { beforeAll, describe, expect, it } from "vitest";
import { startTexts } from "../../../i18n/start";
import type { LayerShown, PlayerChecked, RoundLaid } from "../../../protocol/ubongocards";
import { timeline, layoutAt } from "./timeline";

const names = ["Anna", "Ben"];
const symbols = ["sun", "moon", "star", "heart", "leaf", "drop"] as const;
const spot = (card: number, x = 0) => ({ card, x, y: 0, turn: 0 });

const anna: LayerShown = {
  seat: 0,
  cards: [7, 9].map((card) => ({ card, symbols, at: null })),
  steps: [
    { at: 1_000, laid: [spot(7)] },
    { at: 2_000, laid: [spot(7), spot(9, 2)] },
    { at: 3_000, laid: [spot(7), spot(9, 3)] },
    { at: 4_000, laid: [spot(9, 3)] },
  ],
  called: 5_000,
  possible: [],
};
const checked = (seat: number, called: boolean, points: number): PlayerChecked => ({
  seat,
  laid: 2,
  called,
  is_correct: called,
  points,
  contacts: [],
  breaches: [],
});

/** A round with these players. */
function roundOf(players: readonly LayerShown[], results: readonly PlayerChecked[]) {
  const shown: RoundLaid = {
    colour: "white",
    players,
    checked: { round: 2, is_agreed: false, players: results },
  };
  return { number: 2, moves: 9, lasted: 65_000, shown, made: [] };
}

const round = roundOf(
  [anna, { ...anna, seat: 1, steps: [], called: null }],
  [checked(0, true, 10), checked(1, false, 4)],
);

beforeAll(() => startTexts("en"));

describe("the timeline of the card game", () => {
  it.each([
    [0, []],
    [1_500, [7]],
    [2_000, [7, 9]],
    [9_000, [9]],
  ])("shows what lay after %s ms", (at, cards) => {
    expect(layoutAt(anna, at).map(({ card }) => card)).toEqual(cards);
  });

  it("knows when something happened, and describes it", () => {
    expect(timeline.times(round)).toEqual([1_000, 2_000, 3_000, 4_000, 5_000]);
    expect(timeline.tell(round, 1_000, names)).toContain("Anna lays a card: sun moon");
    expect(timeline.tell(round, 3_000, names)).toContain("Anna moves a card");
    expect(timeline.tell(round, 4_000, names)).toContain("Anna takes back a card");
    expect(timeline.tell(round, 5_000, names)).toBe("Anna: Ubongo! after 0:05");
    expect(timeline.tell(round, 1_500, names)).toBe("");
  });

  it("says how a round or a hand ended", () => {
    expect(timeline.result(round, names)).toBe("Anna 10 Ubongo! · Ben 4");
    expect(timeline.result(roundOf([anna], [checked(0, true, 10)]), names)).toBe(
      "solved\u00a0· 1:05",
    );
    expect(timeline.result(roundOf([anna], [checked(0, false, 0)]), names)).toContain("left");
    expect([timeline.nameOf(round, 2), timeline.nameOf(round, 1)]).toEqual(["Round 2", "Hand 2"]);
  });
});
