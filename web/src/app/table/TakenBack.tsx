import { GAMES } from "../../games";
import { refusalText } from "../../i18n/refusal";
import { useNotes } from "../../model/notes";
import type { Refused } from "../../net/connection";
import type { TableView } from "../../protocol/messages";
import "./line.css";

/** Which moves came too late for the game; during the game, the game itself shows that. Screen readers hear it. */
export function TakenBack({ table, refused }: { table: TableView; refused: Refused | null }) {
  const { note } = useNotes(
    refused !== null && refused.moves.length > 0 ? refused : null,
    (refusal) => refusalText(refusal, table.game),
    (move) => GAMES[table.game]?.nameMove(move, table.view) ?? null,
  );
  return (
    <div className="line-status" data-testid="taken-back" aria-hidden="true">
      {note !== "" && <p>{note}</p>}
    </div>
  );
}
