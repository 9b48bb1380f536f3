import type { View } from "../../../protocol/ubongo3d";
import { animalName, gemsWon, type Words } from "../text/words";

/** List what to announce between two views. */
export function said(t: Words, before: View, after: View, names: readonly string[]): string[] {
  return [
    ...phaseSaid(t, before, after),
    ...callsSaid(t, before, after, names),
    ...(before.glass !== "second" && after.glass === "second" ? [t("said.secondChance")] : []),
    ...(after.phase === "building" && before.call !== null && after.call === null
      ? [t("said.callNow")]
      : []),
    ...soloSaid(t, before, after),
    ...resultSaid(t, before, after, names),
  ];
}

function phaseSaid(t: Words, before: View, after: View): string[] {
  if (before.phase === after.phase) return [];
  if (after.phase === "countdown") {
    const animal = after.animal === null ? "" : animalName(t, after.animal);
    const pieces = after.players[after.seat ?? 0]?.task?.pieces.map(({ kind }) => kind).join(", ");
    return [
      after.round > after.rounds
        ? t("said.tie", { animal })
        : t("said.countdown", { round: after.round, animal }),
      ...(after.die === null ? [] : [t("die.rolled", { number: after.die })]),
      ...(pieces === undefined ? [] : [t("said.pieces", { pieces })]),
    ];
  }
  if (after.phase === "building" && before.phase !== "paused") {
    return [t(after.glass === "first" ? "said.go" : "said.goFree")];
  }
  return after.phase === "paused" ? [t("status.paused")] : [];
}

function callsSaid(t: Words, before: View, after: View, names: readonly string[]): string[] {
  if (before.round !== after.round) return [];
  return after.players.flatMap((player, seat) => {
    if (player.place === null || before.players[seat]?.place != null) return [];
    if (seat === after.seat) return [t("status.solved", { place: player.place })];
    return [t("said.called", { name: names[seat] ?? "", place: player.place })];
  });
}

function soloSaid(t: Words, before: View, after: View): string[] {
  if (before.solo === null || after.solo === null) return [];
  if (after.solo.solved > before.solo.solved) {
    return [t("solo.solved", { count: after.solo.solved })];
  }
  return after.solo.aside > before.solo.aside ? [t("said.aside")] : [];
}

function resultSaid(t: Words, before: View, after: View, names: readonly string[]): string[] {
  if (after.ended.length <= before.ended.length || after.solo !== null) return [];
  const builders = after.ended.at(-1)?.builders ?? [];
  return [
    after.ended.length > after.rounds
      ? t("said.tieOver")
      : t("said.roundOver", { round: after.ended.length }),
    ...builders.flatMap(({ seat, won }) => {
      if (won.length === 0) return [];
      return [t("said.won", { name: names[seat] ?? "", gems: gemsWon(t, won) })];
    }),
  ];
}
