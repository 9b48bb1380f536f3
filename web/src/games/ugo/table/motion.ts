import { useLayoutEffect, useRef, type RefObject } from "react";
import { motionTime, travel } from "../../../model/feel";
import { EASING } from "../../../model/motion";
import { prefersLessMotion } from "../../../model/preferences";

/** Where things lay in the last view: cards in hand and trick, and the sets of open cards. */
interface Places {
  hand: ReadonlyMap<string, DOMRect>;
  trick: ReadonlyMap<string, DOMRect>;
  /** Pictures of the trick's cards, for those that disappear into a pile. */
  pictures: ReadonlyMap<string, Node>;
  tops: ReadonlySet<string>;
  farmers: ReadonlySet<string>;
}

/** Let cards and farmers travel to their places in the new view, which `step` identifies. */
export function useMotion(root: RefObject<HTMLElement | null>, step: number): void {
  const last = useRef<Places | null>(null);
  useLayoutEffect(() => {
    const table = root.current;
    if (table === null) return;
    const before = last.current;
    last.current = placesOn(table);
    if (before !== null && !prefersLessMotion()) settle(table, before);
  }, [root, step]);
}

function placesOn(table: HTMLElement): Places {
  const cards = table.querySelectorAll<HTMLElement>("[data-trick-card]");
  return {
    hand: rects(table, "data-card"),
    trick: rects(table, "data-trick-card"),
    pictures: new Map(
      Array.from(cards, (card) => [
        card.dataset.trickCard ?? "",
        card.querySelector(".card-face")?.cloneNode(true) ?? card,
      ]),
    ),
    tops: new Set(rects(table, "data-top-card").keys()),
    farmers: new Set(rects(table, "data-farmer").keys()),
  };
}

function rects(table: HTMLElement, name: string): Map<string, DOMRect> {
  const found = table.querySelectorAll(`[${name}]`);
  return new Map(
    Array.from(found, (one) => [one.getAttribute(name) ?? "", one.getBoundingClientRect()]),
  );
}

function settle(table: HTMLElement, before: Places): void {
  for (const card of table.querySelectorAll<HTMLElement>("[data-trick-card]")) {
    const name = card.dataset.trickCard ?? "";
    if (before.trick.has(name)) continue;
    const seat = table.querySelector(`[data-seat-place="${card.dataset.seat}"]`);
    travel(card, before.hand.get(name) ?? atItsSize(card, seat));
  }
  for (const top of table.querySelectorAll<HTMLElement>("[data-top-card]")) {
    const name = top.dataset.topCard ?? "";
    if (before.tops.has(name) || !before.trick.has(name)) continue;
    travel(top, before.trick.get(name));
    for (const under of (top.dataset.under ?? "").split(", ")) bury(under, top, before);
  }
  const supply = document.querySelector("[data-supply]");
  for (const farmer of table.querySelectorAll<HTMLElement>("[data-farmer]")) {
    if (!before.farmers.has(farmer.dataset.farmer ?? ""))
      travel(farmer, atItsSize(farmer, supply), 420);
  }
}

/** Another element's place, at the size of this one: whatever comes from there keeps its size. */
function atItsSize(thing: Element, from: Element | null): DOMRect | null {
  if (from === null) return null;
  const { x, y, width, height } = from.getBoundingClientRect();
  const own = thing.getBoundingClientRect();
  const left = x + (width - own.width) / 2;
  return new DOMRect(left, y + (height - own.height) / 2, own.width, own.height);
}

/** Let a picture of a card fly from the trick to its place under the card that now covers it. */
function bury(card: string, top: HTMLElement, before: Places): void {
  const from = before.trick.get(card);
  const picture = before.pictures.get(card);
  if (from === undefined || picture === undefined) return;
  const ghost = document.createElement("div");
  ghost.className = "flying-card";
  ghost.append(picture);
  const to = top.getBoundingClientRect();
  Object.assign(ghost.style, { left: `${to.x}px`, top: `${to.y}px`, width: `${to.width}px` });
  document.body.append(ghost);
  const x = from.x + from.width / 2 - to.x - to.width / 2;
  const y = from.y + from.height / 2 - to.y - (to.width * 4) / 6;
  const start = { transform: `translate(${x}px, ${y}px) scale(${from.width / to.width})` };
  const flight = ghost.animate([{ ...start, opacity: 1 }, { opacity: 0 }], {
    duration: motionTime(320),
    easing: EASING,
  });
  const end = () => {
    ghost.remove();
  };
  flight.finished.then(end, end);
}
