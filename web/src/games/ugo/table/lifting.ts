import { useEffect, useEffectEvent, useState } from "react";
import { feel } from "../../../model/feel";
import { usePreferences } from "../../../model/preferences";
import type { Card, HandCard } from "../../../protocol/ugo";

/** With confirmation switched on, the first tap lifts a card, the second plays it, and Escape lowers it. */
export function useLifting(hand: readonly HandCard[], onPlay: (card: Card) => void) {
  const { confirm } = usePreferences();
  const [wanted, setWanted] = useState<Card | null>(null);
  const isThere = hand.some(({ card, refusal }) => card === wanted && refusal === null);
  const lifted = confirm && isThere ? wanted : null;
  const lower = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === "Escape") setWanted(null);
  });
  useEffect(() => {
    if (lifted === null) return;
    const ended = new AbortController();
    document.addEventListener("keydown", lower, { signal: ended.signal });
    return () => {
      ended.abort();
    };
  }, [lifted]);
  return {
    lifted,
    onCard: (card: Card) => {
      if (confirm && card !== lifted) {
        feel("lift");
        setWanted(card);
        return;
      }
      setWanted(null);
      onPlay(card);
    },
  };
}
