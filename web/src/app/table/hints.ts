import { useState } from "react";
import type { Hints } from "../../games/game-module";
import type { TablePageProps } from "./TablePage";

type HintsProps = Pick<TablePageProps, "status" | "refused" | "hint" | "send"> & { n: number };

/** Request a hint once for each view; it is pending until it comes, is refused, or is too late. */
export function useHints({ n, status, refused, hint, send }: HintsProps): Hints {
  const [askedAt, setAskedAt] = useState<number | null>(null);
  const why = refused?.to === "hint" && refused.n === n ? refused : null;
  const advice = hint?.after === n ? hint : null;
  if (askedAt !== null && (why !== null || status !== "live")) setAskedAt(null);
  const isThinking = askedAt === n && advice === null;
  const ask = () => {
    if (isThinking || advice !== null || !send({ type: "hint" })) return false;
    setAskedAt(n);
    return true;
  };
  return { advice, isThinking, refused: why, ask };
}
