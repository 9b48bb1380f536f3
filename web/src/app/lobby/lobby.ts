import type { Lobby, LobbyNews, MineNews, TableSummary } from "../../protocol/messages";

/** What the server has sent so far; null for what it has not. */
export interface Told {
  readonly tables: readonly TableSummary[] | null;
  readonly own: MineNews | null;
}

export const NOTHING: Told = { tables: null, own: null };

/** Apply an update. */
export function withNews(told: Told, news: LobbyNews): Told {
  if (news.type === "mine") return { ...told, own: news };
  if (news.type !== "public") return told;
  const changed = new Set([...news.gone, ...news.tables.map(({ id }) => id)]);
  const kept = news.whole ? [] : (told.tables ?? []).filter(({ id }) => !changed.has(id));
  const tables = [...kept, ...news.tables].toSorted((one, other) => other.opened - one.opened);
  return { ...told, tables };
}

/** Return the lobby once it is complete; a public table where the player sits is one of their own. */
export function lobbyOf({ tables, own }: Told): Lobby | null {
  if (tables === null || own === null) return null;
  const { mine, today } = own;
  const others = tables.filter(({ id }) => !mine.some((table) => table.id === id));
  const inPhase = (wanted: string) => others.filter(({ phase }) => phase === wanted);
  return { open: inPhase("open"), watch: inPhase("playing"), mine, today };
}
