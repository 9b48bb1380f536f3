import type { texts as en } from "./en";

export const texts: typeof en = {
  title: "Énigmes du jour",
  lead: "Les mêmes pour tout le monde. Joue chacune autant que tu veux ; ton meilleur résultat compte.",
  play: "Jouer",
  again: "Rejouer",
  print: "Imprimer",
  undone: "à faire",
  offline: "Joué hors ligne, donc pas au tableau.",
  ofToday: "Les énigmes d’aujourd’hui",
  board: "Tableau du jour",
  nobody: "Personne ne l’a encore réussie.",
  streak_zero: "Pas encore de série",
  streak_one: "{{count}} jour de suite",
  streak_other: "{{count}} jours de suite",
  share: "Ton résultat à partager",
  calendar: "Calendrier",
  months: "Mois",
  month: { before: "Mois précédent : {{month}}", after: "Mois suivant : {{month}}" },
  doneOf: "{{day}} : {{count}} sur {{of}}",
  seeds: "Les graines, pour vérifier",
};
