import type { Texts } from "../../../i18n/texts";
import type { texts as en } from "./en";

export const texts: Texts<typeof en> = {
  goalTitle: "Le but",
  goal: "Gagne les gemmes les plus précieuses en neuf manches : résous vite ton énigme et crie Ubongo! avant les autres.",
  taskTitle: "Ton énigme",
  task: "À chaque manche, chacun reçoit une planche du même animal. Le dé dit quelle énigme tu construis : quelle surface, et quelles trois ou quatre pièces. On ne commence que quand tout le monde a ses pièces.",
  fillTitle: "Remplir exactement",
  fill: "La surface doit être couverte sur deux étages. Rien ne doit dépasser, rien au troisième étage, aucun trou à l’intérieur, et toutes les pièces doivent servir.",
  exampleFill: "Trois pièces remplissent six cases, sur deux étages.",
  turnTitle: "Tourner les pièces",
  turn: "Une pièce se pose dans tous les sens, mais jamais en miroir. Quatre paires se ressemblent dans un miroir : 2 et 11, 3 et 10, 5 et 14, 6 et 13. Un point à côté du nombre les distingue.",
  exampleTurn: "La même pièce, basculée, roulée et pivotée.",
  roundTitle: "Le sablier",
  round:
    "Quand tu as résolu ton énigme, crie Ubongo! Les autres continuent jusqu’à ce que le sablier soit vide. Si personne n’a terminé, le sablier coule encore une fois : la seconde chance.",
  gemsTitle: "Les gemmes",
  gems: "La première place prend un saphir, la deuxième un ambre, et toutes les personnes qui ont terminé piochent une gemme de plus. Rubis 4, saphir 3, émeraude 2, ambre 1. Après neuf manches, qui a le plus de points gagne. En cas d’égalité, on construit encore une fois, et qui termine d’abord gagne.",
  aloneTitle: "En solitaire",
  alone:
    "Résous autant d’énigmes que possible en 5, 10 ou 20 minutes, ou 5, 10 ou 20 énigmes aussi vite que possible. Une énigme qui ne te plaît pas peut être mise de côté.",
  handsTitle: "Souris et doigts",
  hands:
    "Fais glisser une pièce sur la surface, ou clique dessus puis là où elle va. Le contour montre où elle tombe : plein si elle rentre, pointillé sinon. La molette ou deux doigts tournent la pièce que tu tiens. Lâche-la à côté de la surface pour la reprendre. Fais glisser la table pour regarder d’un autre côté ; la molette ou deux doigts rapprochent.",
  keysTitle: "Clavier",
  keys: "Dans le panneau, choisis une pièce, tourne-la avec les boutons ou X, Y, Z (avec Maj à l’envers), parcours le plan avec les flèches et appuie sur Entrée. U annule, Suppr reprend une pièce, Échap la lâche, C crie Ubongo!",
};
