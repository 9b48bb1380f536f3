import { useState } from "react";
import { useTranslation } from "react-i18next";
import { GAMES } from "../../games";
import { refusalText } from "../../i18n/refusal";
import { noteGame } from "../../model/first-game";
import { useMedia, WIDE_ENOUGH } from "../../model/media";
import { goTo, tablePath } from "../../model/routing";
import { asRefusal, openTable } from "../../net/http";
import type { GameInfo, NewTable } from "../../protocol/messages";
import { useBusy } from "../busy";
import { FRIEND, HERE, rememberedTable, rememberTable } from "./remembered";
import { chosenTable, kindsOf, nameAt, TableForm } from "./TableForm";

interface NewTableFormProps {
  game: GameInfo;
  /** Save the name that was typed; false if it was refused. */
  saveName: () => Promise<boolean>;
}

/** The form for a new table: the previous settings, until the player changes something. */
export function NewTableForm({ game, saveName }: NewTableFormProps) {
  const { t } = useTranslation("new");
  const [choice, setChoice] = useState(() => rememberedTable(game));
  const [error, setError] = useState("");
  const mostHere = useMostHere(GAMES[game.name]?.isRace === true);
  const room = { people: 1, mostHere };
  const kinds = kindsOf(choice, room);
  const { isBusy, run: open } = useBusy(async () => {
    if (!(await saveName())) return;
    rememberTable(game.name, { ...choice, kinds });
    const companions = kinds.map((kind, seat) =>
      kind === HERE ? nameAt(t, choice, seat, room) : null,
    );
    const table = { game: game.name, ...chosenTable(game, choice, room), companions };
    setError(await opened({ ...table, starts: true }));
  });
  return (
    <TableForm
      game={game}
      choice={choice}
      room={room}
      error={error}
      onChange={setChoice}
      onSubmit={open}
    >
      <button
        type="submit"
        className="button primary open-table"
        data-testid="open-table"
        aria-disabled={isBusy}
      >
        {t(kinds.includes(FRIEND) ? "open" : "start")}
      </button>
    </TableForm>
  );
}

/** How many others may play on this device: in turns, any number; in a race, one if the screen has room. */
function useMostHere(isRace: boolean): number {
  const isWide = useMedia(WIDE_ENOUGH);
  if (!isRace) return Infinity;
  return isWide ? 1 : 0;
}

/** Open a table and go there; say why if it fails. */
async function opened(table: NewTable): Promise<string> {
  try {
    const { id } = await openTable(table);
    noteGame(table.game);
    goTo(tablePath(id));
    return "";
  } catch (thrown) {
    return refusalText(asRefusal(thrown), table.game);
  }
}
