import type { Texts } from "../../../i18n/texts";
import type { texts as en } from "./en";

export const texts: Texts<typeof en> = {
  drop: {
    idea: "Remplis la surface avec toutes les pièces, exactement et sur deux étages. Les repères montrent la place de la pièce 2 : fais-la glisser, ou choisis-la, puis sa place.",
    task: "Pose la pièce 2 sur les repères : elle tombe toute seule.",
  },
  turn: {
    idea: "La pièce 10 ne convient pas telle quelle. Les flèches tournent la pièce en main, tout comme la molette, deux doigts et les touches X, Y et Z.",
    task: "Choisis la pièce 10, tourne-la jusqu’à ce qu’elle ressemble aux repères, et pose-la là.",
  },
  take: {
    idea: "Rien n’est définitif : tu peux reprendre une pièce à tout moment, et ce qui ne repose que sur elle vient avec.",
    task: "Reprends la pièce 10 : tire-la hors de la surface, ou choisis-la et appuie sur Suppr ou « $t(ubongo3d:panel.take) ».",
  },
  undo: {
    idea: "Annuler ramène ce qu’il y avait avant.",
    task: "Appuie sur « $t(ubongo3d:panel.undo) », la flèche à côté de l’appel, ou remets toi-même la pièce 10.",
  },
  fill: {
    idea: "Il reste la pièce 9, et un trou qui traverse les deux étages.",
    task: "Tourne la pièce 9 et comble le trou.",
    then: "Résolu : toutes les pièces sont posées, les deux étages sont pleins, rien ne dépasse et rien ne monte plus haut.",
  },
  last: {
    idea: "Maintenant, une course. Tout le monde a son énigme et commence au même instant ; le sablier coule pour tous, ici seulement il t’attend. Deux de tes trois pièces sont déjà là.",
    task: "Pose la pièce 15 dessus, telle quelle.",
  },
  call: {
    idea: "Les deux étages sont pleins. Plus tu appelles tôt, meilleures sont tes gemmes ; un appel erroné est refusé et ne coûte rien.",
    task: "Appuie sur « Ubongo! ».",
    then: "Première place : tu prends un saphir, qui vaut 3 points, et tu tires une gemme du sac. La deuxième place prend un ambre et tire aussi ; tous les autres qui finissent à temps tirent seulement. Si personne n’y arrive, le sablier est retourné encore une fois. Après neuf manches, on compte les gemmes.",
  },
};
