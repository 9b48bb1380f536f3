import { describe, expect, it } from "vitest";
import { bandOf, changed, filtersIn, piecesIn, toggled } from "./filters";

describe("the filters of the puzzles", () => {
  it("are read from the address, ignoring what is unknown", () => {
    expect(filtersIn("?squares=7&x=1&area=").toString()).toBe("squares=7");
  });

  it("return to the first page when one changes", () => {
    const page = filtersIn("?squares=7&page=3");
    expect(changed(page, { order: "hardest" }).toString()).toBe("order=hardest&squares=7");
    expect(changed(page, { squares: "" }).toString()).toBe("");
    expect(changed(page, { source: "any", page: "2" }).toString()).toBe("page=2&squares=7");
  });

  it("stay where they are when a page of the puzzles or of the areas is turned", () => {
    const page = filtersIn("?squares=7&page=3&areas=2");
    expect(changed(page, { areas: "3" }).toString()).toBe("areas=3&page=3&squares=7");
    expect(changed(page, { page: "4" }).toString()).toBe("areas=2&page=4&squares=7");
    expect(changed(page, { area: "7.15" }).toString()).toBe("area=7.15&squares=7");
  });

  it("name a band of difficulty", () => {
    expect(bandOf(filtersIn("?easiest=45&hardest=54"))).toBe("hard");
    expect(bandOf(filtersIn("?hardest=34"))).toBe("easy");
    expect(bandOf(filtersIn(""))).toBe("any");
  });

  it("toggle pieces in order", () => {
    expect(piecesIn(filtersIn("?pieces=7,9"))).toEqual([7, 9]);
    expect(toggled([7, 9], 3)).toBe("3,7,9");
    expect(toggled([7, 9], 7)).toBe("9");
  });
});
