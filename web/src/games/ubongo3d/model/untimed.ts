import { keep, kept } from "../../../model/kept";

const KEY = "ubongo3d.untimed";
/** More than anyone leaves unfinished. */
const MOST = 20;

/** Ask whether the clock is hidden at this table. */
export const isUntimed = (table: string): boolean => untimed().includes(table);

/** Hide the clock at this table, which is about to begin. */
export function playUntimed(table: string): void {
  keep(KEY, [...untimed(), table].slice(-MOST));
}

function untimed(): readonly unknown[] {
  const found = kept(KEY);
  return Array.isArray(found) ? found : [];
}
