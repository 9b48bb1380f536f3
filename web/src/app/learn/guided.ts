import type { GuideFrame, GuideModule, GuideScene, GuideStep, PlainMove } from "../../games/guide";

/** Where a learner is: at a step, how many of its frames are shown, and what they tried on the way. */
export interface Guided {
  at: number;
  /** 0 while the step is asked for; all of them when it is done. */
  shown: number;
  tried: readonly PlainMove[];
  /** How often something else than the step was done. */
  strays: number;
  /** Whether the last of that was taken back at once. */
  isBack: boolean;
}

/** A step in its scene; steps are counted through all scenes. */
export interface PlacedStep extends GuideStep {
  scene: GuideScene;
  /** The number of the scene. */
  scenes: number;
  /** What is seen when the step is asked for. */
  first: GuideFrame;
  /** Whether its scene ends with it. */
  isLast: boolean;
}

/** Line the steps of all scenes up. */
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

/** Say what is seen now. */
export const frameOf = (step: PlacedStep, { shown }: Guided): GuideFrame =>
  step.frames[shown - 1] ?? step.first;

/** Ask whether the scene has come to its end, and has closing words. */
export const isDone = (step: PlacedStep, { shown }: Guided): boolean =>
  step.isLast && shown === step.frames.length;

/** Show one thing more of what follows; within a scene the next step begins at once. */
export function went(step: PlacedStep, { at, shown }: Guided): Guided {
  const isOver = shown + 1 >= step.frames.length && !step.isLast;
  return isOver ? begun(at + 1) : { ...begun(at), shown: shown + 1 };
}

/** Answer a move: the step is done, something is tried, or it is not what was asked for. */
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

/** Ask whether two plain values are the same. */
function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) {
    return one === other;
  }
  const [mine, theirs] = [Object.entries(one), new Map(Object.entries(other))];
  return (
    mine.length === theirs.size && mine.every(([key, value]) => isSame(value, theirs.get(key)))
  );
}
