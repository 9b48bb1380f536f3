import type { Texts } from "../../../i18n/texts";
import type { texts as en } from "./en";

export const texts: Texts<typeof en> = {
  goalTitle: "Le but",
  goal: "Tu construis un royaume de cinq zones, de A à E. Chaque pli gagné apporte des terres, que tu le veuilles ou non. Une manche compte dix plis, puis on compte les points et on débarrasse tout. Après quatre manches, qui a le plus de points gagne.",
  landsTitle: "Les cinq terres",
  lands:
    "Chaque terre a son image et, à côté du nombre, son signe : collines, vagues, brins d’herbe, sillons, pics.",
  trickTitle: "Un pli",
  trick:
    "Un pli : une carte de chaque personne. Entamer, c’est jouer la première ; les autres suivent dans le sens des aiguilles d’une montre. Si tu as la couleur demandée, tu dois la jouer. Le plus grand nombre gagne, quelle que soit sa couleur. À égalité, la couleur demandée gagne, sinon la carte jouée en premier. Qui gagne entame le pli suivant.",
  landTitle: "Poser les terres",
  land: "Qui gagne pose toutes les cartes du pli par couleur. Une couleur déjà présente va sur sa pile ; une nouvelle couleur ouvre la zone suivante, de gauche à droite. Jusqu’à ce que tu entames le pli suivant, tu choisis l’ordre des nouvelles couleurs et, si tu poses plusieurs cartes d’une couleur, celle du dessus. Seule la carte du dessus compte : une petite peut en gâcher une grande.",
  farmersTitle: "Les paysans",
  farmers:
    "Qui gagne avec une carte reçoit les paysans qu’elle montre ; un 8 n’en montre aucun. Un 1 qui perd rapporte 1 paysan s’il a la couleur de la carte gagnante, sinon 2. Un 2 qui perd n’en rapporte 1 que dans une autre couleur. Les paysans remplissent C, puis D, puis E ; un royaume en prend neuf au plus.",
  pointsTitle: "Les points",
  points:
    "A et B n’ont pas besoin de paysans. Il en faut 2 en C, 3 en D, 4 en E : les figures en pointillés sont les paysans qui manquent. Une zone avec tous ses paysans compte sa carte du dessus. Une zone avec des terres mais sans tous ses paysans ne compte pas la terre, et chaque paysan manquant coûte 5. Les +1, +3 et +5 de C, D et E comptent quand une zone a tous ses paysans et aucune terre. À côté d’un royaume, le grand nombre est cette manche, Σ toutes les manches ensemble.",
  twoTitle: "À deux",
  two: "Il n’y a que 12 paysans. Qui gagne le pli prend les siens en premier.",
  helpTitle: "De l’aide pour apprendre",
  help: "Une table peut avoir des conseils et des repères ; qui l’ouvre choisit. Avec les conseils, un bouton te dit à ton tour ce que ferait quelqu’un de très fort. Avec les repères, chaque carte que tu peux jouer montre ce qui suit si elle prend le pli tel qu’il est (pic plein), et sinon (creux vide) : points, paysans et zones qu’elle ouvre. Un paysan en contour, c’est un paysan que tu gagnes peut-être ; +0–5, ce sont les points sans et avec ces paysans.",
  keysTitle: "Clavier",
  keys: "Tab change d’endroit, les flèches changent de carte, Entrée la joue. Quand tu gagnes un pli, Entrée le pose comme proposé. Si la table a des conseils, H en demande un, dans ta main et dans la ligne qui dit à qui de jouer.",
  examplePenalty: "Il manque un paysan en C : moins 5.",
  exampleTrick: "Le rouge a été demandé. Le 6 rouge gagne et rapporte 1 paysan.",
  marks: {
    takenMeans: "À côté du sommet plein : ce qui se passe si la carte prend le pli tel qu’il est.",
    notMeans: "À côté de la vallée vide : ce qui se passe si elle ne le prend pas.",
    pointsMean:
      "Les points que tu gagnes ou perds. +0–5 veut dire : sans et avec les paysans qui peuvent encore venir.",
    farmersMean:
      "Les paysans que tu reçois. Celui en contour viendra peut-être, selon les cartes des autres.",
    newMeans: "Le nombre de zones qu’elle ouvre dans ton royaume. Chacune demande des paysans.",
    hold: "Garde le doigt sur une carte, ou passe la souris dessus : ses signes s’affichent en toutes lettres.",
  },
};
