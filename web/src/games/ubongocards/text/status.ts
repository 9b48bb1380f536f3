import type { View } from "../../../protocol/ubongocards";
import { isPractice } from "../model/practice";
import type { Words } from "./words";

/** Say what is going on and what to do. */
export function statusText(t: Words, view: View, names: readonly string[]): string {
  return (isPractice(view) && practiceText(t, view)) || raceText(t, view, names);
}

/** A lone player has nobody to wait for, and no hurry. */
function practiceText(t: Words, { phase, seat, call, goal }: View): string {
  if (phase === "ready") return t("practice.begin");
  if (phase === "checked") return t("practice.look");
  const isLaying = phase === "laying" && seat !== null && call !== null;
  return isLaying ? t("practice.lay", { goal }) : "";
}

function raceText(t: Words, view: View, names: readonly string[]): string {
  switch (view.phase) {
    case "ready":
      return t("status.waitsFor", { names: awaited(view, names) });
    case "countdown":
      return t("status.countdown");
    case "laying":
      return layingText(t, view, names);
    case "window":
      return windowText(t, view, names);
    case "checked":
      return checkedText(t, view, names);
    case "over":
      return t("status.over");
  }
}

function layingText(t: Words, view: View, names: readonly string[]): string {
  if (view.seat === null) return t("status.watch");
  const own = view.players[view.seat];
  const wish = view.players.findIndex(
    (player, seat) => seat !== view.seat && player.agreed?.how === "wish",
  );
  if (wish >= 0 && own?.agreed == null) return t("status.wish", { name: names[wish] ?? "" });
  if (own?.agreed != null) return t("status.agreed");
  if (view.call === null) return t("status.call");
  return t("status.lay", { goal: view.goal });
}

function windowText(t: Words, view: View, names: readonly string[]): string {
  const callers = names.filter((_, seat) => view.players[seat]?.called_at != null).join(", ");
  return view.call === null
    ? t("status.callToo", { names: callers })
    : t("status.stop", { names: callers });
}

function checkedText(t: Words, view: View, names: readonly string[]): string {
  const own = view.seat === null ? undefined : view.players[view.seat];
  if (own?.is_ready === false) return t("status.look");
  return t("status.waitsFor", { names: awaited(view, names) });
}

function awaited(view: View, names: readonly string[]): string {
  return names.filter((_, seat) => view.players[seat]?.is_ready === false).join(", ");
}
