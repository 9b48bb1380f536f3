import type { ReactNode } from "react";
import { SYMBOLS } from "../../../protocol/ubongocards";
import { CardPicture, SymbolPicture } from "./CardArt";

const FACES = ["white", "black"] as const;

/** The printed drawings of the card game, by name; printed cards are compared with the last two. */
export const DRAWINGS: Readonly<Record<string, ReactNode>> = {
  ...Object.fromEntries(
    FACES.flatMap((face) =>
      SYMBOLS.map((name) => [`${face} ${name}`, <SymbolPicture name={name} face={face} />]),
    ),
  ),
  ...Object.fromEntries(
    FACES.map((face) => [
      `${face} card`,
      <CardPicture symbols={SYMBOLS.slice(0, 6)} face={face} />,
    ]),
  ),
};
