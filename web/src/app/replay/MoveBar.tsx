import { useTranslation } from "react-i18next";
import { CopyLink } from "./CopyLink";
import { PlayerBar } from "./PlayerBar";
import type { ReplayPlayer } from "./replay-player";
import { searchFor } from "./address";

/** The controls of a game that is replayed move by move. */
export function MoveBar({ player, id }: { player: ReplayPlayer; id: string }) {
  const { t } = useTranslation();
  const { number, of } = player;
  return (
    <PlayerBar
      player={player}
      speed={player.speed}
      setSpeed={player.setSpeed}
      jumps={{
        first: { to: 0, label: t("replay.first") },
        previous: { to: number - 1, label: t("replay.previous") },
        next: { to: number + 1, label: t("replay.next") },
        last: { to: of, label: t("replay.last") },
      }}
      slider={t("replay.slider")}
      step={t("replay.step", { number, of })}
      shown={
        <>
          <b>{number}</b> / {of}
        </>
      }
      keys={t("replay.keys")}
    >
      <CopyLink id={id} search={searchFor(player)} />
    </PlayerBar>
  );
}
