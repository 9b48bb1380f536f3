import type { Moment } from "../../../model/feel";
import type { View } from "../../../protocol/ugo";
import { eventsBetween } from "../model/events";

/** Return the most important moment between two views, if any. */
export function momentsBetween(before: View, after: View): Moment[] {
  const events = eventsBetween(before, after);
  const tricks = events.filter((event) => event.kind === "won").map(({ trick }) => trick);
  const { seat } = after;
  if (tricks.some(({ winner }) => winner === seat)) return ["trick"];
  if (tricks.some(({ earned }) => seat !== null && (earned[seat] ?? 0) > 0)) return ["farmer"];
  return events.some(({ kind }) => kind === "played") ? ["place"] : [];
}
