import type { Moment } from "../../../model/feel";
import type { View } from "../../../protocol/ubongo3d";

/** List the moments between two views: a solved task, and calls, the player's own and others'. */
export function momentsBetween(before: View, after: View): Moment[] {
  const isSolved = after.phase === "building" && before.call !== null && after.call === null;
  return [
    ...(isSolved ? ["solved" as const] : []),
    ...(isCalled(before, after) ? ["call" as const] : []),
  ];
}

function isCalled(before: View, after: View): boolean {
  if ((after.solo?.solved ?? 0) > (before.solo?.solved ?? 0)) return true;
  if (before.round !== after.round || after.solo !== null) return false;
  return after.players.some(
    ({ place }, seat) => place !== null && before.players[seat]?.place == null,
  );
}
