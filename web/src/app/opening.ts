import { callMe } from "../model/guest";
import { goTo, tablePath } from "../model/routing";
import { fetchMe } from "../net/http";
import type { TableSummary } from "../protocol/messages";

/** Open a table and go there; who has no name yet gets one, which can be changed at any time. */
export async function playAt(open: () => Promise<TableSummary>, guestName: string): Promise<void> {
  const { name } = await fetchMe();
  if (name === "") await callMe(guestName);
  const { id } = await open();
  goTo(tablePath(id));
}
