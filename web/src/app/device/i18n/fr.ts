import type { Texts } from "../../../i18n/texts";
import type { texts as en } from "./en";

export const texts: Texts<typeof en> = {
  turn: "Au tour de {{name}}",
  next: "Bientôt au tour de {{name}}",
  pass: "Passe l’appareil à {{name}}. Les autres ne regardent pas.",
  open: "C’est moi, {{name}}",
  board: "Le plateau de {{name}}",
  narrow: "Deux plateaux demandent plus de largeur. Tourne l’appareil ou élargis la fenêtre.",
};
