import { useEffect } from "react";

const SOON_MS = 300;

/** Write the replay's position into the address, but not often: browsers limit that. */
export function useAddressBar(search: string): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      history.replaceState(history.state, "", search);
    }, SOON_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [search]);
}
