import { afterEach, expect, it } from "vitest";
import type { GameInfo } from "../../protocol/messages";
import { rememberedTable, rememberTable, seatKinds } from "./remembered";

const UGO: GameInfo = { name: "ugo", players: [2, 3, 4], bots: ["casual", "club"] };
const USUAL = { players: 2, kinds: [], names: [], options: {}, turnClock: null, listed: false };

afterEach(() => {
  localStorage.clear();
});

it("offers the defaults before anything was chosen", () => {
  expect(rememberedTable(UGO)).toEqual(USUAL);
  expect(rememberedTable({ ...UGO, players: [1, 3] }).players).toBe(1);
});

it("offers the previous choices for this game", () => {
  const chosen = {
    players: 3,
    kinds: ["club", "friend"],
    names: ["", "Otto"],
    options: { hints: true },
    turnClock: 30,
    listed: true,
  };
  rememberTable("ugo", chosen);
  expect(rememberedTable(UGO)).toEqual(chosen);
  expect(rememberedTable({ ...UGO, name: "chess" })).toEqual(USUAL);
});

it("drops choices that the game no longer has", () => {
  rememberTable("ugo", { ...USUAL, players: 9, kinds: ["wizard", "casual"], turnClock: 7 });
  expect(rememberedTable(UGO)).toEqual({ ...USUAL, kinds: ["friend", "casual"] });
});

it.each(['"a word"', "[1]", "{broken", '{"kinds": 3, "options": [], "listed": "yes"}'])(
  "offers the defaults when %s was stored",
  (text) => {
    localStorage.setItem("spieltisch.new.ugo", text);
    expect(rememberedTable(UGO)).toEqual(USUAL);
  },
);

it("seats no more people on this device than it has room for", () => {
  expect(seatKinds(["here", "club", "here"], 4, Infinity)).toEqual(["here", "club", "here"]);
  expect(seatKinds(["here", "club", "here"], 4, 1)).toEqual(["here", "club", "friend"]);
  expect(seatKinds(["here"], 3, 0)).toEqual(["friend", "friend"]);
});
