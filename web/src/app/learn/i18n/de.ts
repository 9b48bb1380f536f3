import type { Texts } from "../../../i18n/texts";
import type { texts as en } from "./en";

export const texts: Texts<typeof en> = {
  title: "{{game}} · erstes Spiel",
  coach: "Anleitung",
  step: "Schritt {{number}} von {{of}}",
  over: "Jetzt kannst du es",
  instead: "Hier ist etwas anderes gefragt.",
  trying: "Noch nicht ganz. Du kannst es wieder aufheben.",
  outside: "Dort würde es aus der Fläche ragen, darum kommt es zu dir zurück.",
  back: "Zurück",
  skip: "Überspringen",
  restart: "Von vorn",
  goOn: "Weiter",
  playNow: "Jetzt spielen",
  next: "{{game}} lernen",
};
