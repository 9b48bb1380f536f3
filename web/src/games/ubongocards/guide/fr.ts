import type { Texts } from "../../../i18n/texts";
import type { texts as en } from "./en";

export const texts: Texts<typeof en> = {
  contact: {
    idea: "Des cartes qui se touchent doivent le faire par exactement deux symboles chacune, et les deux paires doivent être égales. Tu t’exerces avec des repères : les bonnes places de la carte en main sont montrées, les erreurs barrées.",
    task: "Pose la carte 3 à côté de la carte 1 : fais-la glisser, ou appuie sur « $t(ubongocards:practice.hint.where) » pour voir sa place.",
  },
  turn: {
    idea: "Un bon contact : il est coché. Les cartes se tournent dans tous les sens, les symboles n’ont pas besoin d’être droits. Tourne avec le bouton, la touche R, la molette ou un deuxième doigt.",
    task: "Tourne la carte 2 et pose-la à droite de la carte 3.",
  },
  branch: {
    idea: "La ligne n’a pas besoin d’en être une : elle peut bifurquer tant que tout se tient, et chaque contact doit être juste, même avec une carte touchée par hasard.",
    task: "Pose la carte 5 sous la carte 3, qui aura ainsi trois voisines.",
  },
  take: {
    idea: "Jusqu’à la fin de la manche, tu peux tout déplacer, tourner et reprendre.",
    task: "Reprends la carte 5 en main : choisis-la et appuie sur « $t(ubongocards:actions.take) ».",
    then: "Voilà toutes les règles de pose. Le but : sept de tes neuf cartes ; lesquelles et dans quel ordre, c’est à toi de voir.",
  },
  seven: {
    idea: "Maintenant, une course contre {{one}} et {{two}} : tout le monde pose en même temps. Tu as posé six cartes.",
    task: "Pose la carte 8, sans la tourner, à la seule place qui lui convient. « $t(ubongocards:actions.places) » te la donne.",
  },
  call: {
    idea: "Sept cartes sont posées. Personne ne te dit si tout est juste : regarde encore une fois, car qui appelle avec une erreur n’a rien.",
    task: "Appuie sur « Ubongo! ».",
    then: "Tout le monde s’arrête et on vérifie. Ton appel était juste : 10 points. {{one}} a posé quatre cartes justes : 4 points. {{two}} en a posé cinq, dont une fausse : 0. Après six manches, le plus grand total gagne.",
  },
};
