import { useMedia, useWideTable } from "../../../model/media";
import type { TableView } from "../../../protocol/messages";
import type { View } from "../../../protocol/ugo";
import { othersClockwise } from "../model/seating";
import { OpenPlayer } from "./Player";
import { PlayerChip } from "./PlayerChip";

interface OthersProps {
  table: TableView;
  names: readonly string[];
  view: View;
}

/** A phone that is tall enough for one more whole kingdom, or for the small lands of three or four players. */
const ROOM_FOR_KINGDOM = "(height >= 740px)";
const ROOM_FOR_TWO = "(height >= 700px)";
const ROOM_FOR_THREE = "(height >= 760px)";

/** Everyone else, clockwise: with open kingdoms if there is room, as chips if not. */
export function Others({ table, names, view }: OthersProps) {
  const isWide = useWideTable();
  const isTall = useMedia(ROOM_FOR_KINGDOM);
  const hasManyLands = useMedia(view.players === 3 ? ROOM_FOR_TWO : ROOM_FOR_THREE);
  const isPair = view.players === 2;
  const hasLands = isPair || hasManyLands;
  return (
    <div className="others" data-lands={hasLands}>
      {othersClockwise(view.seat, view.players).map((seat) => {
        const state = table.seats[seat];
        if (state === undefined) return null;
        const player = { view, seat, name: names[seat] ?? "", state };
        return isWide || (isPair && isTall) ? (
          <OpenPlayer key={seat} {...player} />
        ) : (
          <PlayerChip key={seat} {...player} hasLands={hasLands} />
        );
      })}
    </div>
  );
}
