import { callMe } from "../model/guest";
import { offeredName } from "../model/offered-name";
import { goTo, tablePath } from "../model/routing";
import { fetchMe } from "../net/http";
import type { TableSummary } from "../protocol/messages";

/** Open a table and go there, under the offered name if the guest has none; they can change it at any time. */
export async function playAt(open: () => Promise<TableSummary>): Promise<void> {
  const { name } = await fetchMe();
  if (name === "") await callMe(offeredName());
  const { id } = await open();
  goTo(tablePath(id));
}
