import type { Texts } from "../../../i18n/texts";
import type { texts as source } from "./en";

export const texts: Texts<typeof source> = {
  title: "Imprimer les jeux",
  about:
    "Tout ce qu’il faut sur la table, à découper : les mêmes dessins, énigmes et règles qu’ici. Imprime en recto verso, retourné sur le bord long, en taille réelle.",
  paper: "Papier",
  a4: "A4",
  letter: "Letter",
  colour: "Couleur",
  colours: "En couleurs",
  mono: "Noir et blanc",
  download: "Télécharger",
  downloadOf: "Télécharger {{document}} en PDF",
  picture: "La première page : {{document}}",
  none: "Il n’y en a pas d’image pour le moment.",
  handouts: "Énigmes à distribuer",
  own: {
    title: "Tes propres planches et cartes",
    about:
      "Tu as fait un jeu avec « spieltisch boards make » ou « spieltisch decks make » ? Choisis son fichier. Il est imprimé, et pas conservé.",
    file: "Le fichier",
    paste: "Ou coller son contenu",
    text: "Le contenu du fichier",
    documents: {
      "ubongo3d-boards": "Tes planches",
      "ubongo3d-booklet": "Solutions de tes planches",
      "ubongocards-cards": "Tes cartes",
    },
  },
  documents: {
    lands: "Cartes de terre",
    kingdoms: "Royaumes",
    farmers: "Paysans",
    boards: "Planches",
    gems: "Gemmes",
    display: "Étalage et dé",
    cards: "Cartes",
    scores: "Feuille de score",
    rules: "Règles",
    booklet: "Solutions",
  },
  what: {
    lands: "45 cartes, 5 feuilles avec dos",
    kingdoms: "20 zones, 4 feuilles avec dos",
    farmers: "36 paysans, une feuille avec dos",
    boards: "36 planches, 18 feuilles avec dos",
    gems: "58 gemmes, une feuille avec dos",
    display: "compte les manches ; avec un tableau à la place du dé à dix faces",
    cards: "108 cartes en trois piles, 9 feuilles avec dos",
    scores: "six blocs à découper",
    rules: "avec images et exemples",
    booklet: "les 504 énigmes, pièce par pièce, 38 pages",
  },
};
