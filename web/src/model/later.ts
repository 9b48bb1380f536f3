import { createElement, use, type ComponentType } from "react";

/** What to fetch when the page is idle. */
const left = new Set<() => Promise<unknown>>();

/**
 * A part of a page outside its first screen: a dialog, the end.
 *
 * It is fetched when it is shown, or before by `fetchAhead`; then it is drawn at once, where a `lazy` one would
 * leave its place empty for a moment.
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const { Part, fetch } = partOf(load);
  left.add(fetch);
  return Part;
}

/** A part that is fetched only when it is shown; unlike a `lazy` one, it can be fetched again after a failure. */
export function onDemand<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  return partOf(() => load().then((part) => part.default)).Part;
}

/** Let `fetchAhead` fetch something else too. */
export function alsoAhead(load: () => Promise<unknown>): void {
  left.add(load);
}

/** Fetch every part that the loaded code may come to show; failures are retried the next time. */
export async function fetchAhead(): Promise<void> {
  const wanted = [...left];
  left.clear();
  await Promise.all(wanted.map((load) => load().catch(() => left.add(load))));
}

function partOf<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let found: ComponentType<Props> | null = null;
  let coming: Promise<unknown> | null = null;
  const fetch = (): Promise<unknown> => {
    coming = load().then((part) => (found = part));
    coming.catch(() => left.add(fetch));
    return coming;
  };
  const Part = (props: Props) => {
    if (found === null) use(coming ?? fetch());
    return found && createElement(found, props);
  };
  return { Part, fetch };
}
