import type { View } from "../../../protocol/ugo";
import type { UgoWords } from "./words";

/** Say who is to act and what to do: the most important line on the table. */
export function statusText(t: UgoWords, view: View, names: readonly string[]): string {
  if (view.turn === null) return t("status.over");
  const isLeading = view.trick.length === 0;
  if (view.turn === view.seat) {
    if (view.must_lay) return t("status.lay");
    return t(isLeading ? "status.lead" : "status.play");
  }
  const name = names[view.turn] ?? "";
  if (view.must_lay) return t("status.lays", { name });
  return t(isLeading ? "status.leads" : "status.plays", { name });
}
