import type { Texts } from "../../../i18n/texts";
import type { texts as en } from "./en";

export const texts: Texts<typeof en> = {
  title: "Dein eigener Tisch",
  game: "Spiel",
  players: "Personen",
  friend: "Ein Mensch",
  friendLine: "Bekommt von dir einen Link.",
  here: "Auf diesem Gerät",
  hereName: "Name von Person {{number}}",
  player: "Person {{number}}",
  others: "Mit wem",
  options: "Optionen",
  listed: "Alle dürfen mitspielen (die Startseite zeigt den Tisch)",
  byLink: "Sonst finden ihn nur Leute mit dem Link.",
  open: "Tisch öffnen",
  start: "Spiel beginnen",
  change: "Übernehmen",
};
