/** Marks where the focus landed because what had it went away. */
const LANDED = "data-landed";

/** Where the focus may land on a page, the best first. */
const LANDINGS = ["[data-landing]", "h1", "main"];

let last: Element | null = null;

/** Whether the focus was lost where there was nowhere to land: a page that hides while it loads a part of itself. */
let isOwed = false;

/**
 * Keep the focus from falling into nothing.
 *
 * When what had it goes away (a button that did its work, a page that was left), it lands on the
 * heading of the page or dialog that is there now. Somebody who put it nowhere, by a click beside
 * everything, is left alone.
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

/** Ask whether an element is no place that somebody chose: the body, or where the focus landed. */
export function isNowhere(element: Element | null): boolean {
  return element === null || element === document.body || element.hasAttribute(LANDED);
}

let isLooking = false;

/** Look when the browser has drawn the change, and any element that wants the focus has taken it. */
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

/** Give the focus to the best place there is; say whether there is one. */
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
