import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { announce } from "../../../model/announcer";
import { usePreferences } from "../../../model/preferences";
import type { Spot, View } from "../../../protocol/ubongocards";
import type { GameTableProps } from "../../game-module";
import { hintText, pointedBy, type Stage } from "../model/hint";
import type { OwnLayout } from "./useLayout";
import { cardsRefusal } from "../text/words";

/** Hints at the table: whether asking is allowed, the words, and what they point at. */
export interface TableHint {
  isOffered: boolean;
  isThinking: boolean;
  /** How much is shown; 0 before the first request. */
  stage: 0 | Stage;
  text: string;
  /** The card in question. */
  card: number | null;
  /** Where it goes, on the second request. */
  spot: Spot | null;
  /** Ask for the card; then for its place. */
  ask: () => void;
}

type Props = Pick<GameTableProps, "table" | "hint" | "live" | "pending">;

/** Offer hints in two stages to players who practise; a move makes way for the next hint. */
export function useHint(
  view: View,
  { table, hint, live, pending }: Props,
  layout: OwnLayout,
  onOffline: () => void,
): TableHint {
  const { t } = useTranslation("ubongocards");
  const { hints } = usePreferences();
  const [whereAt, setWhereAt] = useState<number | null>(null);
  const isOffered = hints && table.options.hints === true && view.phase === "laying";
  const advice = isOffered && pending.length === 0 ? hint.advice : null;
  const pointed = advice && pointedBy(advice);
  const stage = advice === null ? 0 : whereAt === table.n && pointed?.card !== null ? 2 : 1;
  const text =
    advice === null || stage === 0
      ? hint.refused && isOffered
        ? cardsRefusal(hint.refused.refusal)
        : ""
      : hintText(t, advice, stage, layout, view.goal);
  useEffect(() => {
    if (text !== "") announce(text);
  }, [text]);
  return {
    isOffered,
    isThinking: hint.isThinking,
    stage,
    text,
    card: pointed?.card ?? null,
    spot: stage === 2 ? (pointed?.spot ?? null) : null,
    ask: () => {
      if (advice !== null) {
        setWhereAt(table.n);
        if (stage === 2) announce(text);
      } else if (!live) onOffline();
      else hint.ask();
    },
  };
}
