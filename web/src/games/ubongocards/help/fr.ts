import type { Texts } from "../../../i18n/texts";
import type { texts as en } from "./en";

export const texts: Texts<typeof en> = {
  goalTitle: "Le but",
  goal: "Tout le monde reçoit neuf cartes et pose en même temps, chacun sur sa nappe. Qui en assemble sept avant les autres crie Ubongo! Il y a six manches : aux manches 1, 3 et 5 on reçoit de nouvelles cartes, aux manches 2, 4 et 6 on les retourne sur la face noire. De manche en manche, c’est plus difficile. Seul, tu t’entraînes : une main après l’autre, aussi longtemps que tu veux, avec des conseils si tu en veux.",
  touchTitle: "Comment les cartes se touchent",
  touch:
    "Les cartes qui se touchent par un bord doivent se toucher par exactement deux symboles chacune, et les symboles face à face doivent être identiques. Tu peux tourner les cartes comme tu veux ; le sens d’un symbole ne compte pas. Chaque carte doit aller avec toutes celles qu’elle touche, et toutes doivent tenir ensemble.",
  allowed: "Permis",
  forbidden: "Interdit",
  longSides: "Longs côtés, décalés d’un symbole",
  shortSide: "Un petit côté contre un long",
  corner: "Un coin n’est pas un contact : ni bon ni mauvais",
  onePair: "Une seule paire",
  threePairs: "Trois paires, identiques ou non",
  crosswise: "Les bons symboles, mais croisés",
  unequal: "Une paire différente",
  callTitle: "Le cri",
  call: "Avec sept cartes posées ou plus, tu peux crier Ubongo!, et tout s’arrête. Personne ne te dit avant si tout est juste. Qui crie au même instant compte aussi. Si personne n’avance plus, tous les humains de la table peuvent finir la manche d’un commun accord ; seul avec des robots, il te faut aussi le leur.",
  pointsTitle: "Points",
  points:
    "Puis on vérifie toutes les cartes posées. Avec la moindre faute, tu n’as rien, même si tu as crié. Qui a crié et a tout juste reçoit 10 points, les autres autant de points que de cartes posées. Après six manches, le plus grand total gagne ; à égalité, qui a eu 10 le plus souvent.",
  layTitle: "Poser",
  lay: "Glisse une carte sur la nappe, ou touche-la puis touche la nappe. Touche encore une carte choisie pour la tourner, ou prends R ou la molette, qui tourne aussi la carte de ta main sous le pointeur. Échap remet en place une carte que tu glisses ; glisse une carte hors de la nappe pour la reprendre. Glisse la nappe pour tout déplacer ; deux doigts ou la molette changent la taille.",
  keysTitle: "Clavier",
  keys: "Tab va à tes cartes et à la nappe. Dans la main, gauche et droite choisissent, haut, bas ou R tournent, Entrée prend une carte ; sur la nappe, les flèches la déplacent, Entrée la pose, Suppr la reprend. À une table avec aides, P dit en mots chaque place où une carte va. À l’entraînement, H donne un conseil puis montre la place.",
};
