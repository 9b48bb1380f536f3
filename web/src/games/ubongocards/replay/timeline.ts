import i18next from "i18next";
import { lazy } from "react";
import type { TimelineRound } from "../../../protocol/messages";
import type { LayerShown, RoundLaid, Spot } from "../../../protocol/ubongocards";
import { minutes } from "../../../model/duration";
import type { TimelineModule } from "../../game-module";
import { isSame, type Lying } from "../model/grid";
import { symbolsOf } from "../text/words";

const words = () => i18next.getFixedT(null, "ubongocards");

/** Read the timeline data of a round. */
export const laidIn = (round: TimelineRound): RoundLaid => round.shown as RoundLaid;

/** Return what a player had laid at a time, in the order of laying. */
export function layoutAt(player: LayerShown, at: number): Lying[] {
  return lying(player, player.steps.findLast((step) => step.at <= at)?.laid ?? []);
}

/** Lay a player's cards on spots. */
export function lying({ cards }: LayerShown, spots: readonly Spot[]): Lying[] {
  return spots.flatMap((at) => {
    const card = cards.find((each) => each.card === at.card);
    return card === undefined ? [] : [{ ...card, at }];
  });
}

function nameOf({ number }: TimelineRound, players: number): string {
  const t = words();
  return players === 1
    ? t("timeline.hand", { hand: number })
    : t("timeline.round", { round: number });
}

function times(round: TimelineRound): number[] {
  return laidIn(round).players.flatMap(({ steps, called }) => [
    ...steps.map(({ at }) => at),
    ...(called === null ? [] : [called]),
  ]);
}

function tell(round: TimelineRound, at: number, names: readonly string[]): string {
  return laidIn(round)
    .players.flatMap((player) => told(player, at, names[player.seat] ?? ""))
    .join(" ");
}

function told(player: LayerShown, at: number, name: string): string[] {
  const t = words();
  const place = player.steps.findLastIndex((step) => step.at === at);
  const step = player.steps[place];
  const done = step === undefined ? [] : changed(player, step.laid, player.steps[place - 1]?.laid);
  const said = done.map(([how, card]) => {
    const shown = player.cards.find((each) => each.card === card);
    return t(`timeline.${how}`, { name, symbols: shown === undefined ? "" : symbolsOf(t, shown) });
  });
  if (player.called !== at) return said;
  return [...said, t("timeline.calls", { name, time: minutes(Math.round(at / 1_000)) })];
}

type Change = readonly [how: "lays" | "moves" | "takes", card: number];

function changed(
  player: LayerShown,
  now: readonly Spot[],
  before: readonly Spot[] = [],
): readonly Change[] {
  return player.cards.flatMap(({ card }): Change[] => {
    const old = before.find((spot) => spot.card === card);
    const lies = now.find((spot) => spot.card === card);
    if (lies === undefined) return old === undefined ? [] : [["takes", card]];
    if (old === undefined) return [["lays", card]];
    return isSame(old, lies) ? [] : [["moves", card]];
  });
}

/** How a practice hand ended; the line above names the hand. */
const ENDS = { solved: "yes", wrong: "wrong", left: "no" } as const;

function result(round: TimelineRound, names: readonly string[]): string {
  const t = words();
  const { checked, players } = laidIn(round);
  if (players.length === 1) {
    const own = checked.players[0];
    const how = own?.called !== true ? "left" : own.is_correct ? "solved" : "wrong";
    const time = minutes(Math.round(round.lasted / 1_000));
    return `${t(`practice.${ENDS[how]}`)}\u00a0· ${time}`;
  }
  return checked.players
    .map(({ seat, points, called }) => `${names[seat] ?? ""} ${points}${called ? " Ubongo!" : ""}`)
    .join(" · ");
}

export const timeline: TimelineModule = {
  Round: lazy(() => import("./ReplayRound")),
  nameOf,
  times,
  tell,
  result,
};
