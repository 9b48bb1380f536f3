import i18next from "i18next";
import type { Reason, ReplayStep, MoveEvaluation } from "../../../protocol/messages";
import {
  FACES,
  type Card,
  type Colour,
  type Laying,
  type Move,
  type View,
} from "../../../protocol/ugo";
import type { EvaluationWords } from "../../game-module";
import { eventsBetween } from "../model/events";
import { sentence } from "./sentences";
import { cardName, type UgoWords } from "./words";

/** UGO!'s words in the current language, for use outside components. */
const words = (): UgoWords => i18next.getFixedT(null, "ugo");

/** Name a move: "blue 7", or how the cards of a trick are laid. */
export function moveText(t: UgoWords, move: Move): string {
  return "play" in move ? cardName(t, move.play) : layingText(t, move.lay);
}

/** Say how cards are laid: new lands from left to right, and what lies on top. */
export function layingText(t: UgoWords, laying: Laying): string {
  const cards = laying.tops.map((card) => cardName(t, card)).join(", ");
  if (laying.new.length === 0) return t("laying.tops", { cards });
  const colours = laying.new.map((colour) => t(`colour.${colour}`)).join(", ");
  return t("laying.new", { count: laying.new.length, colours, cards });
}

/** Describe what happened from one step of a game to the next, with every name. */
export function tell(before: ReplayStep, step: ReplayStep, names: readonly string[]): string {
  const t = words();
  const people = { names, own: null };
  const moved = step.move === null ? "" : moveSentence(t, step, names);
  const then = eventsBetween(before.view as View, step.view as View)
    .filter(({ kind }) => kind === "won" || kind === "round over")
    .map((event) => sentence(t, event, people));
  return [moved, ...then].filter(Boolean).join(" ");
}

function moveSentence(t: UgoWords, step: ReplayStep, names: readonly string[]): string {
  const move = step.move as unknown as Move;
  const name = names[step.seat ?? 0] ?? "";
  if ("play" in move) return t("said.plays", { name, card: cardName(t, move.play) });
  return t("said.laysSo", { name, laying: layingText(t, move.lay) });
}

/** Put an evaluated move into words. */
export function describe(evaluation: MoveEvaluation): EvaluationWords {
  const t = words();
  return {
    played: moveText(t, evaluation.played as unknown as Move),
    best: moveText(t, evaluation.best as unknown as Move),
    reason: reasonText(t, evaluation.reason),
    bestReason: reasonText(t, evaluation.best_reason),
  };
}

/** Every reason for a move, and its words. */
const REASONS: Readonly<Record<string, (t: UgoWords, of: Details) => string>> = {
  led_while_out: (t, of) =>
    said(
      of.text("cards") === ""
        ? t("reason.led_while_many", { count: of.count("higher"), colour: of.colour(t) })
        : t("reason.led_while_out", { cards: of.cards(t) }),
      losing(t, of),
    ),
  led_highest: (t, of) => said(t("reason.led_highest"), kingdomText(t, of)),
  took: (t, of) => said(t("reason.took"), earned(t, of), kingdomText(t, of)),
  took_new_colours: (t, of) => said(t("reason.took"), earned(t, of), kingdomText(t, of)),
  ahead: (t, of) => said(t("reason.ahead"), earned(t, of), kingdomText(t, of)),
  lost: (t, of) => said(lost(t, of), spared(t, of)),
  kept: (t) => t("reason.kept"),
  laid_high: (t) => t("reason.laid_high"),
  laid_order: (t) => t("reason.laid_order"),
  laid_low: (t, of) => t("reason.laid_low", { cards: of.cards(t) }),
  plain: (t) => t("reason.plain"),
};

/** Put a move into words; empty if the server knows a reason that this client does not. */
export function reasonText(t: UgoWords, { code, details = {} }: Reason): string {
  return REASONS[code]?.(t, new Details(details)) ?? "";
}

/** Join sentences; some may be empty. */
const said = (...sentences: readonly string[]): string => sentences.filter(Boolean).join(" ");

function earned(t: UgoWords, of: Details): string {
  const count = of.count("farmers");
  return count === 0 ? "" : t("reason.earned", { count });
}

/** Say what a lead earns if it loses, which only some cards do. */
function losing(t: UgoWords, of: Details): string {
  const count = of.count("farmers");
  return count === 0 ? "" : t("reason.losing", { count });
}

/** Say which card beats a card, and how many farmers losing earns. */
function lost(t: UgoWords, of: Details): string {
  const count = of.count("farmers");
  const to = of.cards(t, "to");
  if (count === 0) return to === "" ? t("reason.lost") : t("reason.lost_to", { card: to });
  return count === of.count("least")
    ? t("reason.lost_earning", { count })
    : t("reason.lost_hoping", { count });
}

function spared(t: UgoWords, of: Details): string {
  const count = of.count("spares");
  return count === 0 ? "" : t("reason.spares", { count });
}

/** Say what taking the trick does to sections, their farmers and the piles. */
function kingdomText(t: UgoWords, of: Details): string {
  const sections = of.text("opens");
  const lacks = of.count("lacks");
  const covered = of.cards(t, "covered");
  const filled = of.text("filled");
  return said(
    sections &&
      t(lacks === 0 ? "reason.opens" : "reason.opens_lacking", { sections, count: lacks }),
    filled && t("reason.filled", { sections: filled }),
    covered && t("reason.covers", { covered, covering: of.cards(t, "covering") }),
  );
}

/** The parameters of a reason: numbers, and cards and colours as text. */
export class Details {
  constructor(private readonly all: Readonly<Record<string, string | number>>) {}

  count(name: string): number {
    return Number(this.all[name] ?? 0);
  }

  text(name: string): string {
    return String(this.all[name] ?? "");
  }

  colour(t: UgoWords): string {
    return t(`colour.${this.text("colour") as Colour}`);
  }

  cards(t: UgoWords, name = "cards"): string {
    const known = this.text(name).split(", ");
    return known.map((card) => (card in FACES ? cardName(t, card as Card) : card)).join(", ");
  }
}
