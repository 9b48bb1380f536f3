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

/** Where the focus belongs when it is nowhere: the hand, and the table itself for those who watch. */
export function focusTable(table: HTMLElement | null): void {
  const hand = table?.querySelector<HTMLElement>("[data-hand]");
  const card = hand?.querySelector<HTMLElement>('[tabindex="0"]');
  (card ?? hand ?? table)?.focus({ preventScroll: true });
}

/** Keep the focus at the table: when a page begins or something that had it goes away, it is not lost. */
export function useFocusKept(table: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    if (document.activeElement === document.body) focusTable(table.current);
  });
}
