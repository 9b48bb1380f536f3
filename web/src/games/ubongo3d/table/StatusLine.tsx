import { memo, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { RuleLink } from "../../../app/RuleLink";
import { announce } from "../../../model/announcer";
import { Countdown } from "../../../race/Countdown";
import { useSecondsSince, useSecondsUntil } from "../../../model/seconds";
import { SIDES, type Options, type PlayerView, type View } from "../../../protocol/ubongo3d";
import { Sandglass } from "../art/Sandglass";
import { statusText } from "../text/status";
import { TaskPlate } from "./TaskPlate";
import { clockTime } from "../text/time";
import "./status.css";

interface StatusLineProps {
  view: View;
  player: PlayerView | undefined;
  names: readonly string[];
  options: Options;
  /** The player wants no clock at this table. */
  isUntimed: boolean;
  now: () => number;
  /** Whose board the player chose to watch; empty for their own. */
  watched: string;
  /** Why the last action was refused, or another message to the player. */
  note: string;
  /** The rule behind it, if there is one. */
  rule: string | null;
  /** Set to where the board's messages belong. */
  onNotes: (place: HTMLElement | null) => void;
}

/** The time, what to do and the task: the most important line of the table. */
export const StatusLine = memo(function StatusLine(props: StatusLineProps) {
  const { view, player, names, watched, note, rule, onNotes } = props;
  const { t } = useTranslation("ubongo3d");
  return (
    <div className="race-status" data-testid="race-status" ref={onNotes}>
      <TimeLeft {...props} />
      <p className="race-words" data-testid="status">
        {watched === "" ? statusText(t, view, names) : t("status.watching", { name: watched })}
      </p>
      <TaskPlate task={player?.task ?? null} />
      {/* It covers the status text, which still says the same, so nothing has to make room for it. */}
      {note !== "" && (
        <p className="race-note paper" data-testid="note">
          <span>
            {note} {rule !== null && <RuleLink game="ubongo3d" rule={rule} />}
          </span>
        </p>
      )}
    </div>
  );
});

type TimeLeftProps = Pick<StatusLineProps, "view" | "player" | "options" | "isUntimed" | "now">;

/** The time left, or the time used without a sandglass. */
function TimeLeft({ view, player, options, isUntimed, now }: TimeLeftProps) {
  const isRunning = view.phase === "building";
  if (view.phase === "countdown") {
    return <Countdown starts={view.starts_at} now={now} className="countdown" />;
  }
  if (isUntimed) return null;
  if (view.glass === "none") return <TimePassed view={view} now={now} />;
  const whole = wholeGlass(view, player, options);
  if (!isRunning || player?.ends_at == null) {
    return <Glass seconds={stillLeft(view, whole)} whole={whole} isRunning={false} />;
  }
  return <RunningGlass end={player.ends_at} whole={whole} now={now} />;
}

function RunningGlass({ end, whole, now }: { end: number; whole: number; now: () => number }) {
  const seconds = useSecondsUntil(end, now) ?? 0;
  useTimeSaid(seconds);
  return <Glass seconds={seconds} whole={whole} isRunning />;
}

interface GlassProps {
  seconds: number;
  whole: number;
  isRunning: boolean;
}

function Glass({ seconds, whole, isRunning }: GlassProps) {
  const { t } = useTranslation("ubongo3d");
  return (
    <div className="time" data-hurry={isRunning && seconds <= 10}>
      <span className="time-glass">
        <Sandglass left={seconds / whole} running={isRunning} />
      </span>
      <span className="time-left" data-testid="time-left" role="timer" aria-label={t("time.left")}>
        {clockTime(seconds)}
      </span>
    </div>
  );
}

function TimePassed({ view, now }: Pick<StatusLineProps, "view" | "now">) {
  const { t } = useTranslation("ubongo3d");
  const isRunning = view.phase === "building";
  const running = useSecondsSince(isRunning ? view.starts_at : null, now);
  const seconds = running ?? Math.floor((view.solo?.used ?? 0) / 1000);
  return (
    <div className="time">
      <span
        className="time-left"
        data-testid="time-passed"
        role="timer"
        aria-label={t("time.passed")}
      >
        {clockTime(seconds)}
      </span>
    </div>
  );
}

/** Return how long a whole sandglass runs, in seconds. */
function wholeGlass(view: View, player: PlayerView | undefined, options: Options): number {
  if (view.solo !== null) return view.solo.size * 60;
  const seconds = options.seconds ?? SIDES[view.side].seconds;
  return (seconds * (100 + (player?.extra ?? 0))) / 100;
}

/** The glass is full before the start, stands still in a pause, and is empty after the end. */
function stillLeft(view: View, whole: number): number {
  if (view.phase === "ready" || view.phase === "countdown") return whole;
  if (view.phase !== "paused") return 0;
  return Math.max(0, whole - Math.floor((view.solo?.used ?? 0) / 1000));
}

const SAID_AT: readonly number[] = [60, 30, 10];

/** Announce the time at a few moments only. */
function useTimeSaid(seconds: number): void {
  const { t } = useTranslation("ubongo3d");
  useEffect(() => {
    if (SAID_AT.includes(seconds)) announce(t("time.said", { count: seconds }));
  }, [seconds, t]);
}
