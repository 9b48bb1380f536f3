import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { announce } from "../../../model/announcer";
import { usePageKeys } from "../../../model/page-keys";
import { usePreferences } from "../../../model/preferences";
import type { Card, Laying, Move, View } from "../../../protocol/ugo";
import type { GameTableProps } from "../../game-module";
import { adviceText } from "../text/advice";
import { ugoRefusal } from "../text/words";

/** Where the key H asks for a hint. */
const HINT_AREAS = "[data-hand], .status-line";

/** Hints at the table: whether asking is allowed now, the words, and what they point at. */
export interface TableHint {
  isOffered: boolean;
  isThinking: boolean;
  /** The hint or its refusal in words, while it is shown. */
  text: string;
  card: Card | null;
  laying: Laying | null;
  /** Ask, or show and hide the answer. */
  toggle: () => void;
}

/** Offer hints on the player's turn if the table has them, by a button and, near it and in the hand, by the key H. */
export function useHint(
  { table, names, live, hint }: GameTableProps,
  onOffline: () => void,
): TableHint {
  const { t, i18n } = useTranslation("ugo");
  const [hiddenAt, setHiddenAt] = useState<number | null>(null);
  const view = table.view as View;
  const { hints } = usePreferences();
  const isMine = view.seat !== null && view.turn === view.seat;
  const isOffered = hints && table.options.hints === true && isMine;
  const { advice, refused } = hint;
  const move = advice && (advice.move as unknown as Move);
  const text =
    (advice && adviceText(t, advice, view, i18n.language)) ??
    (refused ? ugoRefusal(t, refused.refusal, names) : "");
  const isHidden = hiddenAt === table.n;
  useEffect(() => {
    announce(text);
  }, [text, refused]);

  const toggle = () => {
    if (advice !== null) {
      setHiddenAt(isHidden ? null : table.n);
      if (isHidden) announce(text);
    } else if (!live) onOffline();
    else hint.ask();
  };
  useHintKey(isOffered, toggle);
  const isShown = isOffered && !isHidden;
  return {
    isOffered,
    isThinking: hint.isThinking,
    text: isShown ? text : "",
    card: isShown && move && "play" in move ? move.play : null,
    laying: isShown && move && "lay" in move ? move.lay : null,
    toggle,
  };
}

/**
 * H works while the focus is in the hand or the status line: a single letter must not act everywhere,
 * since voice control may trigger it by accident (WCAG 2.1.4).
 */
function useHintKey(isOffered: boolean, onKey: () => void): void {
  usePageKeys((event, target) => {
    if (!isOffered || event.key.toLowerCase() !== "h") return false;
    if (event.altKey || event.metaKey || event.ctrlKey) return false;
    if (!target?.closest(HINT_AREAS) || target.closest("dialog, input, select, textarea")) {
      return false;
    }
    if (!event.repeat) onKey();
    return true;
  });
}
