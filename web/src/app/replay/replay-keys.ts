import { useEffect } from "react";
import { usePageKeys } from "../../model/page-keys";
import type { Player } from "../player/usePlayer";

/** The replay's own slider, which has no use for Space. */
const STEPPERS = ".timeline-bar button, .costly-move, .probability-rows button";
const SLIDERS = ".timeline-slider, .probabilities-slider";

/** The targets of the keys. */
interface Jumps {
  /** The previous and the next step. */
  previous: number;
  next: number;
  /** The targets of Page Up and Page Down; absent in games without rounds. */
  back?: number;
  on?: number;
}

/** Arrow keys step, Home and End jump, Space plays; a focused control keeps its own keys. */
export function useReplayKeys(player: Player, jumps: Jumps): void {
  usePageKeys((event, target) => {
    const isHeld = event.altKey || event.metaKey || event.ctrlKey || event.shiftKey;
    const hasSlider = event.key === " " && target?.matches(SLIDERS) === true;
    if (isHeld || (!hasSlider && target?.closest("dialog, input, select, textarea"))) return false;
    if (event.key === " " && target?.closest("button, a, summary")) return false;
    const targets: Readonly<Record<string, number | undefined>> = {
      ArrowLeft: jumps.previous,
      ArrowRight: jumps.next,
      PageUp: jumps.back,
      PageDown: jumps.on,
      Home: 0,
      End: player.of,
    };
    const to = targets[event.key];
    if (to !== undefined) player.goTo(to);
    else if (event.key === " ") player.play();
    else return false;
    return true;
  });
  useEffect(() => {
    const ended = new AbortController();
    document.addEventListener("click", releaseAfterPointer, { signal: ended.signal });
    return () => {
      ended.abort();
    };
  }, []);
}

/** After a click, Space plays again; a button that was pressed by key keeps the focus. */
function releaseAfterPointer({ detail, target }: MouseEvent): void {
  const isByPointer = detail > 0;
  const button = target instanceof Element ? target.closest<HTMLElement>(STEPPERS) : null;
  if (isByPointer) button?.blur();
}
