import { expect, it } from "vitest";
import type { Lobby, TableSummary } from "../../protocol/messages";
import { noteLeft, withoutLeft } from "./left";

const summary = (id: string): TableSummary => ({ id }) as TableSummary;
const LOBBY: Lobby = {
  open: [],
  mine: [summary("one"), summary("two")],
  watch: [],
  today: { done: 0, of: 4, streak: 0 },
};
const shown = (lobby: Lobby) => lobby.mine.map(({ id }) => id);

it("hides a table from the first list after leaving it, and trusts the next list", () => {
  expect(shown(withoutLeft(LOBBY))).toEqual(["one", "two"]);
  noteLeft("one");
  expect(shown(withoutLeft(LOBBY))).toEqual(["two"]);
  expect(shown(withoutLeft(LOBBY))).toEqual(["one", "two"]);
});
