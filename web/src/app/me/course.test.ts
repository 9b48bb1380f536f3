import { describe, expect, it } from "vitest";
import { extentOf, FRAME, lineThrough, placesOf } from "./course";

const course = (...values: number[]) => values.map((value, ended) => ({ ended, value }));

describe("a course", () => {
  it("has a range", () => {
    expect(extentOf(course(1000, 1090, 940, 1020))).toEqual({
      first: 1000,
      last: 1020,
      least: 940,
      most: 1090,
    });
    expect(extentOf([])).toBeNull();
  });

  it("goes from left to right, the highest value at the top", () => {
    const places = placesOf(course(10, 30, 20));
    expect(places.map(([x]) => x)).toEqual([6, 150, 294]);
    expect(places.map(([, y]) => y)).toEqual([FRAME.height - 6, 6, FRAME.height / 2]);
    expect(lineThrough(places)).toBe("M6 74L150 6L294 40");
  });

  it("stays in the middle when nothing changes or there is one point", () => {
    expect(placesOf(course(5, 5)).map(([, y]) => y)).toEqual([40, 40]);
    expect(placesOf(course(5))).toEqual([[150, 40]]);
    expect(lineThrough(placesOf([]))).toBe("");
  });
});
