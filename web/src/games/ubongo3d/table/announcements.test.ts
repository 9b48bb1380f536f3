import i18next from "i18next";
import { beforeAll, describe, expect, it } from "vitest";
import { startTexts } from "../../../i18n/start";
import { LANGUAGES } from "../../../model/preferences";
import type { PlayerView, View } from "../../../protocol/ubongo3d";
import { said } from "./announcements";
import { momentsBetween } from "./moments";
import { statusText } from "../text/status";
import { gemsWon } from "../text/words";
import { clockTime, exactTime } from "../text/time";

beforeAll(() => startTexts("en", LANGUAGES));

const NAMES = ["Anna", "Ben"];
const words = () => i18next.getFixedT("en", "ubongo3d");

function player(change: Partial<PlayerView> = {}): PlayerView {
  return {
    ...({ task: null, laid: 0, is_ready: false, is_building: true, gems: {} } as PlayerView),
    ...{ solved: null, place: null, points: 0 },
    ...change,
  };
}

function view(change: Partial<View> = {}): View {
  return {
    ...({ seat: 0, round: 1, rounds: 9, phase: "building", glass: "first" } as View),
    ...{ players: [player(), player()], tie: [], ended: [], solo: null, die: null, animal: "fox" },
    call: { code: "gap", why: "" },
    ...change,
  };
}

const saidBetween = (before: Partial<View>, after: Partial<View>) =>
  said(words(), view(before), view(after), NAMES);

describe("the announcements between two views", () => {
  it("are empty when nothing happened", () => {
    expect(saidBetween({}, {})).toEqual([]);
  });

  it("include the round, the die and the start", () => {
    expect(saidBetween({ phase: "ready" }, { phase: "countdown", die: 7 })).toEqual([
      "Round 1, fox.",
      "The die shows 7",
    ]);
    expect(saidBetween({ phase: "countdown" }, {})).toEqual(["The sandglass runs."]);
  });

  it("include the tie-break, which has no sandglass", () => {
    const tie = { round: 10, glass: "none" } as const;
    expect(saidBetween({ ...tie, phase: "ready" }, { ...tie, phase: "countdown" })).toEqual([
      "Tie-break, fox.",
    ]);
    expect(saidBetween({ ...tie, phase: "countdown" }, tie)).toEqual(["Go."]);
    const rounds = Array.from({ length: 10 }, () => ({ builders: [] }));
    const [ended, before] = [rounds, rounds.slice(1)] as unknown as [View["ended"], View["ended"]];
    expect(saidBetween({ ...tie, ended: before }, { ...tie, phase: "over", ended })).toEqual([
      "The tie-break is over.",
    ]);
  });

  it("name the caller, and say the player's own place", () => {
    const ben = [player(), player({ place: 1 })];
    expect(saidBetween({}, { players: ben })).toEqual(["Ben calls Ubongo, number 1."]);
    const both = [player({ place: 2 }), player({ place: 1 })];
    expect(saidBetween({ players: ben }, { players: both })).toEqual(["Solved, you are number 2"]);
  });

  it("include the second chance and the lit call button", () => {
    expect(saidBetween({}, { glass: "second" })[0]).toContain("Second chance");
    expect(saidBetween({}, { call: null })).toEqual(["Solved. Call Ubongo."]);
  });

  it("say who won what when a round is over", () => {
    const line = {
      seat: 1,
      task: "A1 - 1|2",
      solved: 9,
      place: 1,
      won: ["amber", "ruby"],
    } as const;
    const ended = [{ round: 1, builders: [line] }] as unknown as View["ended"];
    expect(saidBetween({}, { phase: "shown", ended })).toEqual([
      "Round 1 is over.",
      "Ben wins a ruby and an amber.",
    ]);
  });
});

describe("the gems of a round", () => {
  it.each([
    ["en", "a ruby", "two sapphires", "an emerald and an amber"],
    ["de", "einen Rubin", "zwei Saphire", "einen Smaragd und einen Bernstein"],
    ["fr", "un rubis", "deux saphirs", "une émeraude et un ambre"],
  ])("are named idiomatically in %s", (language, one, twice, pair) => {
    const t = i18next.getFixedT(language, "ubongo3d");
    expect(gemsWon(t, ["ruby"])).toBe(one);
    expect(gemsWon(t, ["sapphire", "sapphire"])).toBe(twice);
    expect(gemsWon(t, ["amber", "emerald"])).toBe(pair);
  });
});

describe("the status", () => {
  const status = (change: Partial<View>) => statusText(words(), view(change), NAMES);

  it("names the players whom everyone waits for", () => {
    const players = [player({ is_ready: true }), player()];
    expect(status({ phase: "ready", players })).toBe("Waiting for Ben");
    expect(status({ phase: "shown", players })).toBe("Waiting for Ben");
  });

  it("says what to do while building", () => {
    expect(status({})).toContain("Fill the area");
    expect(status({ call: null })).toBe("Solved: call Ubongo!");
    expect(status({ glass: "second" })).toContain("Second chance");
    expect(status({ players: [player({ is_building: false }), player()] })).toContain("up");
    expect(status({ seat: null })).toBe("The players are building");
  });

  it("names the tied players to the others", () => {
    expect(status({ round: 10, tie: [1] })).toBe("Tie-break: Ben");
  });
});

describe("times", () => {
  it("are formatted as a clock, or exactly", () => {
    expect(clockTime(90)).toBe("1:30");
    expect(clockTime(7)).toBe("0:07");
    expect(exactTime(47_320, "en")).toBe("47.3\u00a0s");
    expect(exactTime(125_000, "de")).toBe("2:05,0");
  });
});

describe("the moments between two views", () => {
  it("are the solved task and the calls, each once", () => {
    const call = { code: "gap", why: "" };
    expect(momentsBetween(view({ call }), view({ call }))).toEqual([]);
    expect(momentsBetween(view({ call }), view({ call: null }))).toEqual(["solved"]);
    const called = view({ players: [player(), player({ place: 1 })] });
    expect(momentsBetween(view(), called)).toEqual(["call"]);
    expect(momentsBetween(called, called)).toEqual([]);
    expect(momentsBetween(view({ round: 1 }), { ...called, round: 2 })).toEqual([]);
  });
});
