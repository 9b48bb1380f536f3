import { useState } from "react";
import type { TableView } from "../../protocol/messages";
import type { Speed } from "../player/SpeedChoice";
import { usePlayer, type Player } from "../player/usePlayer";
import { useAddressBar } from "./address-bar";
import { searchFor, watchedAt, type Eyes, type Watched } from "./address";
import { useMoment, type Reading } from "./steps";

/** The replay of a game: its position, its viewpoint, and whether it runs by itself. */
export interface ReplayPlayer extends Watched, Reading, Player {
  /** Go to a player's move, take their viewpoint, and scroll to the table. */
  show: (number: number, seat: number) => void;
  lookAs: (seat: Eyes) => void;
  speed: Speed;
  setSpeed: (speed: Speed) => void;
}

const STEP_MS = 1_000;

/** Hold the replay of a table's game; the address stores its position. */
export function useReplayPlayer({ id, you, players }: TableView): ReplayPlayer {
  const [watched, setWatched] = useState(() => watchedAt(location.search, you, players));
  const [isPlaying, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>(1);
  const reading = useMoment(id, watched);
  const { number, seat } = watched;
  if (reading.refusal?.code === "unknown_step" && number > 0) setWatched({ ...watched, number: 0 });
  useAddressBar(searchFor(watched));
  const player = usePlayer({
    number,
    isPlaying,
    of: reading.moment?.step.of ?? 0,
    seen: reading.moment?.number,
    pause: STEP_MS / speed,
    onMove: (position) => {
      setPlaying(position.isPlaying);
      setWatched({ ...watched, number: position.number });
    },
  });
  return {
    ...reading,
    ...player,
    seat,
    speed,
    setSpeed,
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
