import { useCallback, useState } from "react";
import type { History, PlayedGame } from "../../protocol/messages";
import { useAttempt } from "../busy";
import { useLoaded, type Loaded } from "../useLoaded";

interface Pages {
  /** The first page, loading or loaded. */
  loaded: Loaded<History>;
  /** The games of all loaded pages. */
  games: readonly PlayedGame[];
  /** Load the next page; null when there is none. */
  more: (() => void) | null;
  isBusy: boolean;
  /** Why the next page could not be loaded; the button stays, to try again. */
  error: string;
}

/** Load a list page by page; a new `load` starts over. */
export function usePages(load: (before: string | null) => Promise<History>): Pages {
  const first = useCallback(() => load(null), [load]);
  const loaded = useLoaded(first);
  const [later, setLater] = useState<{ after: History; pages: readonly History[] } | null>(null);
  const pages = loaded.data === null ? [] : [loaded.data];
  const all = later !== null && later.after === loaded.data ? [...pages, ...later.pages] : pages;
  const before = all.at(-1)?.before ?? null;
  const { isBusy, error, run } = useAttempt(async () => {
    const { data } = loaded;
    if (data === null || before === null) return;
    const page = await load(before);
    setLater((known) => ({
      after: data,
      pages: known?.after === data ? [...known.pages, page] : [page],
    }));
  });
  return {
    loaded,
    games: all.flatMap((page) => page.games),
    more: before === null ? null : run,
    isBusy,
    error,
  };
}
