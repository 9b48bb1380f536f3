import { isOverlayEntry } from "./overlays";
import { Store, useStore } from "./store";

/**
 * Every page and its address. A part after a colon is passed to the page under that name. The server
 * serves the client at the same addresses, which `tests/server/test_http.py` compares.
 */
const ADDRESSES = {
  lobby: "/",
  table: "/t/:id",
  replay: "/t/:id/replay",
  learn: "/learn/:game",
  me: "/me",
  transfer: "/me/transfer",
  rules: "/rules/:game",
  new: "/new/:game",
  puzzles: "/puzzles",
  today: "/today",
  day: "/today/:day",
  puzzle: "/puzzles/:id",
  watch: "/watch",
  offline: "/offline",
  offlineTable: "/offline/:id",
  print: "/print",
} as const;

export type PageName = keyof typeof ADDRESSES;

type PartsOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | PartsOf<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** A page's props: the parts of its address. */
export type PageProps<Page extends PageName> = Readonly<
  Record<PartsOf<(typeof ADDRESSES)[Page]>, string>
>;

/** The current place: a page with the parts of its address, or an unknown one. */
export type Place =
  { [Page in PageName]: { page: Page; parts: PageProps<Page> } }[PageName] | { page: "nowhere" };

const PATTERNS = Object.entries(ADDRESSES).map(
  ([page, path]) =>
    [page, new RegExp(`^${path.replace(/:(\w+)/g, "(?<$1>[\\w.-]{1,64})")}/?$`)] as const,
);

/** Parse a place from a path. */
export function placeOf(path: string): Place {
  for (const [page, pattern] of PATTERNS) {
    const found = pattern.exec(path);
    if (found !== null) return { page, parts: { ...found.groups } } as Place;
  }
  return { page: "nowhere" };
}

/** The path of a table. */
export const tablePath = (id: string): string => `/t/${id}`;

/** The path of a game's replay. */
export const replayPath = (id: string): string => `${tablePath(id)}/replay`;

/** The path of a game's rules, or of one of them. */
export const rulesPath = (game: string, rule?: string): string =>
  `/rules/${game}${rule === undefined ? "" : `#${rule}`}`;

/** The path of a guided first game. */
export const learnPath = (game: string): string => `/learn/${game}`;

/** The path of the new-table form. */
export const newTablePath = (game: string): string => `/new/${game}`;

const place = new Store<Place>(placeOf(location.pathname));

window.addEventListener("popstate", () => {
  place.set(placeOf(location.pathname));
});

/** Go to a path, perhaps with a query or a fragment, without reloading the page or keeping its overlays. */
export function goTo(path: string): void {
  // A board beside another one is a frame of its page, which navigates as a whole.
  if (window.top !== null && window.top !== window) {
    window.top.location.assign(path);
    return;
  }
  if (isOverlayEntry()) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  place.set(placeOf(location.pathname));
  window.scrollTo(0, 0);
}

/** Replace the current path: Back leads where it led before. */
export function goInstead(path: string): void {
  history.replaceState(history.state, "", path);
  place.set(placeOf(location.pathname));
}

/** Follow the current place. */
export const usePlace = (): Place => useStore(place);
