import { isOverlayEntry } from "./overlays";
import { Store, useStore } from "./store";

/** Where one is: in the lobby, at a table, looking at its game again, or nowhere that we know. */
export type Place =
  | { page: "lobby" }
  | { page: "table"; id: string }
  | { page: "replay"; id: string }
  | { page: "nowhere" };

/** Read a place from a path. */
export function placeOf(path: string): Place {
  if (path === "/") return { page: "lobby" };
  const [, id, replay] = /^\/t\/([\w-]{1,64})(\/replay)?\/?$/.exec(path) ?? [];
  if (id === undefined) return { page: "nowhere" };
  return { page: replay === undefined ? "table" : "replay", id };
}

/** The path of a table. */
export const tablePath = (id: string): string => `/t/${id}`;

/** The path to a game that is looked at again. */
export const replayPath = (id: string): string => `${tablePath(id)}/replay`;

const place = new Store<Place>(placeOf(location.pathname));

window.addEventListener("popstate", () => {
  place.set(placeOf(location.pathname));
});

/** Go to a path without loading the page anew; what lay over the old page is not come back to. */
export function goTo(path: string): void {
  if (isOverlayEntry()) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  place.set(placeOf(path));
  window.scrollTo(0, 0);
}

/** Watch where one is. */
export const usePlace = (): Place => useStore(place);
