import { describe, expect, it } from "vitest";
import { isPending, unansweredIn } from "./unanswered";

const moves = [{ take: 4 }, { call: true }];
const pending = moves.map((move, number) => ({
  id: { client: "tab00000", number },
  move,
  after: 7,
}));

describe("moves that wait for their answer", () => {
  it("are read in order, and a call is recognized", () => {
    const { moves: read, isCalled } = unansweredIn({ line: "good", pending });
    expect(read).toEqual(moves);
    expect([isCalled, isPending(pending, "take"), isPending(pending, "ready")]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it("mark what they are about only if the connection is bad", () => {
    expect(unansweredIn({ line: "good", pending }).late([4])).toEqual(new Set());
    expect(unansweredIn({ line: "slow", pending }).late([4])).toEqual(new Set([4]));
  });
});
