import { PerspectiveCamera, Vector3 } from "three";
import { describe, expect, it } from "vitest";
import { frameOf, FROM_THE_FRONT, place } from "./orbit";
import { layOut, type Layout } from "./space";

const SQUARES = [0, 1, 2].flatMap((x) => [0, 1, 2].map((y) => [x, y] as const));
const SIZE = { width: 800, height: 600 };

function seenFrom(layout: Layout): PerspectiveCamera {
  const camera = new PerspectiveCamera(24, SIZE.width / SIZE.height, 0.5, 160);
  place(camera, FROM_THE_FRONT, frameOf(camera, layout), SIZE);
  return camera;
}

/** Return the height of the board's far edge on the screen; more than 1 is outside. */
function heightSeen(camera: PerspectiveCamera, levels: number): number {
  return new Vector3(0, levels, -1.5).project(camera).y;
}

describe("the frame", () => {
  it.each([true, false])("has room for tall buildings, tray or not (%s)", (hasTray) => {
    const usual = seenFrom(layOut(SQUARES, [8, 9, 10], 4 / 3, hasTray));
    expect(heightSeen(usual, 2)).toBeLessThan(1);
    expect(heightSeen(usual, 6)).toBeGreaterThan(1);
    const high = seenFrom(layOut(SQUARES, [8, 9, 10], 4 / 3, hasTray, 6));
    expect(heightSeen(high, 6)).toBeLessThan(1);
  });

  it("leaves board and tray where they are", () => {
    const [usual, high] = [2, 5].map((levels) => layOut(SQUARES, [8, 9], 4 / 3, true, levels));
    expect({ ...high, levels: 2 }).toEqual(usual);
  });
});
