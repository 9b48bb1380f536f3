import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { GAMES } from "../../../games";
import { isPlayedFor } from "../../../model/played-for";
import type { TableView } from "../../../protocol/messages";
import { Strip } from "./Strip";
import { newlyStoodIn, noteTold, toldAt, type StandInNews } from "./stood-in";

/** Tells a returning player what a bot did for them; it stays until they close it. */
export function StoodIn({ table }: { table: TableView }) {
  const { t } = useTranslation();
  const [seen, setSeen] = useState<TableView | null>(null);
  const [told, setTold] = useState<StandInNews | null>(null);
  if (seen !== table) {
    setSeen(table);
    const news = newlyStoodIn(seen, table, toldAt(table.id));
    if (news !== null) setTold(news);
  }
  const isAway = isPlayedFor(table);
  useEffect(() => {
    if (!isAway) noteTold(table);
  }, [isAway, table]);
  const words = told && wordsOf(told);
  if (words === null) return null;
  const close = () => {
    setTold(null);
  };
  return (
    <Strip
      testId="stood-in"
      words={words}
      action={{ label: t("close"), testId: "stood-in-close", act: close }}
    />
  );

  function wordsOf({ moves, isTimeUp }: StandInNews): string {
    const what = GAMES[table.game]?.stoodIn(moves) ?? "";
    if (what === "") return t("presence.played");
    return t(isTimeUp ? "presence.timeUp" : "presence.whileAway", { what });
  }
}
