import i18next from "i18next";
import { beforeAll, describe, expect, it } from "vitest";
import { startTexts } from "../../../i18n/start";
import { attendanceNews, type Attendance } from "./attendance";

beforeAll(() => startTexts("en"));

const anna: Attendance = {
  ...{ name: "Anna", isPerson: true, isAway: false, isStoodIn: false },
};
const ben: Attendance = { ...anna, name: "Ben" };
const free: Attendance = { ...anna, name: null, isPerson: false };

const said = (before: Attendance, after: Attendance, own: number | null = 0) =>
  attendanceNews(i18next.t, [anna, before], [anna, after], own);

describe("the words about the others", () => {
  it("names everybody who comes and goes", () => {
    expect(said(free, ben)).toEqual(["Ben sits down."]);
    expect(said(ben, free)).toEqual(["Ben stands up."]);
    expect(said(ben, { ...ben, isAway: true })).toEqual(["Ben is away."]);
    expect(said({ ...ben, isAway: true }, ben)).toEqual(["Ben is back."]);
    expect(said(ben, { ...ben, isPerson: false })).toEqual(["Ben left. A bot plays on."]);
    expect(said(ben, { ...anna, name: "Cleo" })).toEqual(["Ben stands up.", "Cleo sits down."]);
  });

  it("says once who plays for a player, and until when", () => {
    const away = { ...ben, isAway: true };
    expect(said(away, { ...away, isStoodIn: true })).toEqual(["A bot plays for Ben now."]);
    expect(said({ ...away, isStoodIn: true }, ben)).toEqual(["Ben is back."]);
    expect(said({ ...ben, isStoodIn: true }, ben)).toEqual(["Ben plays again."]);
  });

  it("says nothing about the player's own seat, or if nothing changed", () => {
    expect(said(ben, { ...ben, isAway: true }, 1)).toEqual([]);
    expect(said(ben, ben)).toEqual([]);
  });
});
