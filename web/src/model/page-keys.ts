import { useEffect, useEffectEvent } from "react";

/** Listen for keys on the whole page; a key that was handled (true) has no other effect. */
export function usePageKeys(act: (event: KeyboardEvent, target: Element | null) => boolean): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    if (act(event, target)) event.preventDefault();
  });
  useEffect(() => {
    const ended = new AbortController();
    document.addEventListener("keydown", onKey, { signal: ended.signal });
    return () => {
      ended.abort();
    };
  }, []);
}
