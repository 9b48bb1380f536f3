import { describe, expect, it } from "vitest";
import { spokenLanguage } from "./preferences";
import { placeOf } from "./routing";

describe("a path", () => {
  it("leads to the lobby, a table, its replay or nowhere", () => {
    expect(placeOf("/")).toEqual({ page: "lobby", parts: {} });
    expect(placeOf("/t/k7m2q9x4tb")).toEqual({
      page: "table",
      parts: { id: "k7m2q9x4tb" },
    });
    expect(placeOf("/t/k7m2q9x4tb/replay")).toEqual({
      page: "replay",
      parts: { id: "k7m2q9x4tb" },
    });
    expect(placeOf("/t/a/b")).toEqual({ page: "nowhere" });
    expect(placeOf("/elsewhere")).toEqual({ page: "nowhere" });
  });
});

describe("the language", () => {
  it("is the first preferred one that we support", () => {
    expect(spokenLanguage(["nl-NL", "fr-CA", "de"])).toBe("fr");
    expect(spokenLanguage(["nl"])).toBe("en");
  });
});
