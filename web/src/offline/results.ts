import { keep, kept } from "../model/kept";
import { Store, useStore } from "../model/store";
import { callMe } from "../model/guest";
import { offeredName } from "../model/offered-name";
import { asRefusal } from "../net/http";
import { sendResult } from "../net/offline";
import type { OfflineResult, OfflineTaken, Refusal } from "../protocol/messages";

/** A game that was played without the server: it waits, was taken, or was refused. */
export interface KeptResult {
  /** Which game it was, by its address. */
  readonly id: string;
  /** How long it took, in milliseconds. */
  readonly time: number;
  readonly result: OfflineResult;
  readonly taken: OfflineTaken | null;
  readonly refusal: Refusal | null;
}

const KEY = "offline results";

/** This many are kept here after the server has answered; what waits is always kept. */
const MOST_ANSWERED = 20;

/** Refusals that say nothing about the result: it is sent again later. */
const LATER =
  /^(unreachable|unexpected|busy|slow_down|store_unavailable|internal|no_guest|cookie_invalid|http_(5..|408|429))$/;

const results = new Store<readonly KeptResult[]>(read());

window.addEventListener("storage", ({ key }) => {
  if (key === `spieltisch.${KEY}`) results.set(read());
});

function read(): readonly KeptResult[] {
  const found = kept(KEY);
  return Array.isArray(found) ? (found as readonly KeptResult[]) : [];
}

function write(all: readonly KeptResult[]): void {
  const answered = all.filter((each) => !isWaiting(each)).slice(-MOST_ANSWERED);
  const few = all.filter((each) => isWaiting(each) || answered.includes(each));
  keep(KEY, few);
  results.set(few);
}

/** Ask whether the server has not answered a result yet. */
export const isWaiting = ({ taken, refusal }: KeptResult): boolean =>
  taken === null && refusal === null;

/** Watch what was played without the server. */
export const useResults = (): readonly KeptResult[] => useStore(results);

/** Keep a result until the server has verified it. */
export function keepResult(id: string, time: number, result: OfflineResult): void {
  write([...read(), { id, time, result, taken: null, refusal: null }]);
}

/** Forget a result. */
export function dropResult(dropped: KeptResult): void {
  write(read().filter((each) => !isSame(each, dropped)));
}

/** Forget all results, and who played them. */
export function dropAll(): void {
  write([]);
}

/** Bring back everything that waits; what cannot be sent now goes on waiting. */
export async function bringBack(): Promise<void> {
  for (const each of read().filter(isWaiting)) {
    const answer = await answerTo(each);
    if (answer === null) return;
    write(read().map((now) => (isSame(now, each) ? { ...now, ...answer } : now)));
  }
}

type Answer = Pick<KeptResult, "taken" | "refusal">;

/** Send a result, under the offered name where there is none yet; null if that must wait. */
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

/** Nobody begins two games in the same millisecond. */
const isSame = (one: KeptResult, other: KeptResult): boolean =>
  one.id === other.id && one.result.began === other.result.began;
