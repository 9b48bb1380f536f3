import type { Axis } from "../model/pieces";

/** The six ways to turn a piece, as seen on the screen. */
export interface TurnWay {
  way: "away" | "towards" | "left" | "right" | "anticlockwise" | "clockwise";
  axis: Axis;
  isBack: boolean;
  /** The arrow that shows it. */
  path: string;
}

export const TURN_WAYS: readonly TurnWay[] = [
  { way: "away", axis: "x", isBack: true, path: "M10 17V4M5 9l5-5 5 5" },
  { way: "towards", axis: "x", isBack: false, path: "M10 3v13M5 11l5 5 5-5" },
  { way: "left", axis: "y", isBack: true, path: "M17 10H4M9 5l-5 5 5 5" },
  { way: "right", axis: "y", isBack: false, path: "M3 10h13M11 5l5 5-5 5" },
  { way: "anticlockwise", axis: "z", isBack: false, path: "M17 14A7 7 0 1 0 5 9M4 4l1 5 5-1" },
  { way: "clockwise", axis: "z", isBack: true, path: "M3 14A7 7 0 1 1 15 9M16 4l-1 5-5-1" },
];

/** The arrow for a way to turn. */
export function TurnArrow({ path }: { path: string }) {
  return (
    <svg className="icon" viewBox="0 0 20 20" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
