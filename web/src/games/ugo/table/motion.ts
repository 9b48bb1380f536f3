import { useLayoutEffect, useRef, type RefObject } from "react";
import { prefersLessMotion } from "../../../model/preferences";

/** Where things lay in the last view: cards in hand and trick, and the sets of what lay open. */
interface Places {
  hand: ReadonlyMap<string, DOMRect>;
  trick: ReadonlyMap<string, DOMRect>;
  tops: ReadonlySet<string>;
  farmers: ReadonlySet<string>;
}

const SETTLE = { duration: 160, easing: "cubic-bezier(.2,.7,.3,1)" } as const;

/** Let cards travel to where the new view has them, and farmers appear; `step` names the view. */
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
  return {
    hand: rects(table, "data-card"),
    trick: rects(table, "data-trick-card"),
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
    travel(card, before.hand.get(name) ?? seat?.getBoundingClientRect());
  }
  for (const top of table.querySelectorAll<HTMLElement>("[data-top-card]")) {
    const name = top.dataset.topCard ?? "";
    if (!before.tops.has(name)) travel(top, before.trick.get(name));
  }
  for (const farmer of table.querySelectorAll<HTMLElement>("[data-farmer]")) {
    if (before.farmers.has(farmer.dataset.farmer ?? "")) continue;
    farmer.animate([{ opacity: 0, transform: "translateY(-40%)" }, {}], SETTLE);
  }
}

function travel(card: HTMLElement, from: DOMRect | undefined): void {
  if (from === undefined) return;
  const to = card.getBoundingClientRect();
  const x = from.x + from.width / 2 - to.x - to.width / 2;
  const y = from.y + from.height / 2 - to.y - to.height / 2;
  const scale = Math.min(1.5, Math.max(0.5, from.width / to.width));
  card.animate([{ transform: `translate(${x}px, ${y}px) scale(${scale})` }, {}], SETTLE);
}
