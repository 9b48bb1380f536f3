import i18next from "i18next";
import { beforeAll, describe, expect, it } from "vitest";
import { startTexts } from "../../i18n/start";
import type { SeatView, TableView } from "../../protocol/messages";
import { waitingFor } from "./waiting";

beforeAll(() => startTexts("en"));

const person: SeatView = {
  ...{ kind: "person", name: "", level: null, ready: false, present: true, stand_in: null },
};
const bot: SeatView = { ...person, kind: "bot", level: "club" };
const empty: SeatView = { ...person, kind: "empty", present: false };

function said(you: number | null, guest: string, ...seats: SeatView[]): string {
  const table = { you, seats } as unknown as TableView;
  return waitingFor(i18next.t, table, ["Anna", "Ben"], guest);
}

describe("the words before the start", () => {
  it("tells latecomers that they can watch, with or without a name", () => {
    expect(said(null, "Cleo", person, person)).toContain("You can watch");
    expect(said(null, "", person, person)).toContain("You can watch");
  });

  it("names who is away rather than saying that everyone is here", () => {
    expect(said(0, "Anna", person, { ...person, present: false })).toContain("Ben");
    expect(said(0, "Anna", person, person)).toContain("Everyone is here");
  });

  it("does not speak of everyone to a lone player", () => {
    expect(said(0, "Anna", person)).toBe("Start whenever you are ready.");
    expect(said(0, "Anna", person, bot, bot)).toBe("Start whenever you are ready.");
  });

  it("says what is missing", () => {
    expect(said(0, "Anna", person, empty)).toContain("1 more player");
    expect(said(null, "Cleo", person, empty)).toContain("Choose a free seat");
    expect(said(0, "Anna", { ...person, ready: true }, person)).toContain("until everyone");
  });
});
