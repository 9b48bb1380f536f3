import type { texts as en } from "./en";

export const texts: typeof en = {
  title: "Rätsel des Tages",
  lead: "Für alle gleich. Spiel jedes, so oft du magst; dein bestes Ergebnis zählt.",
  play: "Spielen",
  again: "Noch einmal",
  print: "Ausdrucken",
  undone: "offen",
  offline: "Offline gespielt, darum nicht auf der Bestenliste.",
  ofToday: "Die Rätsel von heute",
  board: "Bestenliste des Tages",
  nobody: "Das hat noch niemand geschafft.",
  streak_zero: "Noch keine Serie",
  streak_one: "{{count}} Tag in Folge",
  streak_other: "{{count}} Tage in Folge",
  share: "Dein Ergebnis zum Teilen",
  calendar: "Kalender",
  months: "Monate",
  month: { before: "Der Monat davor: {{month}}", after: "Der Monat danach: {{month}}" },
  doneOf: "{{day}}: {{count}} von {{of}} geschafft",
  seeds: "Die Startwerte, zum Nachprüfen",
};
