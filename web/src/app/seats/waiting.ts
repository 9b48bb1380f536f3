import type { TFunction } from "i18next";
import type { TableView } from "../../protocol/messages";

/** Say what the table waits for before the start, or what the player can do about it. */
export function waitingFor(
  t: TFunction,
  table: TableView,
  names: readonly string[],
  guest: string | null,
): string {
  const free = table.seats.filter(({ kind }) => kind === "empty").length;
  if (table.you === null && free === 0) return t("seats.watching");
  if (table.you === null && guest !== "") return t("seats.chooseSeat");
  if (free > 0) return t("seats.waitingSeats", { count: free });
  const away = names.filter((_, seat) => isAway(table, seat));
  if (away.length > 0) return t("seats.waitingBack", { names: away.join(", ") });
  const isReady = table.you !== null && table.seats[table.you]?.ready === true;
  if (isReady) return t("seats.waitingReady");
  return t(isAlone(table) ? "seats.pressReadyAlone" : "seats.pressReady");
}

/** Nobody waits for bots. */
function isAlone({ you, seats }: TableView): boolean {
  return seats.every(({ kind }, seat) => seat === you || kind === "bot");
}

function isAway(table: TableView, seat: number): boolean {
  const state = table.seats[seat];
  return seat !== table.you && state?.kind === "person" && !state.present;
}
