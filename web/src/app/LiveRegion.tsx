import { useStore } from "../model/store";
import { announcement } from "../model/announcer";

/** Announces each event politely. Each is a new element, since repeated text alone is not read again. */
export function LiveRegion() {
  const { words, number } = useStore(announcement);
  return (
    <div className="hidden-text" role="status" aria-live="polite" data-testid="announcements">
      <p key={number}>{words}</p>
    </div>
  );
}
