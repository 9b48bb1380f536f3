import type { TFunction } from "i18next";
import type { SeatView } from "../../../protocol/messages";

/** What there is to say about a seat: who sits there, and who plays. */
export interface Attendance {
  /** A person's name, even if they left and a bot plays on. */
  name: string | null;
  isPerson: boolean;
  isAway: boolean;
  isStoodIn: boolean;
}

/** Read a seat; absence is certain only after a moment, since the page may just be reloading. */
export function attendance(seat: SeatView, isAway: boolean): Attendance {
  return {
    name: seat.name,
    isPerson: seat.kind === "person",
    isAway,
    isStoodIn: seat.stand_in !== null,
  };
}

/** Say what changed at a seat, one sentence for each change; nothing about the player's own. */
export function attendanceNews(
  t: TFunction,
  before: readonly Attendance[],
  after: readonly Attendance[],
  own: number | null,
): string[] {
  return after.flatMap((now, seat) => {
    const then = before[seat];
    return then === undefined || seat === own ? [] : changes(t, then, now);
  });
}

function changes(t: TFunction, then: Attendance, now: Attendance): string[] {
  const name = now.name ?? then.name ?? "";
  if (then.isPerson && (!now.isPerson || now.name !== then.name)) {
    return [
      t(now.name === then.name ? "presence.left" : "presence.stands", { name: then.name ?? "" }),
      ...(now.isPerson ? [t("presence.sits", { name })] : []),
    ];
  }
  if (!now.isPerson) return [];
  if (!then.isPerson) return [t("presence.sits", { name })];
  return [
    ...(then.isAway !== now.isAway
      ? [t(now.isAway ? "presence.away" : "presence.back", { name })]
      : []),
    ...(!then.isStoodIn && now.isStoodIn ? [t("presence.standsIn", { name })] : []),
    ...(then.isStoodIn && !now.isStoodIn && !then.isAway ? [t("presence.again", { name })] : []),
  ];
}
