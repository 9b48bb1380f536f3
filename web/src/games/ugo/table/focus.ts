import { useLayoutEffect, type RefObject } from "react";

/** Tell when a button goes away that had the focus, which would be nowhere else. */
export function useFocusGivenBack(
  button: RefObject<HTMLButtonElement | null>,
  onFocusLost: () => void,
): void {
  useLayoutEffect(() => {
    const own = button.current;
    return () => {
      if (own !== null && document.activeElement === own) onFocusLost();
    };
  }, [button, onFocusLost]);
}
