import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { announce } from "../../../model/announcer";
import { minutes } from "../../../model/duration";
import { feel } from "../../../model/feel";
import { useSecondsUntil } from "../../../model/seconds";
import type { TableView } from "../../../protocol/messages";
import "./presence.css";

/** The remaining seconds from which the clock warns, and from which each one ticks aloud. */
const SOON = 10;
const TICKING = 3;

/** The time left for the current move, at tables with a turn clock. */
export function TurnClock({ table, now }: { table: TableView; now: () => number }) {
  const { t } = useTranslation();
  const left = useSecondsUntil(table.turn_ends, now);
  const isMine = table.you !== null && table.to_move.includes(table.you);
  useEffect(() => {
    if (!isMine || left === null) return;
    if (left === SOON) announce(t("presence.clock.soon", { count: left }));
    if (left > 0 && left <= TICKING) feel("tick");
  }, [t, isMine, left]);
  if (table.turn_clock === null) return null;
  return (
    <p
      className="turn-clock"
      data-testid="turn-clock"
      data-hurry={isMine && left !== null && left <= SOON}
    >
      <svg className="icon" viewBox="0 0 20 20" aria-hidden="true">
        <circle cx="10" cy="11" r="7" />
        <path d="M10 7v4l3 2M8 2h4" />
      </svg>
      <span role="timer" aria-label={t("presence.clock.left")}>
        {left === null ? "–" : minutes(left)}
      </span>
    </p>
  );
}
