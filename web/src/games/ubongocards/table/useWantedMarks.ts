import { useMemo } from "react";
import { usePreferences } from "../../../model/preferences";
import type { View } from "../../../protocol/ubongocards";

/** Remove the marks from a view for players who want none, as if the table had none. */
export function useWantedMarks(view: View): View {
  const { teaching } = usePreferences();
  return useMemo(
    () => (teaching ? view : { ...view, marks: false, breaches: [], spots: [] }),
    [view, teaching],
  );
}
