import { useEffect } from "react";

const SOON_MS = 300;

/** Write what is looked at into the address, soon: a browser does not like it often. */
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
