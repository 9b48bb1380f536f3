import { useMedia, useWideTable } from "../../../model/media";
import type { TableView } from "../../../protocol/messages";
import type { View } from "../../../protocol/ugo";
import { othersClockwise } from "../seating";
import { OpenPlayer, PlayerChip } from "./Player";

interface OthersProps {
  table: TableView;
  names: readonly string[];
  view: View;
}

/** A phone that is tall enough for another kingdom beside one's own. */
const ROOM_FOR_ONE = "(height >= 740px)";

/** Everyone else, clockwise: with open kingdoms where there is room, as chips where there is not. */
export function Others({ table, names, view }: OthersProps) {
  const isWide = useWideTable();
  const isTall = useMedia(ROOM_FOR_ONE);
  const Player = isWide || (isTall && view.players === 2) ? OpenPlayer : PlayerChip;
  return (
    <div className="others">
      {othersClockwise(view.seat, view.players).map((seat) => {
        const state = table.seats[seat];
        return (
          state && (
            <Player key={seat} view={view} seat={seat} name={names[seat] ?? ""} state={state} />
          )
        );
      })}
    </div>
  );
}
