import { describe, expect, it } from "vitest";
import { tumbles, twists, wheelAxis } from "./gestures";

const HERE = { x: 100, y: 100 };
const to = (right: number, down: number) => tumbles(HERE, { x: 100 + right, y: 100 + down });

describe("a swipe over a piece", () => {
  it("tumbles it in the direction of the swipe", () => {
    expect(to(40, 5)).toEqual(["y", false]);
    expect(to(-40, 5)).toEqual(["y", true]);
    expect(to(5, 40)).toEqual(["x", false]);
    expect(to(5, -40)).toEqual(["x", true]);
  });

  it("does nothing while it is short", () => {
    expect(to(27, 0)).toBeNull();
    expect(to(19, 19)).toBeNull();
    expect(to(28, 0)).not.toBeNull();
  });
});

describe("two twisting fingers", () => {
  const degrees = (angle: number) => (angle * Math.PI) / 180;
  const twisted = (from: number, by: number) => twists(degrees(from), degrees(from + by));

  it.each([0, 90, 170, -170, -91])(
    "count from %d° on, in both directions and across the half circle",
    (from) => {
      expect(twisted(from, 50)).toBeCloseTo(degrees(50));
      expect(twisted(from, -50)).toBeCloseTo(degrees(-50));
    },
  );

  it("do nothing before they are nearer to a quarter turn than to the start", () => {
    expect(twisted(20, 44)).toBeNull();
    expect(twisted(20, -44)).toBeNull();
  });

  it("depend on the angle alone, however it is measured", () => {
    expect(twists(degrees(350), degrees(50))).toBeCloseTo(degrees(60));
    expect(twists(degrees(10), degrees(-50))).toBeCloseTo(degrees(-60));
  });
});

describe("the wheel", () => {
  it("spins, tips with Shift, and rolls with Alt or Control", () => {
    const axis = (keys: WheelEventInit) => wheelAxis(new WheelEvent("wheel", keys));
    expect(axis({})).toBe("z");
    expect(axis({ shiftKey: true })).toBe("x");
    expect(axis({ altKey: true })).toBe("y");
    expect(axis({ ctrlKey: true })).toBe("y");
  });
});
