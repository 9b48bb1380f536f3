import { expect, it } from "vitest";
import type { SeatView, TableView } from "../../protocol/messages";
import { hasCompany } from "./context";

const seat = (kind: SeatView["kind"]) => ({ kind }) as SeatView;
const table = (more: Partial<TableView>): TableView =>
  ({
    you: 0,
    companions: [],
    seats: [seat("person"), seat("bot")],
    spectators: 0,
    ...more,
  }) as unknown as TableView;

it("is alone with bots, and with players on the same device", () => {
  expect(hasCompany(table({}))).toBe(false);
  const here = { seats: [seat("person"), seat("person")], companions: [{ number: 1, seat: 1 }] };
  expect(hasCompany(table(here))).toBe(false);
});

it("has company in other people, in players who may still come, and in spectators", () => {
  expect(hasCompany(table({ seats: [seat("person"), seat("person")] }))).toBe(true);
  expect(hasCompany(table({ seats: [seat("person"), seat("empty")] }))).toBe(true);
  expect(hasCompany(table({ spectators: 1 }))).toBe(true);
});

it("does not count a lone spectator as their own company", () => {
  const bots = { you: null, seats: [seat("bot"), seat("bot")] };
  expect(hasCompany(table({ ...bots, spectators: 1 }))).toBe(false);
  expect(hasCompany(table({ ...bots, spectators: 2 }))).toBe(true);
});
