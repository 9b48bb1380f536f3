import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { announce } from "../../model/announcer";
import type { TableView } from "../../protocol/messages";

/** The game's settings as one string that changes when any of them does. */
const settingsOf = ({ players, options, turn_clock }: TableView) =>
  JSON.stringify([players, options, turn_clock]);

/** Tells everyone but the host that the table has changed, and that they must get ready again. */
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
