import { describe, expect, it } from "vitest";
import { guide as building } from "../../games/ubongo3d/guide";
import { guide } from "../../games/ugo/guide";
import { answered, begun, frameOf, isDone, stepsOf, went, type Guided } from "./guided";

const steps = stepsOf(guide.scenes);

function stepAt(at: number) {
  const step = steps[at];
  if (step === undefined) throw new Error(`there is no step ${at}`);
  return step;
}

/** Do a step and watch all that follows. */
function done(now: Guided): Guided {
  const step = stepAt(now.at);
  let next = answered(step, now, step.move, guide.trials);
  while (next.at === now.at && !isDone(step, next)) next = went(step, next);
  return next;
}

describe("a guided game", () => {
  it("leads through every step to the end of its scene", () => {
    let now = begun(0);
    for (let at = 0; at < steps.length; at += 1) {
      expect(now).toEqual(begun(at));
      const after = done(now);
      expect(after.at === at).toBe(stepAt(at).isLast);
      now = after.at === at ? begun(at + 1) : after;
    }
    expect(now.at).toBe(steps.length);
  });

  it("begins each step where the previous one in its scene ended", () => {
    for (const [at, step] of steps.entries()) {
      const before = steps[at - 1];
      const isFollowing = before?.scene === step.scene;
      expect(step.first).toBe(isFollowing ? before.frames.at(-1) : step.scene.first);
      expect(frameOf(step, begun(at))).toBe(step.first);
    }
  });

  it("stays where it is when the learner does something else, and counts that", () => {
    const now = answered(stepAt(0), begun(0), { play: "red 1" }, undefined);
    expect(now).toEqual({ ...begun(0), strays: 1 });
  });

  it("shows attempts until they lead to the goal of the step", () => {
    const trials = {
      isTrial: (move: object) => "lay" in move,
      reaches: (_: unknown, tried: readonly object[]) => tried.length === 2,
    };
    const once = answered(stepAt(0), begun(0), { lay: 1 }, trials);
    expect(once).toMatchObject({ at: 0, shown: 0, tried: [{ lay: 1 }] });
    expect(answered(stepAt(0), once, { lay: 2 }, trials)).toEqual(begun(1));
  });

  it("takes back at once what can never be right", () => {
    const trials = {
      isTrial: () => true,
      reaches: () => false,
      isAstray: (_: unknown, move: object) => "far" in move,
    };
    const astray = answered(stepAt(0), begun(0), { far: 1 }, trials);
    expect(astray).toEqual({ ...begun(0), strays: 1, isBack: true });
    expect(answered(stepAt(0), astray, { near: 1 }, trials)).toMatchObject({
      tried: [{ near: 1 }],
      isBack: false,
    });
  });

  it("accepts no move while others make theirs", () => {
    const lead = steps.findIndex(({ text }) => text === "lead");
    const moving = answered(stepAt(lead), begun(lead), stepAt(lead).move, undefined);
    expect(moving.shown).toBe(1);
    expect(answered(stepAt(lead), moving, { play: "red 1" }, undefined)).toBe(moving);
  });
});

it("returns a piece that would stick out of the area of Ubongo 3-D", () => {
  const [first] = stepsOf(building.scenes);
  if (first === undefined) throw new Error("there is no first step");
  const put = (cells: readonly (readonly number[])[]) =>
    answered(first, begun(0), { put: { kind: 2, cells } }, building.trials);
  expect(put([[-1, 0, 0]])).toMatchObject({ tried: [], isBack: true });
  expect(put([[0, 0, 0]])).toMatchObject({ tried: [{}], isBack: false });
});
