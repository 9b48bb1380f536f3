import type { View } from "../../../protocol/ubongo3d";

/** Return the round that waits for the player to be ready; a tie-break waits only for its players. */
export function awaitedFrom({ phase, seat, players, round, rounds, tie }: View): number | null {
  const isAwaited =
    phase === "ready" &&
    seat !== null &&
    players[seat]?.is_ready === false &&
    (round <= rounds || tie.includes(seat));
  return isAwaited ? round : null;
}
