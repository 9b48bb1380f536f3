import { useStore } from "../model/store";
import { announcement } from "../model/announcer";

/** Says each event in words, politely; a new element each time, for equal text alone is not said again. */
export function LiveRegion() {
  const { words, number } = useStore(announcement);
  return (
    <div className="hidden-text" role="status" aria-live="polite" data-testid="announcements">
      <p key={number}>{words}</p>
    </div>
  );
}
