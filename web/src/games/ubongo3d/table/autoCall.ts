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

/** Let the call be made by itself, or not; it stays so in this browser. */
export function setAutoCall(isAuto: boolean): void {
  store.set(isAuto);
  try {
    localStorage.setItem(KEY, isAuto ? "yes" : "no");
  } catch {
    // A browser without storage forgets it, nothing else.
  }
}

export const useAutoCall = (): boolean => useStore(store);
