import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { turnClockText } from "../../i18n/clock";
import { gameTitle } from "../../i18n/titles";
import { seatNames } from "../bots/names";
import { tablePath } from "../../model/routing";
import type { TableSummary } from "../../protocol/messages";
import { Link } from "../Link";

interface TableListProps {
  title: string;
  tables: readonly TableSummary[];
  /** What to say when the list is empty; without it, an empty list is not shown. */
  none?: string;
  className?: string;
}

/** A list of tables to go to. */
export function TableList({ title, tables, none, className = "" }: TableListProps) {
  if (tables.length === 0 && none === undefined) return null;
  return (
    <section className={`table-list ${className}`}>
      <h2>{title}</h2>
      {tables.length === 0 && <p>{none}</p>}
      <ul>
        {tables.map((table) => (
          <li key={table.id}>
            <TableLine table={table} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function TableLine({ table }: { table: TableSummary }) {
  const { t } = useTranslation();
  const others = peopleThere(t, table);
  const onTurn =
    table.turn === null ? undefined : seatNames(t, table.seats, table.game)[table.turn];
  const free = table.seats.filter(({ kind }) => kind === "empty").length;
  const facts = [
    onTurn === undefined ? t(`lobby.phase.${table.phase}`) : t("lobby.turnOf", { name: onTurn }),
    ...(others.length > 0 ? [t("lobby.with", { names: others.join(", ") })] : []),
    ...(table.phase === "open" && free > 0 ? [t("lobby.free", { count: free })] : []),
    ...(table.turn_clock === null ? [] : [turnClockText(t, table.turn_clock)]),
  ];
  return (
    <Link to={tablePath(table.id)} className="table-line" testId="table-line">
      <span className="table-line-words">
        <b>{gameTitle(t, table.game)}</b>
        <span className="table-line-facts">{facts.join(" · ")}</span>
      </span>
      {table.your_turn ? (
        <span className="table-line-turn">{t("lobby.yourTurn")}</span>
      ) : (
        <span className="table-line-go">{t(wayIn(table))}</span>
      )}
    </Link>
  );
}

/** Name everyone else at a table; the player whose turn it is may be away. */
function peopleThere(t: TFunction, table: TableSummary): string[] {
  return seatNames(t, table.seats, table.game).flatMap((name, seat) => {
    const state = table.seats[seat];
    if (state === undefined || state.kind === "empty" || seat === table.you) return [];
    const isAway = table.phase === "open" && state.kind === "person" && !state.present;
    return [isAway ? t("lobby.awayName", { name }) : name];
  });
}

function wayIn(table: TableSummary): "lobby.join" | "lobby.goOn" | "lobby.look" | "watch.look" {
  if (table.phase === "over" || table.phase === "closed") return "lobby.look";
  if (table.phase === "playing" && table.you === null) return "watch.look";
  return table.you === null ? "lobby.join" : "lobby.goOn";
}
