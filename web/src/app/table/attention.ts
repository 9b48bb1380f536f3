import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { GAMES } from "../../games";
import { gameTitle } from "../../i18n/titles";
import { feel } from "../../model/feel";
import { badge, notify } from "../../model/badge";
import type { TableView } from "../../protocol/messages";

/** What a table wants from the player: their turn, an answer, or attention because a round begins. */
type Wanted = "turn" | "answer" | "start" | null;

/** Return what a table wants from the player now. */
function wantedOf(table: TableView): Wanted {
  if (table.you === null || table.phase !== "playing") return null;
  if (table.seats[table.you]?.stand_in != null) return "answer";
  if (table.seats[table.you]?.idle?.nudged === true) return "answer";
  if (!table.awaited.includes(table.you)) return null;
  return GAMES[table.game]?.isRace === true ? "answer" : "turn";
}

/** Return what is new about that; in a race also that the last player is ready, so that it begins. */
function newlyWanted(before: TableView | null, table: TableView): Wanted {
  if (before === null || table.you === null || table.phase !== "playing") return null;
  const wanted = wantedOf(table);
  if (wanted !== null) return wantedOf(before) === wanted ? null : wanted;
  const isRace = GAMES[table.game]?.isRace === true;
  const begins = before.awaited.length > 0 && table.awaited.length === 0;
  return isRace && begins && before.phase === "playing" ? "start" : null;
}

/** Signal it wherever the player may look or listen: title, badge, sound, and a notification if allowed. */
export function useAttention(table: TableView | null): void {
  const { t } = useTranslation();
  const game = table && gameTitle(t, table.game);
  const wanted = table && wantedOf(table);
  const before = useRef<TableView | null>(null);
  useEffect(() => {
    const call = wanted === null ? "" : t(WORDS[wanted]);
    document.title = [call, game ?? "", t("brand")].filter(Boolean).join(" · ");
    badge(wanted !== null);
  }, [t, game, wanted]);
  useEffect(() => {
    const news = table && newlyWanted(before.current, table);
    before.current = table;
    if (news === null || game === null) return;
    if (news === "turn" || document.hidden) feel("your-turn");
    if (document.hidden) notify(t(WORDS[news]), game, `table ${table?.id ?? ""}`);
  }, [t, game, table]);
  useEffect(
    () => () => {
      badge(false);
    },
    [],
  );
}

const WORDS = {
  turn: "lobby.yourTurn",
  answer: "presence.waitsForYou",
  start: "presence.begins",
} as const;
