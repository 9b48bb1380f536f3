import { expect, it } from "vitest";
import { withLines, withReaction } from "./company";

const line = (number: number) => ({ number, seat: 0, name: "Anna", text: String(number) });

it("shows the newest reaction of each seat", () => {
  const one = withReaction([], { type: "reaction", seat: 1, reaction: "wow" }, 1);
  const two = withReaction(one, { type: "reaction", seat: 0, reaction: "oops" }, 2);
  const three = withReaction(two, { type: "reaction", seat: 1, reaction: "wow" }, 3);
  expect(three.map(({ seat, number }) => [seat, number])).toEqual([
    [0, 2],
    [1, 3],
  ]);
});

it("adds each line once, whatever is repeated after a lost connection", () => {
  const before = [line(1), line(2)];
  expect(withLines(before, [line(1), line(2)])).toBe(before);
  expect(withLines(before, [line(2), line(3)]).map(({ number }) => number)).toEqual([1, 2, 3]);
});

it("keeps no more lines than anybody reads", () => {
  const many = Array.from({ length: 500 }, (_, number) => line(number + 1));
  const kept = withLines([], many);
  expect(kept.length).toBe(200);
  expect(kept.at(-1)?.number).toBe(500);
});
