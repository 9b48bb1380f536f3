import { useCountUp } from "../../../model/feel";
import { points } from "../text/words";

/** Points that count up or down to their value; a screen reader finds the number elsewhere. */
export function CountedPoints({ value }: { value: number }) {
  return points(useCountUp(value));
}
