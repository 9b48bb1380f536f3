import type { GuideFrame, GuideModule, GuideScene, GuideStep, PlainMove } from "../../games/guide";

/** A learner's position: the step, how many of its frames are shown, and what they tried on the way. */
export interface Guided {
  at: number;
  /** 0 while the step is open; all of them once it is done. */
  shown: number;
  tried: readonly PlainMove[];
  /** How often the learner did something other than the step. */
  strays: number;
  /** Whether the last attempt was taken back at once. */
  isBack: boolean;
}

/** A step in its scene; steps are counted across all scenes. */
export interface PlacedStep extends GuideStep {
  scene: GuideScene;
  /** The number of the scene. */
  scenes: number;
  /** What is shown when the step begins. */
  first: GuideFrame;
  /** Whether it is the last step of its scene. */
  isLast: boolean;
}

/** List the steps of all scenes in order. */
export function stepsOf(scenes: readonly GuideScene[]): PlacedStep[] {
  return scenes.flatMap((scene, number) =>
    scene.steps.map((step, place) => ({
      ...step,
      scene,
      scenes: number,
      first: scene.steps[place - 1]?.frames.at(-1) ?? scene.first,
      isLast: place === scene.steps.length - 1,
    })),
  );
}

/** Begin a step. */
export const begun = (at: number): Guided => ({
  at,
  shown: 0,
  tried: [],
  strays: 0,
  isBack: false,
});

/** Return what is shown now. */
export const frameOf = (step: PlacedStep, { shown }: Guided): GuideFrame =>
  step.frames[shown - 1] ?? step.first;

/** Ask whether the scene has ended and has closing words. */
export const isDone = (step: PlacedStep, { shown }: Guided): boolean =>
  step.isLast && shown === step.frames.length;

/** Show one more frame of what follows; within a scene the next step begins at once. */
export function went(step: PlacedStep, { at, shown }: Guided): Guided {
  const isOver = shown + 1 >= step.frames.length && !step.isLast;
  return isOver ? begun(at + 1) : { ...begun(at), shown: shown + 1 };
}

/** Answer a move: it completes the step, is an attempt, or is not what the step asks for. */
export function answered(
  step: PlacedStep,
  now: Guided,
  move: PlainMove,
  trials: GuideModule["trials"],
): Guided {
  if (now.shown > 0) return now;
  if (trials?.isAstray?.(step.first.view, move) === true) {
    return { ...now, strays: now.strays + 1, isBack: true };
  }
  const tried = [...now.tried, move];
  const goal = step.frames[0]?.view;
  if (trials?.isTrial(move) === true) {
    const reaches = trials.reaches(step.first.view, tried, goal);
    return reaches ? went(step, now) : { ...now, tried, strays: now.strays + 1, isBack: false };
  }
  return isSame(move, step.move) ? went(step, now) : { ...now, strays: now.strays + 1 };
}

/** Ask whether two plain values are equal. */
function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) {
    return one === other;
  }
  const [mine, theirs] = [Object.entries(one), new Map(Object.entries(other))];
  return (
    mine.length === theirs.size && mine.every(([key, value]) => isSame(value, theirs.get(key)))
  );
}
