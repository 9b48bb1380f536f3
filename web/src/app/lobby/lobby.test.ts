import { expect, it } from "vitest";
import type { MineNews, PublicNews, TableSummary } from "../../protocol/messages";
import { lobbyOf, NOTHING, withNews, type Told } from "./lobby";

const table = (id: string, opened: number, phase = "open"): TableSummary =>
  ({ id, opened, phase }) as TableSummary;
const news = (tables: TableSummary[], gone: string[] = [], whole = false): PublicNews => ({
  type: "public",
  tables,
  gone,
  whole,
});
const own = (...mine: TableSummary[]): MineNews => ({
  type: "mine",
  mine,
  today: { done: 1, of: 4, streak: 2 },
});
const after = (...all: (PublicNews | MineNews)[]): Told => all.reduce(withNews, NOTHING);
const shown = (told: Told) => {
  const lobby = lobbyOf(told);
  return lobby && [lobby.open, lobby.watch, lobby.mine].map((list) => list.map(({ id }) => id));
};

it("is unknown until both lists have come, in either order", () => {
  expect(shown(NOTHING)).toBeNull();
  expect(shown(after(news([], [], true)))).toBeNull();
  expect(shown(after(own()))).toBeNull();
  expect(shown(after(own(), news([], [], true)))).toEqual([[], [], []]);
});

it("shows the newest first, each by its phase, and the player's own separately", () => {
  const all = [table("old", 1), table("played", 2, "playing"), table("new", 3), table("mine", 4)];
  const told = after(news(all, [], true), own(table("mine", 4), table("hidden", 5)));
  expect(shown(told)).toEqual([["new", "old"], ["played"], ["mine", "hidden"]]);
  expect(lobbyOf(told)?.today.streak).toBe(2);
});

it("applies changes, and replaces everything with a full list", () => {
  const told = after(own(), news([table("one", 1), table("two", 2)], [], true));
  const begun = withNews(told, news([table("two", 2, "playing"), table("three", 3)], ["one"]));
  expect(shown(begun)).toEqual([["three"], ["two"], []]);
  expect(shown(withNews(begun, news([table("four", 4)], [], true)))).toEqual([["four"], [], []]);
  expect(withNews(begun, { type: "beat" })).toBe(begun);
});
