import { useEffect, useState } from "react";
import { usePageKeys } from "../../model/page-keys";
import type { TableView } from "../../protocol/messages";
import { usePlayer, type Player } from "../player/usePlayer";
import { searchFor, watchedAt, type Watched } from "./address";
import { useMoment, type Reading } from "./steps";

/** The replay of a game: where it stands, through whose eyes, and whether it runs by itself. */
export interface ReplayPlayer extends Watched, Reading, Player {
  /** Go to a player's move, look through their eyes, and bring the table into sight. */
  show: (number: number, seat: number) => void;
  lookAs: (seat: number | null) => void;
}

const STEP_MS = 1_000;
const ADDRESS_MS = 300;

/** Hold the replay of a table's game; the address says where it stands. */
export function useReplayPlayer({ id, you, players }: TableView): ReplayPlayer {
  const [watched, setWatched] = useState(() => watchedAt(location.search, you, players));
  const [isPlaying, setPlaying] = useState(false);
  const reading = useMoment(id, watched);
  const { number, seat } = watched;
  if (reading.refusal?.code === "unknown_step" && number > 0) setWatched({ ...watched, number: 0 });
  useAddress(watched);
  const player = usePlayer({
    number,
    isPlaying,
    of: reading.moment?.step.of ?? 0,
    seen: reading.moment?.number,
    pause: STEP_MS,
    onMove: (position) => {
      setPlaying(position.isPlaying);
      setWatched({ ...watched, number: position.number });
    },
  });
  return {
    ...reading,
    ...player,
    seat,
    show: (number, seat) => {
      setPlaying(false);
      setWatched({ number, seat });
      window.scrollTo(0, 0);
    },
    lookAs: (seat) => {
      setWatched({ ...watched, seat });
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

/** What goes through the game; Space means nothing to a slider. */
const STEPPERS = ".film-bar button, .costly-move, .probability-rows button";
const SLIDERS = ".film-slider, .probabilities-slider";

/** Arrow keys step, Home and End jump, Space plays; a control that has the focus keeps its own keys. */
export function useReplayKeys(player: Player): void {
  usePageKeys((event, target) => {
    const isHeld = event.altKey || event.metaKey || event.ctrlKey || event.shiftKey;
    const hasSlider = event.key === " " && target?.matches(SLIDERS) === true;
    if (isHeld || (!hasSlider && target?.closest("dialog, input, select, textarea"))) return false;
    if (event.key === " " && target?.closest("button, a, summary")) return false;
    const act = {
      ArrowLeft: () => {
        player.goTo(player.number - 1);
      },
      ArrowRight: () => {
        player.goTo(player.number + 1);
      },
      Home: () => {
        player.goTo(0);
      },
      End: () => {
        player.goTo(player.of);
      },
      " ": player.play,
    }[event.key];
    act?.();
    return act !== undefined;
  });
  useEffect(() => {
    const ended = new AbortController();
    document.addEventListener("click", releaseAfterPointer, { signal: ended.signal });
    return () => {
      ended.abort();
    };
  }, []);
}

/** After a pointer's click Space plays again; a button that was pressed by key keeps the focus. */
function releaseAfterPointer({ detail, target }: MouseEvent): void {
  const isByPointer = detail > 0;
  const button = target instanceof Element ? target.closest<HTMLElement>(STEPPERS) : null;
  if (isByPointer) button?.blur();
}
