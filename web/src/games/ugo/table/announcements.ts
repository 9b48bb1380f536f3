import type { View } from "../../../protocol/ugo";
import { eventsBetween } from "../model/events";
import { sentence } from "../text/sentences";
import type { UgoWords } from "../text/words";

/** List what to announce between two views. */
export function said(t: UgoWords, before: View, after: View, names: readonly string[]): string[] {
  const people = { names, own: after.seat };
  return eventsBetween(before, after)
    .map((event) => sentence(t, event, people))
    .filter(Boolean);
}
