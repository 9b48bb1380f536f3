import { Suspense } from "react";
import { later } from "../../../model/later";
import type { View } from "../../../protocol/ugo";
import { useSeenRounds } from "./seenRounds";

const RoundSummary = later(() => import("./RoundSummary").then((part) => part.RoundSummary));

interface RoundDialogProps {
  /** The table's id, under which the browser remembers what was seen. */
  table: string;
  view: View;
  names: readonly string[];
}

/** Opens when a round has ended, until it is closed; the game goes on behind it. */
export function RoundDialog({ table, view, names }: RoundDialogProps) {
  const number = view.ended.length;
  const [seen, setSeen] = useSeenRounds(table, number);
  const round = view.ended.at(-1);
  if (round === undefined || number <= seen) return null;
  return (
    <Suspense>
      <RoundSummary
        view={view}
        round={round}
        names={names}
        onClose={() => {
          setSeen(number);
        }}
      />
    </Suspense>
  );
}
