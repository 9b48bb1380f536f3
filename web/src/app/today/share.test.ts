import { describe, expect, it } from "vitest";
import { monthOf, shareText } from "./share";

const result = { name: "Anna", you: true, offline: false, table: "k7" };

describe("a result to share", () => {
  it("has the brand, the date and a mark for each puzzle, and no address", () => {
    const text = shareText("Spieltisch", "2026-11-18", [
      ["UGO! deal", { ...result, value: 41, more_is_better: true }],
      ["Easy task", { ...result, value: 98_700, more_is_better: false }],
      ["Hand of cards", null],
    ]);
    expect(text).toBe(
      "Spieltisch 2026-11-18\n✅ UGO! deal 41\n✅ Easy task 1:38\n⬜ Hand of cards",
    );
  });
});

describe("the calendar", () => {
  it("begins its weeks on Monday", () => {
    const november = monthOf("2026-11-18");
    expect(november.indexOf("2026-11-01")).toBe(6);
    expect(november.at(-1)).toBe("2026-11-30");
    expect(monthOf("2028-02-01").at(-1)).toBe("2028-02-29");
  });
});
