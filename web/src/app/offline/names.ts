import type { TFunction } from "i18next";
import type { OfflineTable } from "../../protocol/messages";

type What = OfflineTable["what"];
export type Words = TFunction<"offline">;
export type Kind = "easy" | "hard" | "hand";

/** Name a game that was played without the server. */
export function nameOf(t: Words, what: What): string {
  if (what.type === "puzzle") return what.puzzle;
  const name = t(`kinds.${what.kind as Kind}`);
  return what.type === "daily" ? name : `${name} ${what.number}`;
}
