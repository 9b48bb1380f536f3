import { expect, it } from "vitest";
import type { TableView } from "../../protocol/messages";
import { deviceSeats, isEverybodyHere, nextSeat } from "./seats";

const at = (...to_move: number[]) => ({ to_move, players: 4 });

it("lists the guest and the companions by seat", () => {
  const table = { you: 2, companions: [{ number: 1, seat: 1 }] } as unknown as TableView;
  expect(deviceSeats(table)).toEqual([
    { number: 1, seat: 1 },
    { number: 0, seat: 2 },
  ]);
  expect(deviceSeats({ ...table, you: null }).map(({ seat }) => seat)).toEqual([1]);
});

it("gives the device to the player whose turn it is", () => {
  expect(nextSeat(at(1), [0, 1], null)).toBe(1);
  expect(nextSeat(at(1), [0, 1], 0)).toBe(1);
  expect(nextSeat(at(0), [0, 1], 0)).toBe(0);
});

it("leaves it with its holder while bots play", () => {
  expect(nextSeat(at(3), [0, 1], 1)).toBe(1);
});

it("begins with the first person after the bots", () => {
  expect(nextSeat(at(2), [0, 1], null)).toBe(0);
  expect(nextSeat(at(3), [1, 2], null)).toBe(1);
});

it("passes it on when its holder has left", () => {
  expect(nextSeat(at(3), [1, 2], 0)).toBe(1);
  expect(nextSeat(at(), [], 0)).toBe(null);
});

it("knows whether somebody plays or watches elsewhere", () => {
  const person = { kind: "person" };
  const table = {
    you: 0,
    companions: [{ number: 1, seat: 1 }],
    seats: [person, person, { kind: "bot" }],
    spectators: 0,
  } as unknown as TableView;
  expect(isEverybodyHere(table)).toBe(true);
  expect(isEverybodyHere({ ...table, spectators: 1 })).toBe(false);
  expect(isEverybodyHere({ ...table, companions: [] })).toBe(false);
});
