/** Marks where the focus landed because its element disappeared. */
const LANDED = "data-landed";

/** Where the focus may land on a page, best first. */
const LANDINGS = ["[data-landing]", "h1", "main"];

let last: Element | null = null;

/** Whether the focus was lost with nowhere to land: a page that is hidden while a part of it loads. */
let isOwed = false;

/**
 * Keep the focus from getting lost.
 *
 * When its element disappears (a button that did its work, a page that was left), it lands on the heading
 * of the current page or dialog. If the player themselves moved it nowhere, by a click on the background,
 * it stays there.
 */
export function guardFocus(): void {
  document.addEventListener("focusin", ({ target }) => {
    isOwed = false;
    if (target instanceof Element) last = target;
  });
  const observer = new MutationObserver(lookSoon);
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ["disabled", "hidden", "inert", "open"],
  });
  lookSoon();
}

/** Ask whether the player did not choose this element: it is the body, or where the focus landed. */
export function isNowhere(element: Element | null): boolean {
  return element === null || element === document.body || element.hasAttribute(LANDED);
}

let isLooking = false;

/** Check once the browser has drawn the change, and any element that wants the focus has taken it. */
function lookSoon(): void {
  if (isLooking) return;
  isLooking = true;
  requestAnimationFrame(() => {
    setTimeout(() => {
      isLooking = false;
      if (isLost()) isOwed = !land();
    });
  });
}

function isLost(): boolean {
  const { activeElement, body } = document;
  if (activeElement !== null && activeElement !== body) return false;
  return isOwed || last === null || !last.isConnected || !canHaveFocus(last);
}

function canHaveFocus(element: Element): boolean {
  return isSeen(element) && !element.matches(":disabled") && element.closest("[inert]") === null;
}

const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true });

/** Give the focus to the best available place; return whether there is one. */
function land(): boolean {
  const scene = Array.from(document.querySelectorAll("dialog:modal")).at(-1) ?? document;
  const wanted = scene === document ? LANDINGS : ["h2"];
  const found = wanted.flatMap((one) => Array.from(scene.querySelectorAll<HTMLElement>(one)));
  const landing = found.find(isSeen);
  if (landing === undefined) return false;
  if (landing.tabIndex < 0) {
    landing.tabIndex = -1;
    landing.setAttribute(LANDED, "");
  }
  landing.focus({ preventScroll: true });
  return true;
}
