import type { Texts } from "../../../i18n/texts";
import type { texts as en } from "./en";

export const texts: Texts<typeof en> = {
  turn: "{{name}} ist dran",
  next: "{{name}} ist als Nächstes dran",
  pass: "Gib das Gerät an {{name}} weiter. Alle anderen schauen weg.",
  open: "Ich bin {{name}}",
  board: "Spielfläche von {{name}}",
  narrow:
    "Zwei Spielflächen brauchen mehr Breite. Dreh das Gerät quer oder mach das Fenster breiter.",
};
