import type { View } from "../../../protocol/ugo";
import type { StorySource } from "../../story-of";
import { points, type UgoWords } from "../text/words";

type Source = StorySource<UgoWords, View>;

/** Tell a game in up to three sentences: who led when, the round that decided, the best section. */
export function ugoStory(source: Source): string[] {
  const { t, outcome, names, list } = source;
  const winners = names.flatMap((_, seat) => (outcome.places[seat] === 1 ? [seat] : []));
  const [winner, ...others] = winners;
  if (winner === undefined) return [];
  if (others.length > 0) {
    const level = t("story.shared", { names: list(winners.map((seat) => names[seat] ?? "")) });
    return [level, ...bestSection(source)];
  }
  return [lead(source, winner), decisive(source, winner), ...bestSection(source)];
}

/** Say since when the winner was ahead, and who was before. */
function lead({ t, view, names }: Source, winner: number): string {
  const leaders = view.ended.map((_, round) => leadersAfter(view, round));
  const round = leaders.findLastIndex((seats) => seats.length > 1 || seats[0] !== winner) + 1;
  const before = leaders[round - 1];
  const name = names[winner] ?? "";
  if (before === undefined) return t("story.always", { name });
  const isLast = round === leaders.length - 1;
  const [first, second] = before;
  if (second !== undefined) {
    return isLast
      ? t("story.levelLast", { name })
      : t("story.level", { name, before: round, round: round + 1 });
  }
  const other = names[first ?? 0] ?? "";
  return isLast
    ? t("story.tookLast", { name, other })
    : t("story.took", { name, other, before: round, round: round + 1 });
}

/** Return the seats with the most points after a round, counted from 0. */
function leadersAfter({ ended, players }: View, round: number): number[] {
  const totals = Array.from({ length: players }, (_, seat) =>
    ended.slice(0, round + 1).reduce((sum, { scores }) => sum + (scores[seat] ?? 0), 0),
  );
  const most = Math.max(...totals);
  return totals.flatMap((total, seat) => (total === most ? [seat] : []));
}

/** Name the round that put the winner furthest ahead of everyone else. */
function decisive({ t, view, names }: Source, winner: number): string {
  const rounds = view.ended.map(({ scores }, round) => {
    const own = scores[winner] ?? 0;
    const others = Math.max(...scores.filter((_, seat) => seat !== winner));
    return { round: round + 1, own, others, ahead: own - others };
  });
  const best = rounds.toSorted((one, other) => other.ahead - one.ahead)[0];
  if (best === undefined || best.ahead <= 0) return t("story.steady");
  const words = {
    round: best.round,
    name: names[winner] ?? "",
    points: points(best.own),
    others: points(best.others),
  };
  if (view.players > 2) return t("story.decisiveOfMany", words);
  return t("story.decisive", { ...words, other: names[1 - winner] ?? "" });
}

/** Name a section that no other one outscored. */
function bestSection({ t, view, names }: Source): string[] {
  const sections = view.ended.flatMap(({ kingdoms }, round) =>
    kingdoms.flatMap((kingdom, seat) =>
      kingdom.sections.map(({ name, score }) => ({ name, score, seat, round: round + 1 })),
    ),
  );
  const best = sections.toSorted((one, other) => other.score - one.score)[0];
  if (best === undefined || best.score <= 0) return [];
  const { name: section, score, seat, round } = best;
  return [t("story.section", { section, round, name: names[seat] ?? "", count: score })];
}
