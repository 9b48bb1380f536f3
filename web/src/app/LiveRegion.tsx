import { useStore } from "../model/store";
import { announcement } from "../model/announcer";

/** Says each event in words, politely. */
export function LiveRegion() {
  const { words } = useStore(announcement);
  return (
    <div className="hidden-text" role="status" aria-live="polite" data-testid="announcements">
      {words}
    </div>
  );
}
