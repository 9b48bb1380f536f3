import { GEMS, type Gem, type View } from "../../../protocol/ubongo3d";
import type { StorySource } from "../../story-of";
import { exactTime } from "../text/time";
import { gemsWon, type Words } from "../text/words";

type Source = StorySource<Words, View>;

/** Tell a game in up to three sentences: speed, the best find, the tie-break. */
export function raceStory(source: Source): string[] {
  const solved = solutions(source.view);
  if (solved.length === 0) return [source.t("story.unsolved")];
  const tie = tieBreak(source);
  const sentences = [
    fastest(source, solved),
    quickest(source, solved),
    rubies(source) ?? haul(source),
  ];
  return [...sentences.filter((each) => each !== null).slice(0, 3 - tie.length), ...tie];
}

interface Solution {
  seat: number;
  round: number;
  time: number;
  isFirst: boolean;
}

/** Every solution before the tie-break. */
function solutions({ ended, rounds }: View): Solution[] {
  return ended
    .filter(({ round }) => round <= rounds)
    .flatMap(({ round, builders }) =>
      builders.flatMap(({ seat, solved, place }) =>
        solved === null ? [] : [{ seat, round, time: solved, isFirst: place === 1 }],
      ),
    );
}

/** Return who was first how often. */
function fastest({ t, view, names, list }: Source, solved: readonly Solution[]): string {
  const counts = names.map((_, seat) => solved.filter((one) => one.isFirst && one.seat === seat));
  const count = Math.max(...counts.map(({ length }) => length));
  const best = names.filter((_, seat) => counts[seat]?.length === count);
  if (best.length > 1) return t("story.fastestShared", { names: list(best), count });
  return t("story.fastest", { name: best[0] ?? "", count, rounds: view.rounds });
}

function quickest({ t, language, names }: Source, solved: readonly Solution[]): string | null {
  const best = solved.toSorted((one, other) => one.time - other.time)[0];
  if (best === undefined) return null;
  const time = exactTime(best.time, language);
  return t("story.quickest", { name: names[best.seat] ?? "", time, round: best.round });
}

/** Name the player with the most rubies, if there is only one. */
function rubies({ t, view, names }: Source): string | null {
  const counts = view.players.map(({ gems }) => gems.ruby);
  const count = Math.max(...counts);
  const seat = counts.indexOf(count);
  if (count === 0 || counts.lastIndexOf(count) !== seat) return null;
  const isOnly = counts.every((each, other) => other === seat || each === 0);
  if (count === 1 && !isOnly) return null;
  return t("story.rubies", { name: names[seat] ?? "", count });
}

/** Name a round in which a player won more gems than in any other. */
function haul({ t, view, names }: Source): string | null {
  const won = view.ended.flatMap(({ round, builders }) =>
    builders.map(({ seat, won }) => ({ seat, round, won, worth: worth(won) })),
  );
  const best = won.toSorted((one, other) => other.worth - one.worth)[0];
  if (best === undefined || best.worth === 0) return null;
  const gems = gemsWon(t, best.won);
  return t("story.haul", { round: best.round, name: names[best.seat] ?? "", gems });
}

const worth = (gems: readonly Gem[]) => gems.reduce((sum, gem) => sum + GEMS[gem].points, 0);

function tieBreak({ t, view, names, list }: Source): string[] {
  if (view.winner === null) return [];
  const level = view.tie.map((seat) => names[seat] ?? "");
  if (level.length < 2) return [];
  const name = names[view.winner] ?? "";
  return [t("story.tie", { rounds: view.rounds, names: list(level), name })];
}
