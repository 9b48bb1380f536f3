import type { TableView } from "../../protocol/messages";

/** The number by which a frame shows one seat of a shared device: 0 is the guest's own; null outside frames. */
export function framedSeat(): number | null {
  const number = new URLSearchParams(location.search).get("as");
  return number !== null && /^\d{1,2}$/.test(number) ? Number(number) : null;
}

/** Ask whether several people play at this table on this device. */
export const isSharedDevice = ({ companions }: TableView): boolean =>
  companions.length > 0 && framedSeat() === null;
