import { Suspense, use, useEffect, useId, useMemo, useRef, type RefObject } from "react";
import { useTranslation } from "react-i18next";
import { GAMES } from "../../games";
import type { GameModule, Hints } from "../../games/game-module";
import type { GuideModule } from "../../games/guide";
import { gameTitle } from "../../i18n/titles";
import { useGuestName } from "../../model/guest";
import { fetchAhead } from "../../model/later";
import { NowherePage } from "../LostPage";
import { Strips } from "../table/presence/Strips";
import { Coach } from "./Coach";
import { tableOf } from "./local-table";
import { namesFor } from "./names";
import { useGuided, type Walk } from "./useGuided";
import "./learn.css";

/** A guided first game: the game's own table, on a script that the rules played beforehand, without a server. */
export default function LearnPage({ game }: { game: string }) {
  const module = GAMES[game];
  return module === undefined ? <NowherePage /> : <Loaded game={game} module={module} />;
}

const loads = new Map<string, Promise<{ guide: GuideModule }>>();

interface LoadedProps {
  game: string;
  module: GameModule;
}

/** Load the script; if that fails, the next visit tries again. */
function Loaded({ game, module }: LoadedProps) {
  let coming = loads.get(game);
  if (coming === undefined) {
    coming = module.guide();
    loads.set(game, coming);
    coming.catch(() => loads.delete(game));
  }
  const { guide } = use(coming);
  return <Guided game={game} module={module} guide={guide} />;
}

function Guided({ game, module, guide }: LoadedProps & { guide: GuideModule }) {
  const { t } = useTranslation("learn");
  const { t: shell } = useTranslation();
  const walk = useGuided(game, guide);
  const { step, frame, run, tried } = walk;
  const names = namesFor(useGuestName());
  const title = t("title", { game: gameTitle(shell, game) });
  const page = useId();
  const goOn = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    document.title = `${title} · ${shell("brand")}`;
  }, [title, shell]);
  const id = `learn ${game} ${step.scenes} ${run} ${page}`;
  const table = useMemo(() => tableOf(id, game, step.scene, frame), [id, game, step.scene, frame]);
  const pending = useMemo(
    () => tried.map((move, number) => ({ id: { client: "learn", number }, move, after: frame.n })),
    [tried, frame.n],
  );
  return (
    <div className="learn" data-page="learn" data-step={walk.at} data-asked={walk.isAsked}>
      <Strips>
        <Coach game={game} names={names} walk={walk} goOn={goOn} />
      </Strips>
      <Suspense fallback={<p className="table-loading">{shell("loading")}</p>}>
        <module.Table
          key={`${step.scenes} ${run}`}
          table={table}
          names={names}
          live
          line="good"
          pending={pending}
          play={walk.play}
          leave={null}
          refused={null}
          now={() => frame.now}
          hint={hintOf(walk, guide)}
        />
        {walk.isAsked && <Pointer key={walk.at} selectors={step.shows.map(guide.find)} />}
        {walk.isDone && <TakesFocus key={walk.at} button={goOn} />}
        <FetchesAhead />
      </Suspense>
    </div>
  );
}

/** At tables with hints, the wanted hint is given at once. */
function hintOf({ step, frame, isAsked }: Walk, guide: GuideModule): Hints {
  const reason = isAsked ? (guide.reason?.(step.move) ?? null) : null;
  const advice = reason && {
    move: step.move,
    points: 0,
    win_probability: 1,
    reason,
    after: frame.n,
  };
  return { advice, isThinking: false, refused: null, ask: () => false };
}

/**
 * Draws a ring around the subject of a step, wherever the game's table shows it; `--ring` is its distance.
 *
 * It is rendered after the table, so that a hand's focus goes to the wanted card once the table has set
 * it.
 */
function Pointer({ selectors }: { selectors: readonly string[] }) {
  const wanted = selectors[0];
  useEffect(() => {
    const card = wanted === undefined ? null : document.querySelector<HTMLElement>(wanted);
    const hand = document.activeElement?.closest("[data-hand]");
    if (hand?.contains(card) === true) card?.focus({ preventScroll: true });
  }, [wanted]);
  if (selectors.length === 0) return null;
  const ring =
    "outline: 3px solid var(--accent); outline-offset: var(--ring, 3px); box-shadow: 0 0 0 var(--ring, 3px) var(--tabletop-deep);";
  return <style>{`:is(${selectors.join(", ")}) { ${ring} }`}</style>;
}

/**
 * Focuses the button that leads on when a scene is over: there is nothing else to do.
 *
 * It is rendered after the table, which moves the focus when a card is taken back or a round is checked.
 */
function TakesFocus({ button }: { button: RefObject<HTMLButtonElement | null> }) {
  useEffect(() => {
    button.current?.focus({ preventScroll: true });
  }, [button]);
  return null;
}

/** Fetches what the table shows later, once it is there itself: a guided game goes on without a network. */
function FetchesAhead() {
  useEffect(() => {
    void fetchAhead();
  }, []);
  return null;
}
