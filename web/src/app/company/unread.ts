import { useState } from "react";
import type { Company } from "./context";

/** Count the lines that arrived while the sheet was closed; lines older than this page are not new. */
export function useUnread(
  { lines, lastEarlier }: Pick<Company, "lines" | "lastEarlier">,
  isOpen: boolean,
): number {
  const newest = lines.at(-1)?.number ?? 0;
  const [seen, setSeen] = useState(0);
  if (isOpen && seen !== newest) setSeen(newest);
  return lines.filter(({ number }) => number > Math.max(seen, lastEarlier)).length;
}
