import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { refusalText } from "../../i18n/refusal";
import type { GameInfo, TableView } from "../../protocol/messages";
import { FRIEND, rememberedTable, rememberTable, type TableChoice } from "./remembered";
import { chosenTable, kindsOf, TableForm, type Room } from "./TableForm";
import type { TablePageProps } from "../table/TablePage";
import "./new.css";

interface ChangeTableProps extends Pick<TablePageProps, "table" | "send" | "refused"> {
  game: GameInfo;
  onDone: () => void;
}

/** The new-table form again, in a table's room: the host's changes apply to everyone. */
export default function ChangeTable({ table, send, refused, game, onDone }: ChangeTableProps) {
  const { t } = useTranslation("new");
  const [choice, setChoice] = useState(() => choiceOf(table));
  const [sentAt, setSentAt] = useState<number | null>(null);
  const room = { people: table.seats.filter(({ kind }) => kind === "person").length, mostHere: 0 };
  const isRefused = refused?.to === "configure";
  const isDone = sentAt !== null && table.n > sentAt && !isRefused;
  useEffect(() => {
    if (isDone) onDone();
  }, [isDone, onDone]);
  const change = () => {
    if (!send({ type: "configure", ...chosenTable(game, choice, room) })) return;
    rememberTable(game.name, {
      ...choice,
      names: rememberedTable(game).names,
      kinds: [...peers(room), ...kindsOf(choice, room)],
    });
    setSentAt(table.n);
  };
  return (
    <TableForm
      game={game}
      choice={choice}
      room={room}
      error={isRefused ? refusalText(refused.refusal, game.name) : ""}
      onChange={setChoice}
      onSubmit={change}
    >
      <button type="submit" className="button primary open-table" data-testid="change-table">
        {t("change")}
      </button>
    </TableForm>
  );
}

/** The people seated here are friends at the next table too. */
const peers = ({ people }: Room): readonly string[] => Array<string>(people - 1).fill(FRIEND);

/** The table's current settings. */
function choiceOf({ players, seats, options, turn_clock, listed }: TableView): TableChoice {
  const others = seats.filter(({ kind }) => kind !== "person");
  const kinds = others.map(({ level }) => level ?? FRIEND);
  return { players, kinds, names: [], options, turnClock: turn_clock, listed };
}
