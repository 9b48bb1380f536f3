import { useWideTable } from "../../../model/media";
import type { TableView } from "../../../protocol/messages";
import type { View } from "../../../protocol/ugo";
import { othersClockwise } from "../seating";
import { OpenPlayer, PlayerChip } from "./Player";

interface OthersProps {
  table: TableView;
  names: readonly string[];
  view: View;
}

/** Everyone else, clockwise: with open kingdoms where there is room, as chips where there is not. */
export function Others({ table, names, view }: OthersProps) {
  const isWide = useWideTable();
  const Player = isWide ? OpenPlayer : PlayerChip;
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
