import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { announce } from "../../model/announcer";
import { setupOf } from "../../model/setup";
import type { TableView } from "../../protocol/messages";

/** Tells everyone but the host that the table has changed, and that they must get ready again. */
export function ChangedNote({ table }: { table: TableView }) {
  const { t } = useTranslation();
  const setup = setupOf(table);
  const [known, setKnown] = useState(setup);
  const isReady = table.you !== null && table.seats[table.you]?.ready === true;
  const isTold = setup !== known && table.you !== table.host && !isReady;
  const words = t(table.you === null ? "seats.changed" : "seats.changedReady");
  useEffect(() => {
    if (isTold) announce(words);
  }, [isTold, setup, words]);
  if (setup !== known && isReady) setKnown(setup);
  if (!isTold) return null;
  return (
    <p className="seats-note paper" data-testid="changed">
      {words}
    </p>
  );
}
