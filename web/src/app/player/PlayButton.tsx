import { useTranslation } from "react-i18next";
import type { Player } from "./usePlayer";
import "./player.css";

const SIGNS = {
  first: "M15 4 9 10l6 6M5 4v12",
  previous: "M13 4 7 10l6 6",
  play: "M6 3.5 16 10 6 16.5Z",
  pause: "M7 4v12M13 4v12",
  next: "M7 4l6 6-6 6",
  last: "M5 4l6 6-6 6M15 4v12",
} as const;

/** Starts and pauses a replay. */
export function PlayButton({ player }: { player: Player }) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      className="button"
      data-testid="timeline-play"
      aria-label={t(player.isPlaying ? "replay.pause" : "replay.play")}
      onClick={player.play}
    >
      <PlayerSign sign={player.isPlaying ? "pause" : "play"} />
    </button>
  );
}

export function PlayerSign({ sign }: { sign: keyof typeof SIGNS }) {
  return (
    <svg className="icon" data-sign={sign} viewBox="0 0 20 20" aria-hidden="true">
      <path d={SIGNS[sign]} />
    </svg>
  );
}
