import { useMemo } from "react";
import { usePreferences } from "../../../model/preferences";
import type { View } from "../../../protocol/ubongocards";

/** Leave the marks out of a view for somebody who wants none, as if the table had none. */
export function useWantedMarks(view: View): View {
  const { teaching } = usePreferences();
  return useMemo(
    () => (teaching ? view : { ...view, marks: false, breaches: [], spots: [] }),
    [view, teaching],
  );
}
