import { useEffect, useRef, type RefObject } from "react";
import { motionTime, travel } from "../../../model/feel";

const FLIGHT_MS = 600;
const BETWEEN_MS = 180;

/** Let gems fly from their places to their winners, one after the other; any key or tap skips it. */
export function useGemFlight(round: number): RefObject<HTMLFieldSetElement | null> {
  const list = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    const gems = [...(list.current?.querySelectorAll<HTMLElement>("[data-from]") ?? [])];
    const flights = gems.flatMap((gem, place) => fly(gem, place * motionTime(BETWEEN_MS)));
    const ended = new AbortController();
    const end = () => {
      for (const flight of flights) flight.finish();
    };
    document.addEventListener("pointerdown", end, { signal: ended.signal });
    document.addEventListener("keydown", end, { signal: ended.signal });
    return () => {
      end();
      ended.abort();
    };
  }, [round]);
  return list;
}

/** A copy flies above everything, since the list itself may scroll; the gem appears once the copy has landed. */
function fly(gem: HTMLElement, delay: number): Animation[] {
  const source = document.querySelector(`[data-source="${gem.dataset.from ?? ""}"]`);
  const picture = source?.querySelector("svg");
  if (picture == null || motionTime() === 0) return [];
  const box = gem.getBoundingClientRect();
  const copy = gem.cloneNode(true) as HTMLElement;
  copy.className = "flying-gem";
  copy.ariaHidden = "true";
  Object.assign(copy.style, {
    left: `${box.x}px`,
    top: `${box.y}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
    fontSize: getComputedStyle(gem).fontSize,
  });
  document.body.append(copy);
  const flight = travel(copy, picture, FLIGHT_MS);
  if (flight === null) {
    copy.remove();
    return [];
  }
  flight.effect?.updateTiming({ delay, fill: "backwards" });
  gem.style.visibility = "hidden";
  flight.onfinish = () => {
    copy.remove();
    gem.style.visibility = "";
  };
  const shaken = picture.animate([{ rotate: "-8deg" }, { rotate: "8deg" }, { rotate: "0deg" }], {
    duration: motionTime(BETWEEN_MS),
    delay,
  });
  return [flight, shaken];
}
