import { useState } from "react";
import type { RoundShown, View } from "../../../protocol/ubongo3d";
import type { Square } from "../model/building";
import { asSquares } from "../table/useBuilding";
import { useBuildingPlayer, type BuildingPlayer } from "./useBuildingPlayer";

/** A finished round, and the part of it that is shown. */
export interface Reviewed {
  round: RoundShown;
  seat: number;
  look: (seat: number) => void;
  squares: readonly Square[];
  kinds: readonly number[];
  player: BuildingPlayer;
}

/** Review the round that has just ended; null while one is being played. */
export function useReview(view: View): Reviewed | null {
  const round = view.shown;
  const own = round?.builders.find((builder) => builder.seat === view.seat) ?? round?.builders[0];
  const [looked, setLooked] = useState({ round: 0, seat: 0 });
  const seat = looked.round === round?.round ? looked.seat : (own?.seat ?? 0);
  const builder = round?.builders.find((each) => each.seat === seat);
  const player = useBuildingPlayer(builder, `${round?.round ?? 0} ${seat}`);
  if (round === null || builder === undefined) return null;
  return {
    round,
    seat,
    look: (wanted) => {
      setLooked({ round: round.round, seat: wanted });
    },
    squares: asSquares(builder.squares),
    kinds: builder.kinds,
    player,
  };
}
