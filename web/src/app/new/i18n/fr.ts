import type { Texts } from "../../../i18n/texts";
import type { texts as en } from "./en";

export const texts: Texts<typeof en> = {
  title: "Ta table",
  game: "Jeu",
  players: "Personnes",
  friend: "Une personne",
  friendLine: "Reçoit un lien de ta part.",
  here: "Sur cet appareil",
  hereName: "Nom de la personne {{number}}",
  player: "Personne {{number}}",
  others: "Avec",
  options: "Options",
  listed: "Tout le monde peut venir (l’accueil montre la table)",
  byLink: "Sinon, il faut le lien pour la trouver.",
  open: "Ouvrir la table",
  start: "Commencer la partie",
  change: "Valider",
};
