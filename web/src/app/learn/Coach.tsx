import { useEffect, useEffectEvent, useRef } from "react";
import { useTranslation } from "react-i18next";
import { GAMES } from "../../games";
import { gameTitle } from "../../i18n/titles";
import { announce } from "../../model/announcer";
import { learnPath, newTablePath } from "../../model/routing";
import { Link } from "../Link";
import type { Walk } from "./useGuided";

interface CoachProps {
  game: string;
  names: readonly string[];
  walk: Walk;
}

type StepWords = (key: string, words: Readonly<Record<string, string>>) => string;

/** Says one idea at a time and what to do; above the table, so that nothing there is covered. */
export function Coach({ game, names, walk }: CoachProps) {
  const { t } = useTranslation("learn");
  const words = useTranslation(`${game}-guide` as "learn").t as unknown as StepWords;
  const { at, step, steps, strays, isOver, isDone, isAsked } = walk;
  const say = (part: string) =>
    words(`${step.text}.${part}`, { one: names[1] ?? "", two: names[2] ?? "" });
  const idea = isDone || isOver ? say("then") : say("idea");
  const task = isAsked ? say("task") : "";
  const astray = walk.tried.length > 0 ? t("trying") : t("instead");
  const shown = isAsked && strays > 0 ? astray : idea;
  useSaid(`${shown} ${task}`, strays);
  return (
    <section className="coach paper" aria-label={t("coach")} data-testid="coach">
      <div className="coach-words">
        <p className="coach-count">
          {isOver ? t("over") : t("step", { number: at + 1, of: steps.length })}
        </p>
        <p className="coach-idea">{shown}</p>
        {task !== "" && (
          <p className="coach-task" data-testid="coach-task">
            {task}
          </p>
        )}
      </div>
      <progress className="coach-progress" max={steps.length} value={at} aria-hidden="true" />
      {isOver ? <Ways game={game} onAgain={walk.goTo} /> : <Buttons walk={walk} />}
    </section>
  );
}

/** Say it to those who listen, again when something else was done. */
function useSaid(text: string, strays: number): void {
  const say = useEffectEvent(() => {
    announce(text);
  });
  useEffect(() => {
    say();
  }, [text, strays]);
}

function Buttons({ walk }: { walk: Walk }) {
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
          {t("back")}
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
          {t("restart")}
        </button>
      )}
      {isDone ? (
        <GoOn
          onClick={() => {
            goTo(at + 1);
          }}
        />
      ) : (
        <button
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

/** Takes the focus when a scene is over: there is nothing else to do. */
function GoOn({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation("learn");
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    button.current?.focus({ preventScroll: true });
  }, []);
  return (
    <button
      ref={button}
      type="button"
      className="button primary"
      data-testid="learn-go-on"
      onClick={onClick}
    >
      {t("goOn")}
    </button>
  );
}

/** Where to go from here: a real game, the next guided one, or once more. */
function Ways({ game, onAgain }: { game: string; onAgain: (at: number) => void }) {
  const { t } = useTranslation("learn");
  const { t: shell } = useTranslation();
  const others = Object.keys(GAMES);
  const next = others[(others.indexOf(game) + 1) % others.length];
  const ways = useRef<HTMLDivElement>(null);
  useEffect(() => {
    ways.current?.querySelector<HTMLElement>(".primary")?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="coach-buttons" ref={ways}>
      {next !== undefined && next !== game && (
        <Link to={learnPath(next)} className="button small" testId="learn-next">
          {t("next", { game: gameTitle(shell, next) })}
        </Link>
      )}
      <button
        type="button"
        className="button small"
        data-testid="learn-restart"
        onClick={() => {
          onAgain(0);
        }}
      >
        {t("restart")}
      </button>
      <Link to={newTablePath(game)} className="button primary" testId="learn-play">
        {t("playNow")}
      </Link>
    </div>
  );
}
