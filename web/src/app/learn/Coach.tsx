import { useEffect, useEffectEvent, type RefObject } from "react";
import { useTranslation } from "react-i18next";
import { announce } from "../../model/announcer";
import type { Walk } from "./useGuided";
import { Ways } from "./Ways";

interface CoachProps {
  game: string;
  names: readonly string[];
  walk: Walk;
  /** The button that leads on from a scene. */
  goOn: RefObject<HTMLButtonElement | null>;
}

type StepWords = (key: string, words: Readonly<Record<string, string>>) => string;

/** Presents one idea at a time and a task; it stands above the table, so that it covers nothing there. */
export function Coach({ game, names, walk, goOn }: CoachProps) {
  const { t } = useTranslation("learn");
  const words = useTranslation(`${game}-guide` as "learn").t as unknown as StepWords;
  const { at, step, steps, strays, isOver, isDone, isAsked } = walk;
  const say = (part: string) =>
    words(`${step.text}.${part}`, { one: names[1] ?? "", two: names[2] ?? "" });
  const idea = isDone || isOver ? say("then") : say("idea");
  const task = isAsked ? say("task") : "";
  const tries = walk.tried.length > 0 ? t("trying") : t("instead");
  const astray = walk.isBack ? t("outside") : tries;
  const shown = isAsked && strays > 0 ? astray : idea;
  useSaid(`${shown} ${task}`, strays);
  return (
    <section className="coach paper" aria-label={t("coach")} data-testid="coach">
      <Count walk={walk} />
      <div className="coach-words">
        <p className="coach-idea">{shown}</p>
        {task !== "" && (
          <p className="coach-task" data-testid="coach-task">
            {task}
          </p>
        )}
      </div>
      <progress className="coach-progress" max={steps.length} value={at} aria-hidden="true" />
      {isOver ? (
        <Ways
          game={game}
          onAgain={() => {
            walk.goTo(0);
          }}
        />
      ) : (
        <Buttons walk={walk} goOn={goOn} />
      )}
    </section>
  );
}

/** The learner's progress: in words, and as "1/11" where there is no room for them. */
function Count({ walk: { at, steps, isOver } }: { walk: Walk }) {
  const { t } = useTranslation("learn");
  const of = steps.length;
  return (
    <p className="coach-count">
      <span className="coach-count-words">
        {isOver ? t("over") : t("step", { number: at + 1, of })}
      </span>
      {!isOver && (
        <span className="coach-count-short" aria-hidden="true">
          {at + 1}/{of}
        </span>
      )}
    </p>
  );
}

/** Announce it to screen readers, and again after a wrong attempt. */
function useSaid(text: string, strays: number): void {
  const say = useEffectEvent(() => {
    announce(text);
  });
  useEffect(() => {
    say();
  }, [text, strays]);
}

/** Replaces a button's words where there is no room for them; screen readers still read them. */
function Sign({ path }: { path: string }) {
  return (
    <svg className="icon coach-sign" viewBox="0 0 20 20" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

function Buttons({ walk, goOn }: Pick<CoachProps, "walk" | "goOn">) {
  const { t } = useTranslation("learn");
  const { at, isDone, goTo } = walk;
  return (
    <div className="coach-buttons">
      {at > 0 && (
        <button
          type="button"
          className="button small"
          data-testid="learn-back"
          onClick={() => {
            goTo(at - 1);
          }}
        >
          <Sign path="M12.5 4 6.5 10l6 6" />
          <span className="coach-word">{t("back")}</span>
        </button>
      )}
      {at > 0 && (
        <button
          type="button"
          className="button small"
          data-testid="learn-restart"
          onClick={() => {
            goTo(0);
          }}
        >
          <Sign path="M5 7a6 6 0 1 1-1 3M4 3v4.5h4.5" />
          <span className="coach-word">{t("restart")}</span>
        </button>
      )}
      {isDone ? (
        <button
          key="go-on" // not the one that skips: a second press of Enter would skip a step
          ref={goOn}
          type="button"
          className="button primary"
          data-testid="learn-go-on"
          onClick={() => {
            goTo(at + 1);
          }}
        >
          {t("goOn")}
        </button>
      ) : (
        <button
          key="skip"
          type="button"
          className="button small"
          data-testid="learn-skip"
          onClick={() => {
            goTo(at + 1);
          }}
        >
          {t("skip")}
        </button>
      )}
    </div>
  );
}
