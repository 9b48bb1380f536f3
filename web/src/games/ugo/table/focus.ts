import { useLayoutEffect, type RefObject } from "react";

/** Call back when a focused button disappears, so that the focus can go elsewhere. */
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

/** Where the focus goes when it is lost: the hand, or for spectators the table itself. */
export function focusTable(table: HTMLElement | null): void {
  const hand = table?.querySelector<HTMLElement>("[data-hand]");
  const card = hand?.querySelector<HTMLElement>('[tabindex="0"]');
  (card ?? hand ?? table)?.focus({ preventScroll: true });
}

/** Keep the focus at the table: when a page begins or a focused element disappears, it is not lost. */
export function useFocusKept(table: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    if (document.activeElement === document.body) focusTable(table.current);
  });
}
