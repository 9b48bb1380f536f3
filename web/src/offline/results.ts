import { keep, kept } from "../model/kept";
import { Store, useStore } from "../model/store";
import { callMe } from "../model/guest";
import { offeredName } from "../model/offered-name";
import { asRefusal } from "../net/http";
import { sendResult } from "../net/offline";
import type { OfflineResult, OfflineTaken, Refusal } from "../protocol/messages";

/** A game that was played without the server: waiting, accepted or refused. */
export interface KeptResult {
  /** The game, by its address. */
  readonly id: string;
  /** The duration, in milliseconds. */
  readonly time: number;
  readonly result: OfflineResult;
  readonly taken: OfflineTaken | null;
  readonly refusal: Refusal | null;
}

const KEY = "offline results";

/** How many are kept after the server has answered; waiting ones are always kept. */
const MOST_ANSWERED = 20;

/** Refusals that say nothing about the result: it is sent again later. */
const LATER =
  /^(unreachable|unexpected|busy|slow_down|store_unavailable|internal|no_guest|cookie_invalid|http_(5..|408|429))$/;

const results = new Store<readonly KeptResult[]>(read());

window.addEventListener("storage", ({ key }) => {
  if (key === `spieltisch.${KEY}`) results.set(read());
});

/** Whether this browser stores the results; otherwise they last as long as the page. */
let isStored = true;

const known = (): readonly KeptResult[] => (isStored ? read() : results.get());

function read(): readonly KeptResult[] {
  const found = kept(KEY);
  return Array.isArray(found) ? (found as readonly KeptResult[]) : [];
}

function write(all: readonly KeptResult[]): void {
  const answered = all.filter((each) => !isWaiting(each)).slice(-MOST_ANSWERED);
  const few = all.filter((each) => isWaiting(each) || answered.includes(each));
  isStored = keep(KEY, few);
  results.set(few);
}

/** Ask whether the server has yet to answer a result. */
export const isWaiting = ({ taken, refusal }: KeptResult): boolean =>
  taken === null && refusal === null;

/** Follow the results of games played without the server. */
export const useResults = (): readonly KeptResult[] => useStore(results);

/** Store a result until the server has verified it; false if it is lost when this page is closed. */
export function keepResult(id: string, time: number, result: OfflineResult): boolean {
  write([...known(), { id, time, result, taken: null, refusal: null }]);
  return isStored;
}

/** Forget a result. */
export function dropResult(dropped: KeptResult): void {
  write(known().filter((each) => !isSame(each, dropped)));
}

/** Forget all results, and the guest who played them. */
export function dropAll(): void {
  write([]);
}

/** Submit everything that waits; what cannot be sent now keeps waiting. */
export async function bringBack(): Promise<void> {
  for (const each of known().filter(isWaiting)) {
    const answer = await answerTo(each);
    if (answer === null) return;
    write(known().map((now) => (isSame(now, each) ? { ...now, ...answer } : now)));
  }
}

type Answer = Pick<KeptResult, "taken" | "refusal">;

/** Submit a result, under the offered name if the guest has none yet; null if that must wait. */
async function answerTo({ result }: KeptResult): Promise<Answer | null> {
  try {
    return { taken: await named(() => sendResult(result)), refusal: null };
  } catch (thrown) {
    const refusal = asRefusal(thrown);
    return LATER.test(refusal.code) ? null : { taken: null, refusal };
  }
}

async function named(send: () => Promise<OfflineTaken>): Promise<OfflineTaken> {
  try {
    return await send();
  } catch (thrown) {
    if (asRefusal(thrown).code !== "name_empty") throw thrown;
    await callMe(offeredName());
    return send();
  }
}

/** No two games start in the same millisecond. */
const isSame = (one: KeptResult, other: KeptResult): boolean =>
  one.id === other.id && one.result.began === other.result.began;
