import { describe, expect, it } from "vitest";
import type { Building, Square } from "./building";
import { callFault } from "./calling";
import type { Cube } from "./pieces";

const SQUARES: readonly Square[] = [
  [0, 0],
  [1, 0],
];
const piece = (kind: number, ...cells: Cube[]) => ({ kind, cells });
const code = (...laid: Building) => callFault(SQUARES, [1, 2], laid)?.code ?? null;

const LOW = piece(1, [0, 0, 0], [1, 0, 0]);

describe("a call while moves are on their way", () => {
  it("is right if the visible pieces fill the area", () => {
    expect(code(LOW, piece(2, [0, 0, 1], [1, 0, 1]))).toBeNull();
  });

  it("is wrong for the reason that the server would give", () => {
    expect(callFault(SQUARES, [1, 2], [LOW])).toMatchObject({
      code: "piece_left_over",
      details: { left: 1 },
    });
    expect(code(piece(1, [0, 0, 0], [0, 0, 1]), piece(2, [1, 0, 1], [0, 0, 2]))).toBe("gap");
    expect(code(LOW, piece(2, [1, 0, 1], [2, 0, 1]))).toBe("overhang");
    expect(code(LOW, piece(2, [0, 0, 1], [0, 0, 2]))).toBe("third_level");
  });
});
