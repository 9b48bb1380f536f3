import type { Texts } from "../../../i18n/texts";
import type { texts as en } from "./en";

export const texts: Texts<typeof en> = {
  allHands: "toutes les mains",
  speed: "Vitesse",
  time: "Temps",
  place: "{{round}}, {{now}} sur {{of}}",
  keys: "Les flèches vont de geste en geste, Page préc. et Page suiv. de manche en manche, Début et Fin au début et à la fin, Espace lance la lecture.",
  previousRound: "Au début de la manche ou de la précédente",
  nextRound: "À la manche suivante",
  previousStep: "Un geste en arrière",
  nextStep: "Un geste en avant",
  buildings: "Tout le monde côte à côte",
  result: "le résultat",
  begins: "La manche commence.",
  rounds: "Toutes les manches",
  fromRound: "Réessayer : {{round}}",
  fromMoment: "Essayer à partir de ce moment",
  fromMove: "Essayer à partir de ce coup",
  copyMoment: "Copier un lien vers ce moment",
  linkToMoment: "Lien vers ce moment",
  again: {
    title: "À toi de jouer",
    why: "La même donne, et des robots jouent pour les autres. Cela ne compte pour aucun classement.",
    whyAlone: "La même donne, encore une fois. Cela ne compte pour aucun classement.",
    seat: "Tu joues pour",
    level: "Les autres personnes",
    usual: "le remplaçant habituel",
    deal: "Rejouer depuis le début",
  },
};
