import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { announce } from "../../model/announcer";
import type { TableView } from "../../protocol/messages";

/** What the game depends on, as one text that differs where anything of it differs. */
const settingsOf = ({ players, options, turn_clock }: TableView) =>
  JSON.stringify([players, options, turn_clock]);

/** Tells everyone but the host that the table was changed, and that they must say "ready" again. */
export function ChangedNote({ table }: { table: TableView }) {
  const { t } = useTranslation();
  const settings = settingsOf(table);
  const [known, setKnown] = useState(settings);
  const isReady = table.you !== null && table.seats[table.you]?.ready === true;
  const isTold = settings !== known && table.you !== table.host && !isReady;
  const words = t(table.you === null ? "seats.changed" : "seats.changedReady");
  useEffect(() => {
    if (isTold) announce(words);
  }, [isTold, settings, words]);
  if (settings !== known && isReady) setKnown(settings);
  if (!isTold) return null;
  return (
    <p className="seats-note paper" data-testid="changed">
      {words}
    </p>
  );
}
