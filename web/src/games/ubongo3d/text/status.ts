import type { View } from "../../../protocol/ubongo3d";
import type { Words } from "./words";

/** Say what is going on and what to do. */
export function statusText(t: Words, view: View, names: readonly string[]): string {
  switch (view.phase) {
    case "ready":
      return readyText(t, view, names);
    case "countdown":
      return t("status.countdown");
    case "paused":
      return t("status.paused");
    case "building":
      return buildingText(t, view, names);
    case "shown":
      return shownText(t, view, names);
    case "over":
      return t("status.over");
  }
}

function readyText(t: Words, view: View, names: readonly string[]): string {
  const waiting = namesOf(view, names, (seat) => isAwaited(view, seat));
  const isTieBreak = view.round > view.rounds;
  if (isTieBreak && waiting === "") return t("status.tie");
  return waiting === "" ? t("status.loading") : t("status.waitsFor", { names: waiting });
}

function isAwaited(view: View, seat: number): boolean {
  const builds = view.round <= view.rounds || view.tie.includes(seat);
  return builds && view.players[seat]?.is_ready === false;
}

function buildingText(t: Words, view: View, names: readonly string[]): string {
  const own = view.seat === null ? undefined : view.players[view.seat];
  if (own === undefined) return t("status.watch");
  if (view.round > view.rounds && own.task === null) {
    return t("status.tieOf", { names: namesOf(view, names, (seat) => view.tie.includes(seat)) });
  }
  if (own.place !== null) return t("status.solved", { place: own.place });
  if (!own.is_building) return t("status.timeUp");
  if (view.call === null) return t("status.callNow");
  if (view.glass === "second") return t("status.secondChance");
  return t("status.build");
}

function shownText(t: Words, view: View, names: readonly string[]): string {
  const own = view.seat === null ? undefined : view.players[view.seat];
  if (own?.is_ready === false) return t("status.look");
  const waiting = namesOf(view, names, (seat) => view.players[seat]?.is_ready === false);
  return t("status.waitsFor", { names: waiting });
}

function namesOf(view: View, names: readonly string[], holds: (seat: number) => boolean): string {
  return names.filter((_, seat) => seat < view.players.length && holds(seat)).join(", ");
}
