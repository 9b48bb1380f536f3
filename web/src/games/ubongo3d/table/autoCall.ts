import { Store, useStore } from "../../../model/store";

const KEY = "spieltisch.ubongo3d.autoCall";

const store = new Store<boolean>(load());

function load(): boolean {
  try {
    return localStorage.getItem(KEY) === "yes";
  } catch {
    return false;
  }
}

/** Turn automatic calls on or off; the browser remembers it. */
export function setAutoCall(isAuto: boolean): void {
  store.set(isAuto);
  try {
    localStorage.setItem(KEY, isAuto ? "yes" : "no");
  } catch {
    // Without storage a reload forgets it, nothing else.
  }
}

export const useAutoCall = (): boolean => useStore(store);
