import { useTranslation } from "react-i18next";
import { minutes } from "../../../model/duration";
import type { TimelineRound } from "../../../protocol/messages";
import { CopyLink } from "../CopyLink";
import { PlayerBar } from "../PlayerBar";
import type { TimelinePlayer } from "./timeline-player";
import { searchOf } from "./timeline";

interface TimelineBarProps {
  id: string;
  player: TimelinePlayer;
  round: TimelineRound;
  /** The name of the round. */
  name: string;
}

/** The controls of a race's replay; the time beside the slider counts through all rounds. */
export function TimelineBar({ id, player, round, name }: TimelineBarProps) {
  const { t } = useTranslation("replay");
  const { place, starts, of } = player;
  const now = clock(Math.min(place.at, round.lasted));
  const isAtStart = place.at === 0;
  return (
    <PlayerBar
      player={player}
      speed={player.speed}
      setSpeed={player.setSpeed}
      jumps={{
        first: {
          to: starts[isAtStart ? Math.max(0, place.round - 1) : place.round] ?? 0,
          label: t("previousRound"),
        },
        previous: { to: player.previous, label: t("previousStep") },
        next: { to: player.next, label: t("nextStep") },
        last: { to: starts[place.round + 1] ?? of, label: t("nextRound") },
      }}
      slider={t("time")}
      step={t("place", { round: name, now, of: clock(round.lasted) })}
      shown={
        <>
          <b>{clock(player.number)}</b> / {clock(of)}
        </>
      }
      keys={t("keys")}
      marks={starts.slice(1).map((start) => start / of)}
    >
      <CopyLink id={id} search={searchOf(place)} />
    </PlayerBar>
  );
}

/** Format milliseconds as a clock. */
export const clock = (millis: number): string => minutes(Math.floor(millis / 1_000));
