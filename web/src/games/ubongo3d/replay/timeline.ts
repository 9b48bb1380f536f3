import i18next from "i18next";
import { lazy } from "react";
import type { TimelineRound } from "../../../protocol/messages";
import type { BuilderShown, RoundShown } from "../../../protocol/ubongo3d";
import type { TimelineModule } from "../../game-module";
import type { Building } from "../model/building";
import { stepsPlayback } from "../model/playback";
import { exactTime } from "../text/time";
import { pieceName } from "../text/words";

const words = () => i18next.getFixedT(null, "ubongo3d");

/** Read the timeline data of a round. */
export const shownOf = (round: TimelineRound): RoundShown => round.shown as RoundShown;

/** Return what a player had built at a time. */
export function buildingAt(builder: BuilderShown, at: number): Building {
  const { buildings, times } = stepsPlayback(builder);
  return buildings[times.findLastIndex((time) => time !== null && time <= at)] ?? [];
}

/** The tie-break comes after nine rounds. */
const TIE = 10;

function nameOf({ number }: TimelineRound, players: number): string {
  const t = words();
  if (players === 1) return t("progress.task", { number });
  return number >= TIE ? t("progress.tie") : t("timeline.round", { round: number });
}

function times(round: TimelineRound): number[] {
  return shownOf(round).builders.flatMap(({ steps, solved }) => [
    ...steps.map(({ at }) => at),
    ...(solved === null ? [] : [solved]),
  ]);
}

function tell(round: TimelineRound, at: number, names: readonly string[]): string {
  return shownOf(round)
    .builders.flatMap((builder) => told(builder, at, names[builder.seat] ?? ""))
    .join(" ");
}

function told(builder: BuilderShown, at: number, name: string): string[] {
  const t = words();
  const done = builder.steps.flatMap((step) => {
    if (step.at !== at) return [];
    if (step.put !== null)
      return [t("timeline.puts", { name, piece: pieceName(t, step.put.kind) })];
    const pieces = step.back.map((kind) => pieceName(t, kind)).join(", ");
    return [t("timeline.takes", { name, pieces })];
  });
  if (builder.solved !== at) return done;
  return [...done, t("timeline.calls", { name, time: exactTime(at, i18next.language) })];
}

function result(round: TimelineRound, names: readonly string[]): string {
  const solvers = shownOf(round)
    .builders.filter(({ solved }) => solved !== null)
    .toSorted((one, other) => (one.place ?? 0) - (other.place ?? 0));
  if (solvers.length === 0) return words()("timeline.nobody");
  return solvers
    .map(({ seat, solved }) => `${names[seat] ?? ""} ${exactTime(solved ?? 0, i18next.language)}`)
    .join(" · ");
}

export const timeline: TimelineModule = {
  Round: lazy(() => import("./ReplayRound")),
  nameOf,
  times,
  tell,
  result,
};
