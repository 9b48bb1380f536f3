import { useEffect, useEffectEvent, useState } from "react";
import type { TableView } from "../../protocol/messages";
import { searchFor, watchedAt, type Watched } from "./address";
import { useMoment, type Reading } from "./steps";

/** A game as a film: where it stands, through whose eyes, and whether it runs by itself. */
export interface Film extends Watched, Reading {
  /** How many moves there are; 0 while that is not known. */
  of: number;
  isPlaying: boolean;
  goTo: (number: number) => void;
  /** Go to a player's move, look through his eyes, and have the table in sight. */
  show: (number: number, seat: number) => void;
  lookAs: (seat: number | null) => void;
  play: () => void;
}

const STEP_MS = 1_000;
const ADDRESS_MS = 300;

/** Hold the film of a table's game; the address says where it stands. */
export function useFilm({ id, you, players }: TableView): Film {
  const [watched, setWatched] = useState(() => watchedAt(location.search, you, players));
  const [wantsToPlay, setPlaying] = useState(false);
  const reading = useMoment(id, watched);
  const of = reading.moment?.step.of ?? 0;
  const isPlaying = wantsToPlay && watched.number < of;
  if (reading.refusal?.code === "unknown_step" && watched.number > 0)
    setWatched({ ...watched, number: 0 });
  useAddress(watched);
  useRunning(isPlaying, reading.moment?.number, () => {
    setWatched({ ...watched, number: watched.number + 1 });
  });
  return {
    ...watched,
    ...reading,
    of,
    isPlaying,
    goTo: (number) => {
      setPlaying(false);
      setWatched({ ...watched, number: Math.max(0, Math.min(of, number)) });
    },
    show: (number, seat) => {
      setPlaying(false);
      setWatched({ number, seat });
      window.scrollTo(0, 0);
    },
    lookAs: (seat) => {
      setWatched({ ...watched, seat });
    },
    play: () => {
      if (watched.number >= of) setWatched({ ...watched, number: 0 });
      setPlaying(!isPlaying);
    },
  };
}

/** Write what is looked at into the address, soon: a browser does not like it often. */
function useAddress({ number, seat }: Watched): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      history.replaceState(history.state, "", searchFor({ number, seat }));
    }, ADDRESS_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [number, seat]);
}

/** Let the film run: a while after a step is seen, the next one comes. */
function useRunning(isPlaying: boolean, seen: number | undefined, next: () => void): void {
  const onward = useEffectEvent(next);
  useEffect(() => {
    if (!isPlaying || seen === undefined) return;
    const timer = setTimeout(() => {
      onward();
    }, STEP_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [isPlaying, seen]);
}

/** What goes through the game; Space means nothing to a slider. */
const STEPPERS = ".film-bar button, .costly-move, .chance-rows button";
const SLIDERS = ".film-slider, .chances-slider";

/** Arrow keys step, Home and End jump, Space plays; a control that has the focus keeps its own keys. */
export function useFilmKeys(film: Film): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isHeld = event.altKey || event.metaKey || event.ctrlKey || event.shiftKey;
    const target = event.target instanceof Element ? event.target : document.body;
    const hasSlider = event.key === " " && target.matches(SLIDERS);
    if (isHeld || (!hasSlider && target.closest("dialog, input, select, textarea"))) return;
    if (event.key === " " && target.closest("button, a, summary")) return;
    const act = {
      ArrowLeft: () => {
        film.goTo(film.number - 1);
      },
      ArrowRight: () => {
        film.goTo(film.number + 1);
      },
      Home: () => {
        film.goTo(0);
      },
      End: () => {
        film.goTo(film.of);
      },
      " ": film.play,
    }[event.key];
    if (act === undefined) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const ended = new AbortController();
    document.addEventListener("keydown", press, { signal: ended.signal });
    document.addEventListener("click", releaseAfterPointer, { signal: ended.signal });
    return () => {
      ended.abort();
    };
  }, []);
}

/** After a pointer's click Space is the film's again; who pressed by key keeps the focus. */
function releaseAfterPointer({ detail, target }: MouseEvent): void {
  const isByPointer = detail > 0;
  const button = target instanceof Element ? target.closest<HTMLElement>(STEPPERS) : null;
  if (isByPointer) button?.blur();
}
