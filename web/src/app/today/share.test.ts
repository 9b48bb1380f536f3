import { describe, expect, it } from "vitest";
import { shareText } from "./share";

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
