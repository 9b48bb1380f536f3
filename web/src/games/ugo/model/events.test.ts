import i18next from "i18next";
import { beforeAll, describe, expect, it } from "vitest";
import { startTexts } from "../../../i18n/start";
import type { View } from "../../../protocol/ugo";
import { eventsBetween } from "./events";
import { sentence } from "../text/sentences";

beforeAll(() => startTexts("en"));

const people = { names: ["Anna", "Ben", "Cleo"], own: 0 };

function view(change: Partial<View>): View {
  return {
    ...({ seat: 0, players: 3, leader: 0, turn: 1, must_lay: false, laying: null } as View),
    ...{ trick: [], tricks: [], ended: [] },
    ...change,
  };
}

function said(before: View, after: View): string[] {
  const t = i18next.getFixedT("en", "ugo");
  return eventsBetween(before, after).map((event) => sentence(t, event, people));
}

describe("the events between two views", () => {
  it("are empty when nothing happened", () => {
    expect(said(view({}), view({}))).toEqual([]);
  });

  it("say who plays what, and when it is the player's own turn", () => {
    const before = view({ leader: 1, turn: 1 });
    const after = view({ leader: 1, turn: 0, trick: ["blue 7", "red 1"] });
    expect(said(before, after)).toEqual(["Ben plays blue 7.", "Cleo plays red 1.", "Your turn."]);
  });

  it("include the winner and everyone's farmers", () => {
    const before = view({ leader: 0, turn: 2, trick: ["red 1", "blue 6"] });
    const trick = { leader: 0, cards: ["red 1", "blue 6", "red 2"], winner: 1, earned: [2, 1, 0] };
    const after = view({ leader: 1, turn: 1, must_lay: true, tricks: [trick] as View["tricks"] });
    expect(said(before, after)).toEqual([
      "Cleo plays red 2.",
      "Ben wins the trick and earns 1 farmer. You earn 2 farmers.",
    ]);
  });

  it("ask the winner to lay", () => {
    const trick = { leader: 0, cards: ["red 8", "red 6", "red 2"], winner: 0, earned: [0, 0, 0] };
    const before = view({ leader: 0, turn: 2, trick: ["red 8", "red 6"] });
    const after = view({ turn: 0, must_lay: true, tricks: [trick] as View["tricks"] });
    expect(said(before, after).slice(1)).toEqual(["You win the trick.", "Lay your cards."]);
  });

  it("include the scores when a round is over", () => {
    const round = { kingdoms: [], tricks: [], scores: [13, -5, 7] };
    expect(said(view({ turn: 1 }), view({ turn: 0, ended: [round] }))).toEqual([
      "Round 1 is over. Anna: 13. Ben: −5. Cleo: 7.",
      "Your turn.",
    ]);
  });
});
