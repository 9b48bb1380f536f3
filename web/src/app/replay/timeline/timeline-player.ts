import { useMemo, useState } from "react";
import type { TimelineModule } from "../../../games/game-module";
import type { TimelineRound } from "../../../protocol/messages";
import type { Speed } from "../../player/SpeedChoice";
import type { Player } from "../../player/usePlayer";
import { useTimePlayer } from "../../player/useTimePlayer";
import { useAddressBar } from "../address-bar";
import {
  happenings,
  lengthOfTimeline,
  placeAt,
  placeIn,
  searchOf,
  startsOf,
  timeOf,
  type TimelinePlace,
} from "./timeline";

/** The replay of a race: its position, its speed, and the events before and after. */
export interface TimelinePlayer extends Player {
  place: TimelinePlace;
  /** When each round begins. */
  starts: readonly number[];
  speed: Speed;
  setSpeed: (speed: Speed) => void;
  /** The times of the latest event before now, and of the next one. */
  previous: number;
  next: number;
  /** Go to the beginning of a round, counted from 0. */
  toRound: (round: number) => void;
}

/** Hold the timeline of a race; the address stores its position. */
export function useTimelinePlayer(
  rounds: readonly TimelineRound[],
  timeline: TimelineModule,
): TimelinePlayer {
  const [position, setPosition] = useState(() => ({
    number: timeOf(rounds, placeIn(location.search)),
    isPlaying: false,
  }));
  const [speed, setSpeed] = useState<Speed>(1);
  const of = lengthOfTimeline(rounds);
  const times = useMemo(() => happenings(rounds, timeline.times), [rounds, timeline]);
  const starts = useMemo(() => startsOf(rounds), [rounds]);
  const player = useTimePlayer({ ...position, of, speed, onMove: setPosition });
  const place = placeAt(rounds, player.number);
  useAddressBar(searchOf(place));
  return {
    ...player,
    place,
    starts,
    speed,
    setSpeed,
    previous: times.findLast((time) => time < player.number) ?? 0,
    next: times.find((time) => time > player.number) ?? of,
    toRound: (round) => {
      player.goTo(starts[Math.max(0, Math.min(starts.length - 1, round))] ?? 0);
    },
  };
}
