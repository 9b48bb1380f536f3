import { useMemo } from "react";
import { usePreferences } from "../../../model/preferences";
import type { View } from "../../../protocol/ubongo3d";

/** Remove the hints from a view for players who want none, as if the table had none. */
export function useWantedHints(view: View): View {
  const { hints } = usePreferences();
  return useMemo(
    () =>
      hints || view.solo === null
        ? view
        : { ...view, solo: { ...view.solo, hints: false, hint: null } },
    [view, hints],
  );
}
