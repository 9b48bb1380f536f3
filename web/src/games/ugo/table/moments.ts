import { useEffect, useRef } from "react";
import { feel } from "../../../model/feel";
import type { View } from "../../../protocol/ugo";
import { eventsBetween } from "../model/events";

/** Let what happened since the last view be felt: one moment for each view, the greatest. */
export function useMoments(view: View): void {
  const last = useRef(view);
  useEffect(() => {
    const events = eventsBetween(last.current, view);
    const tricks = events.filter((event) => event.kind === "won").map(({ trick }) => trick);
    last.current = view;
    if (tricks.some(({ winner }) => winner === view.seat)) feel("trick");
    else if (tricks.some(({ earned }) => view.seat !== null && (earned[view.seat] ?? 0) > 0))
      feel("farmer");
    else if (events.some(({ kind }) => kind === "played")) feel("place");
  }, [view]);
}
