import type { TableView } from "../../protocol/messages";

/** A player on this device: 0 is the guest, the others are companions. */
interface DeviceSeat {
  number: number;
  seat: number;
}

/** List the players who are still in the game on this device, in seat order. */
export function deviceSeats({ you, companions }: TableView): DeviceSeat[] {
  const own = you === null ? [] : [{ number: 0, seat: you }];
  return [...own, ...companions].toSorted((one, other) => one.seat - other.seat);
}

/** Ask whether nobody plays or watches elsewhere: people in one room just talk. */
export function isEverybodyHere(table: TableView): boolean {
  const here = deviceSeats(table).map(({ seat }) => seat);
  const isHere = table.seats.every(({ kind }, seat) => kind !== "person" || here.includes(seat));
  return isHere && table.spectators === 0;
}

/**
 * Choose whose hand comes next. The player who holds the device keeps it while it is their
 * turn, or while it is the turn of nobody on this device.
 */
export function nextSeat(
  { to_move: turn, players }: Pick<TableView, "to_move" | "players">,
  seats: readonly number[],
  holder: number | null,
): number | null {
  const wanted = seats.filter((seat) => turn.includes(seat));
  if (wanted.length === 0 && holder !== null && seats.includes(holder)) return holder;
  if (holder !== null && wanted.includes(holder)) return holder;
  const from = turn[0] ?? 0;
  const distance = (seat: number) => (seat - from + players) % players;
  const candidates = wanted.length > 0 ? wanted : seats;
  return candidates.toSorted((one, other) => distance(one) - distance(other))[0] ?? null;
}
