import i18next from "i18next";
import type { Move } from "../../../protocol/ubongocards";

/** Say what a bot did for a player: cards laid in the current round, calls, and agreeing to an end. */
export function stoodIn(made: readonly object[]): string {
  const t = i18next.getFixedT(null, "ubongocards");
  let calls = 0;
  let lying = new Set<number>();
  let hasAgreed = false;
  for (const move of made as readonly Move[]) {
    if ("lay" in move) lying.add(move.lay.card);
    if ("take" in move) lying.delete(move.take);
    if ("call" in move) calls += 1;
    if ("agree" in move) hasAgreed = true;
    if ("disagree" in move) hasAgreed = false;
    if ("ready" in move) [lying, hasAgreed] = [new Set(), false];
  }
  return [
    ...(lying.size > 0 ? [t("stoodIn.laid", { count: lying.size })] : []),
    ...(calls > 0 ? [t("stoodIn.called", { count: calls })] : []),
    ...(hasAgreed ? [t("stoodIn.agreed")] : []),
  ].join(", ");
}
