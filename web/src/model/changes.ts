import { useEffect, useEffectEvent, useRef } from "react";
import { announce } from "./announcer";
import { feel, type Moment } from "./feel";

/** Compare each view with the one before it; the first has none. */
function useChange<View>(view: View, compare: (before: View, after: View) => void): void {
  const last = useRef<View | null>(null);
  const onChange = useEffectEvent(compare);
  useEffect(() => {
    const before = last.current;
    last.current = view;
    if (before !== null) onChange(before, view);
  }, [view]);
}

/** Announce what has happened since the last view. */
export function useAnnouncements<View>(
  view: View,
  said: (before: View, after: View) => readonly string[],
): void {
  useChange(view, (before, after) => {
    announce(said(before, after).join(" "));
  });
}

/** Play the sounds and vibrations for what has happened since the last view. */
export function useMoments<View>(
  view: View,
  between: (before: View, after: View) => readonly Moment[],
): void {
  useChange(view, (before, after) => {
    between(before, after).forEach(feel);
  });
}
