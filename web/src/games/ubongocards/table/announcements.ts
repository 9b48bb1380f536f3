import type { View } from "../../../protocol/ubongocards";
import { layoutOf } from "../model/steps";
import { isPractice } from "../model/practice";
import { breachText, checkTitle, type Words } from "../text/words";

/** List what to announce between two views: not every card of the others, only what matters. */
export function said(t: Words, before: View, after: View, names: readonly string[]): string[] {
  return [
    ...phaseSaid(t, before, after),
    ...callsSaid(t, before, after, names),
    ...wishesSaid(t, before, after, names),
    ...(after.phase === "laying" && before.call !== null && after.call === null
      ? [t("said.mayCall")]
      : []),
    ...breachesSaid(t, before, after),
    ...checkSaid(t, before, after, names),
  ];
}

function phaseSaid(t: Words, before: View, after: View): string[] {
  if (before.phase === after.phase) return [];
  if (after.phase === "countdown") {
    return [t("said.countdown", { round: after.round, side: t(`side.${after.colour}`) })];
  }
  if (after.phase !== "laying") return [];
  const { round: hand, colour, goal } = after;
  if (isPractice(after)) return [t("practice.dealt", { hand, side: t(`side.${colour}`), goal })];
  return [t("said.go", { goal })];
}

function callsSaid(t: Words, before: View, after: View, names: readonly string[]): string[] {
  return after.players.flatMap((player, seat) => {
    if (player.called_at === null || before.players[seat]?.called_at != null) return [];
    if (seat === after.seat) return [t("said.youCall")];
    return [t("said.calls", { name: names[seat] ?? "" })];
  });
}

function wishesSaid(t: Words, before: View, after: View, names: readonly string[]): string[] {
  return after.players.flatMap((player, seat) => {
    const isNew = player.agreed?.how === "wish" && before.players[seat]?.agreed?.how !== "wish";
    if (!isNew || seat === after.seat) return [];
    return [t("status.wish", { name: names[seat] ?? "" })];
  });
}

/** For learners: what has just gone wrong on their own board. */
function breachesSaid(t: Words, before: View, after: View): string[] {
  if (after.phase !== "laying" || after.seat === null) return [];
  const known = new Set(before.breaches.map((breach) => JSON.stringify(breach)));
  const { numberOf } = layoutOf(after, after.players[after.seat], []);
  return after.breaches
    .filter((breach) => !known.has(JSON.stringify(breach)))
    .map((breach) => breachText(t, breach, numberOf));
}

function checkSaid(t: Words, before: View, after: View, names: readonly string[]): string[] {
  const round = after.ended.at(-1);
  if (round === undefined || after.ended.length <= before.ended.length) return [];
  return [
    checkTitle(t, after),
    ...(isPractice(after) ? [] : round.players).map(({ seat, points }) =>
      t("said.score", { name: names[seat] ?? "", count: points }),
    ),
  ];
}
