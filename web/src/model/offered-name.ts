import i18next from "i18next";
import { keep, kept } from "./kept";

const OFFERED = "offered-name";

/** A friendly name for a guest who has not chosen one; it stays the same until they do. */
export function offeredName(draw: () => number = Math.random): string {
  const known = kept(OFFERED);
  if (typeof known === "string" && known !== "") return known;
  const animals = i18next.t("lobby.guests").split(", ");
  const animal = animals[Math.floor(draw() * animals.length)] ?? "";
  const name = `${animal} ${10 + Math.floor(draw() * 90)}`;
  keep(OFFERED, name);
  return name;
}
