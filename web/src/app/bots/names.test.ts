import i18next from "i18next";
import { beforeAll, describe, expect, it } from "vitest";
import type { SeatView } from "../../protocol/messages";
import { startTexts } from "../../i18n/start";
import { twinNumber } from "../../i18n/seats";
import { seatNames } from "./names";

beforeAll(() => startTexts("en"));

const FREE: SeatView = {
  kind: "empty",
  name: null,
  level: null,
  ready: false,
  present: false,
  stand_in: null,
  idle: null,
  late: false,
};
const bot = (level: string): SeatView => ({ ...FREE, kind: "bot", level });
const anna: SeatView = { ...FREE, kind: "person", name: "Anna" };

const called = (game: string, ...seats: SeatView[]) => seatNames(i18next.t, seats, game);

describe("the names of seats", () => {
  it("are those of people and bots, and numbers for free seats", () => {
    expect(called("ugo", anna, bot("master"), FREE)).toEqual(["Anna", "Dr. Alba", "Seat 3"]);
    expect(called("ubongo3d", anna, bot("master"))).toEqual(["Anna", "Yuki"]);
  });

  it("tell bots of the same name apart", () => {
    const seats = [bot("casual"), anna, bot("casual"), bot("club")];
    expect(called("ugo", ...seats)).toEqual(["Mira", "Anna", "Mira 2", "Anton"]);
    expect(seats.map((_, seat) => twinNumber(seats, seat))).toEqual([0, 0, 1, 0]);
  });

  it("keep the name of a player for whom a bot plays on", () => {
    const left: SeatView = { ...bot("casual"), name: "Ben" };
    expect(called("ugo", left, bot("casual"))).toEqual(["Ben", "Mira"]);
  });

  it("fall back on the level of an unknown bot", () => {
    expect(called("ugo", bot("wizard"))).toEqual(["Wizard bot"]);
  });
});
