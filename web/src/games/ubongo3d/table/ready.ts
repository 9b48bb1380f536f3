import type { View } from "../../../protocol/ubongo3d";

/** Give the round that waits for one to be ready; in a tie-break it waits only for those in it. */
export function awaitedFrom({ phase, seat, players, round, rounds, tie }: View): number | null {
  const isAwaited =
    phase === "ready" &&
    seat !== null &&
    players[seat]?.is_ready === false &&
    (round <= rounds || tie.includes(seat));
  return isAwaited ? round : null;
}
