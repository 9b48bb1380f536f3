import i18next from "i18next";
import type { Move } from "../../../protocol/ubongo3d";

/** Say what a bot built for a player: tasks solved, and pieces put into the task that is still open. */
export function stoodIn(made: readonly object[]): string {
  const t = i18next.getFixedT(null, "ubongo3d");
  let solved = 0;
  let lying = new Set<number>();
  for (const move of made as readonly Move[]) {
    if ("put" in move) lying.add(move.put.kind);
    if ("take" in move) lying.delete(move.take);
    if ("call" in move) solved += 1;
    if ("call" in move || "ready" in move || "next" in move) lying = new Set();
  }
  return [
    ...(solved > 0 ? [t("stoodIn.solved", { count: solved })] : []),
    ...(lying.size > 0 ? [t("stoodIn.put", { count: lying.size })] : []),
  ].join(", ");
}
