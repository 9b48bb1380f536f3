import i18next, { type TFunction } from "i18next";
import { beforeAll, describe, expect, it } from "vitest";
import { startTexts } from "../../i18n/start";
import type { PlayedGame, PlayedSeat } from "../../protocol/messages";
import { playedName, recordName, recordValue } from "../alone";
import { othersOf, resultOf, type Words } from "./words";

const seat = (place: number, name: string | null, bot: string | null = null): PlayedSeat => ({
  name,
  bot,
  place,
  score: 40 - place,
});

const game = (...seats: PlayedSeat[]): PlayedGame => ({
  table: "t",
  game: "ugo",
  you: 0,
  seats,
  ended: 0,
  length: 1,
  counts: true,
  accuracy: null,
  value: null,
  kind: null,
  puzzle: null,
  day: null,
  daily: null,
});

const alone = (score: number, more: Partial<PlayedGame> = {}): PlayedGame => ({
  ...game({ name: "Anna", bot: null, place: 1, score }),
  game: "ubongo3d",
  ...more,
});

let t: Words;
let app: TFunction;

beforeAll(async () => {
  await startTexts("en");
  await i18next.loadNamespaces("me");
  t = i18next.getFixedT("en", "me");
  app = i18next.getFixedT("en", "app");
});

describe("a finished game in words", () => {
  it("says how the player did", () => {
    const ben = seat(2, "Ben");
    expect(resultOf(t, app, game(seat(1, "Anna"), ben), "en")).toBe("Won\u00a0· 39\u00a0points");
    expect(resultOf(t, app, game(seat(1, "Anna"), seat(1, "Ben")), "en")).toMatch(/^Shared win/);
    expect(resultOf(t, app, game(seat(3, "Anna"), ben, seat(1, null, "club")), "en")).toMatch(
      /^Place 3 of 3/,
    );
  });

  it("says how a puzzle went, and which one it was", () => {
    const puzzle = { puzzle: "A25-1" };
    const solved = alone(1, { ...puzzle, value: 38_200 });
    expect(resultOf(t, app, solved, "en")).toBe("Solved in 38.2\u00a0s");
    expect(playedName(app, solved, "en")).toBe("Puzzle A25-1");
    expect(resultOf(t, app, alone(1, puzzle), "en")).toBe("Solved");
    expect(resultOf(t, app, alone(0, puzzle), "en")).toBe("Not solved");
    const daily = alone(1, { ...puzzle, day: "2026-11-02", daily: "hard" });
    expect(playedName(app, daily, "en")).toBe("Hard task, 2 November");
  });

  it("says how a run went that is no record, or is one", () => {
    expect(resultOf(t, app, alone(3), "en")).toBe("3 solved");
    expect(playedName(app, alone(3), "en")).toBe(null);
    const record = alone(5, { kind: "record-5-A", value: 81_500 });
    expect(resultOf(t, app, record, "en")).toBe("1:21.5");
    expect(playedName(app, record, "en")).toBe("Easy · against the record, 5 tasks");
  });

  it("names everybody else, equal bots together", () => {
    const [club, other, ben] = [seat(2, null, "club"), seat(3, null, "casual"), seat(4, "Ben")];
    expect(othersOf(t, app, game(seat(1, "Anna"), club, club, ben), "en")).toBe(
      "Ben and 2 × Anton",
    );
    expect(othersOf(t, app, game(seat(1, "Anna"), club, other), "en")).toBe("Anton and Mira");
  });

  it("names a player who left, although a bot went on", () => {
    expect(othersOf(t, app, game(seat(1, "Anna"), seat(2, "Ben", "casual")), "en")).toBe("Ben");
  });

  it("formats records as their game does", () => {
    expect(recordName("ubongo3d", "record-5-A")).toBe("Easy · against the record, 5 tasks");
    expect(recordName("ubongo3d", "clock-10-A-first")).toContain("First game");
    expect(recordValue("ubongo3d", "record-5-A", 81_500, "en")).toBe("1:21.5");
    expect(recordValue("ubongo3d", "clock-5-B", 7, "en")).toBe("7");
    expect(recordName("chess", "mate")).toBe("mate");
    expect(recordValue("chess", "mate", 1234, "en")).toBe("1,234");
  });
});
