import type { Texts } from "../../../i18n/texts";
import type { texts as en } from "./en";

export const texts: Texts<typeof en> = {
  follow: {
    idea: "Gagne des plis et pose leurs terres dans ton royaume : ce sont tes points. {{one}} a entamé d’un 3 rouge. Tu as du rouge, tu dois donc en fournir ; tes autres cartes sont grisées. {{two}} n’avait pas de rouge et pouvait tout jouer.",
    task: "Joue ton 7 rouge : la carte la plus haute gagne le pli.",
  },
  lay: {
    idea: "Pli gagné : aucune carte n’était plus haute, peu importe sa couleur. Ce que tu gagnes va dans ton royaume, une couleur par zone, et une nouvelle couleur ouvre la première zone libre à gauche.",
    task: "Appuie sur « $t(ugo:lay.confirm) ».",
  },
  lead: {
    idea: "Chaque zone compte sa carte du dessus : 7 et 5 font 12. Qui gagne un pli entame le suivant avec la carte de son choix.",
    task: "Entame avec ton 8 bleu.",
  },
  need: {
    idea: "Le bleu est nouveau et ouvre la zone C. Mais C demande 2 paysans, et tu n’as que celui de ton 7 rouge. Une terre à qui il manque un paysan ne compte rien, et chaque paysan manquant coûte 5 points.",
    task: "Ce qui est gagné doit être posé : appuie sur « $t(ugo:lay.confirm) ».",
  },
  farmers: {
    idea: "C’est la carte gagnante qui rapporte des paysans : un 3, un 4 ou un 5 en donne deux, un 6 ou un 7 un seul, un 8 aucun.",
    task: "Entame avec ton 4 jaune en espérant qu’il tienne.",
  },
  full: {
    idea: "Il a tenu : deux paysans de plus. C est complète, le troisième attend en D. Ton 4 jaune va sur le 5 jaune : une couleur déjà posée va toujours sur sa pile, même quand une carte basse en couvre une plus haute.",
    task: "Appuie sur « $t(ugo:lay.confirm) ».",
    then: "De 7 points à 19. Les cartes hautes gagnent des plis, les petites gagnantes rapportent des paysans, et tout ce que tu gagnes doit entrer dans tes terres.",
  },
  one: {
    idea: "Nouvelle donne. Tu n’as pas de gris et tu peux tout jouer ; un 7 est déjà là. Un 1 ne rapporte rien en gagnant. Perdu, il rapporte 2 paysans, ou 1 seul si la carte gagnante est de sa couleur.",
    task: "Perds ton 1 rouge.",
  },
  two: {
    idea: "Deux paysans pour un pli perdu. Un 2 perdu rapporte 1 paysan, mais aucun si la carte gagnante est de sa couleur.",
    task: "Perds ton 2 vert.",
    then: "Trois paysans, et la zone C est complète avant d’avoir une terre : rien que cela compte 1 point. Bien perdre, c’est la moitié de UGO!",
  },
  zero: {
    idea: "{{one}} a un 8 gris et va gagner aussi ce pli. Qui gagne doit en poser toutes les cartes, et la tienne irait sur la pile grise.",
    task: "Tu n’as pas de rouge : jette ton 0 gris.",
    then: "Le 8 est enterré, {{one}} a 0 point à cet endroit. Méfie-toi des zéros que personne n’a encore joués : ils visent aussi tes cartes hautes.",
  },
  last: {
    idea: "Le dixième pli est le dernier d’une manche. Tes neuf paysans sont à l’ouvrage, et la zone C attend encore une terre.",
    task: "Joue ta dernière carte, le 4 bleu.",
  },
  count: {
    idea: "C’est l’heure du décompte. Une terre avec tous ses paysans compte sa carte du dessus. Une zone avec tous ses paysans et sans terre compte ce qui y est imprimé : C 1, D 3, E 5.",
    task: "Appuie sur « $t(ugo:lay.confirm) » et regarde la feuille.",
    then: "Voilà une manche : 17 points, le plus haut score de la table. Une partie en compte quatre, avec de nouvelles cartes à chaque fois, et le plus grand total gagne.",
  },
};
