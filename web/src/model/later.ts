import { lazy, type ComponentType } from "react";

/** What to fetch when the page is idle. */
const left = new Set<() => Promise<unknown>>();

/**
 * A part of a page that is no part of its first screen: a dialog, the end.
 *
 * It is fetched when it is shown, or before by `fetchAhead`; then it is drawn at once, where a `lazy` one would
 * leave its place empty for a moment.
 */
export function later<Props>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let found: { default: ComponentType<Props> } | null = null;
  const fetch = async () => (found = { default: await load() });
  left.add(fetch);
  // `lazy` takes what it is told before its loader returns
  return lazy(() => (found === null ? fetch() : toldAtOnce(found))) as ComponentType<Props>;
}

/** Let `fetchAhead` fetch something else, too. */
export function alsoAhead(load: () => Promise<unknown>): void {
  left.add(load);
}

/** Fetch every part that the loaded code may come to show; failures are retried the next time. */
export async function fetchAhead(): Promise<void> {
  const wanted = [...left];
  left.clear();
  await Promise.all(wanted.map((load) => load().catch(() => left.add(load))));
}

function toldAtOnce<Found>(found: Found): Promise<Found> {
  const told = Promise.resolve(found);
  told.then = ((use: (found: Found) => unknown) => {
    use(found);
    return told;
  }) as typeof told.then;
  return told;
}
