import type { View } from "../../../protocol/ubongocards";
import type { StorySource } from "../../story-of";
import { endOf, isPractice, quickestOf, timeOf } from "../model/practice";
import type { Words } from "../text/words";

type Source = StorySource<Words, View>;

/** Tell a game in up to three sentences: the calls, what decided a tie, the closest round. */
export function cardsStory(source: Source): string[] {
  const { view } = source;
  if (view.ended.length === 0) return [];
  if (isPractice(view)) return alone(source);
  const sentences = [calls(source), byTens(source), closest(source)];
  return sentences.filter((each) => each !== null);
}

/** Say how many hands were solved, and how quickly; recommend hints only if the table has them. */
function alone({ t, view: { ended }, options }: Source): string[] {
  const solved = ended.filter((hand) => endOf(hand) === "solved").length;
  const count = ended.length;
  const quickest = quickestOf(ended);
  return [
    solved === 0 ? t("practice.storyNone", { count }) : t("practice.story", { solved, count }),
    ...(solved === 0 && options.hints === true ? [t("practice.easier")] : []),
    ...(quickest ? [t("practice.quickest", { time: timeOf(quickest) })] : []),
  ];
}

/** Say who called most often and how many calls were right, or how many calls there were. */
function calls({ t, view, names }: Source): string {
  const lines = view.ended.flatMap(({ players }) => players.filter(({ called }) => called));
  if (lines.length === 0) return t("story.noCalls");
  const counts = names.map((_, seat) => lines.filter((line) => line.seat === seat).length);
  const count = Math.max(...counts);
  const seat = counts.indexOf(count);
  const rightOf = (some: typeof lines) => some.filter(({ is_correct }) => is_correct).length;
  const isAlone = counts.lastIndexOf(count) === seat;
  if (!isAlone || (count === 1 && lines.length > 1)) {
    return t("story.allCalls", { count: lines.length, right: rightOf(lines) });
  }
  const right = rightOf(lines.filter((line) => line.seat === seat));
  const name = names[seat] ?? "";
  if (count > 1 && right === count) return t("story.callsRight", { name, count });
  const verdict = t(right > 0 ? "story.right" : "story.wrong");
  return t("story.calls", { name, count, right, verdict });
}

/** Say that the number of tens decided a tie. */
function byTens({ t, view, outcome, names, list }: Source): string | null {
  const first = outcome.places.indexOf(1);
  if (outcome.places.lastIndexOf(1) !== first) return null;
  const level = view.players.flatMap(({ total }, seat) =>
    total === view.players[first]?.total ? [names[seat] ?? ""] : [],
  );
  if (level.length < 2) return null;
  return t("story.byTens", { names: list(level), name: names[first] ?? "" });
}

/** Name the round with the smallest gap between the best two, ignoring rounds without points. */
function closest({ t, view }: Source): string | null {
  const rounds = view.ended.flatMap(({ round, players }) => {
    const [best = 0, second = 0] = players
      .map(({ points }) => points)
      .toSorted((one, other) => other - one);
    return best === 0 ? [] : [{ round, best, second, apart: best - second }];
  });
  const found = rounds.toSorted((one, other) => one.apart - other.apart)[0];
  if (found === undefined) return null;
  const { round, best, second } = found;
  return best === second
    ? t("story.level", { round, count: best })
    : t("story.closest", { round, best, second });
}
