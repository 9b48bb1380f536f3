import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import type { GuideModule, PlainMove } from "../../games/guide";
import { usePreferences } from "../../model/preferences";
import { answered, begun, frameOf, isDone, stepsOf, went, type Guided } from "./guided";
import { keepStep, storedStep } from "./progress";

/** How long the learner sees each thing that others do. */
const PAUSES = { slow: 1_900, normal: 1_100, fast: 400 } as const;

/** Step through a guided game; the current step survives a reload. */
export function useGuided(game: string, guide: GuideModule) {
  const [steps] = useState(() => stepsOf(guide.scenes));
  const [now, setNow] = useState<Guided>(() => begun(firstOf(storedStep(game), steps.length)));
  /** Counts restarts, so that a table forgets what it showed before. */
  const [run, setRun] = useState(0);
  const isOver = now.at >= steps.length;
  const step = steps[Math.min(now.at, steps.length - 1)];
  if (step === undefined) throw new Error(`the guided game of ${game} has no steps`);
  const { botPace } = usePreferences();
  const goOn = useEffectEvent(() => {
    setNow(went(step, now));
  });
  const isHappening = !isOver && now.shown > 0 && now.shown < step.frames.length;
  useEffect(() => {
    if (!isHappening) return;
    const timer = setTimeout(goOn, PAUSES[botPace]);
    return () => {
      clearTimeout(timer);
    };
  }, [isHappening, now.at, now.shown, botPace]);
  useEffect(() => {
    keepStep(game, now.at);
  }, [game, now.at]);

  // Several moves may come before the next render, as when the learner undoes.
  const latest = useRef(now);
  useLayoutEffect(() => {
    latest.current = now;
  }, [now]);
  const goTo = (at: number) => {
    if (at < steps.length) setRun(run + 1);
    setNow(begun(Math.max(0, Math.min(at, steps.length))));
  };
  return {
    steps,
    step,
    at: now.at,
    run,
    frame: isOver ? (step.frames.at(-1) ?? step.first) : frameOf(step, now),
    tried: now.tried,
    strays: now.strays,
    isBack: now.isBack,
    isOver,
    isDone: !isOver && isDone(step, now),
    isAsked: !isOver && now.shown === 0,
    play: (move: object) => {
      const before = latest.current;
      if (isDone(step, before) && guide.goesOn?.(move as PlainMove) === true) {
        goTo(before.at + 1);
        return true;
      }
      if (before.at !== now.at || isOver || before.shown > 0) return false;
      const next = answered(step, before, move as PlainMove, guide.trials);
      latest.current = next;
      setNow(next);
      // A move that is taken back at once was still made: the guide says why it is gone.
      return (
        next.strays === before.strays || next.tried.length > before.tried.length || next.isBack
      );
    },
    goTo,
  };
}

export type Walk = ReturnType<typeof useGuided>;

/** A learner who returns after the end starts over. */
const firstOf = (stored: number, of: number): number => (stored < of ? stored : 0);
