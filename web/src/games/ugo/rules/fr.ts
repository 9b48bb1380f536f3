import type { Texts } from "../../../i18n/texts";
import type { texts as en } from "./en";

export const texts: Texts<typeof en> = {
  chapters: {
    material: "Le matériel",
    rounds: "Les manches et la donne",
    trick: "Un pli",
    laying: "Poser les terres",
    farmers: "Les paysans",
    scoring: "Compter une manche",
    end: "La fin",
    two: "À deux",
  },
  rules: {
    "UGO-1":
      "Il y a 45 cartes de terre : cinq couleurs, rouge, bleu, vert, jaune et gris, chacune avec les valeurs de 0 à 8 une seule fois.",
    "UGO-2": "Chacun a un royaume de cinq zones, A à E. 36 paysans forment la réserve commune.",
    "UGO-3":
      "Une terre en A ou B n’a pas besoin de paysans, les siens sont imprimés. C en demande 2, D 3 et E 4.",
    "UGO-4":
      "Une carte montre les paysans qu’elle rapporte en gagnant un pli : un 8 aucun, un 7 ou un 6 un, un 5, un 4 ou un 3 deux, un 2, un 1 ou un 0 aucun.",
    "UGO-5":
      "UGO! se joue de 2 à 4. On mélange les 45 cartes et chacun en reçoit 10, quel que soit le nombre de joueurs. Le reste est écarté, face cachée, pour la manche : on ne sait jamais quelles cartes manquent.",
    "UGO-6": "Une partie compte 4 manches de 10 plis.",
    "UGO-7":
      "La personne à gauche du donneur entame le premier pli. À chaque nouvelle manche, l’entame passe à la personne suivante à gauche.",
    "UGO-8":
      "Après une manche, toutes les terres et tous les paysans reviennent, et les 45 cartes sont de nouveau mélangées et distribuées.",
    "UGO-9":
      "Qui entame joue la carte de son choix. Les autres suivent dans le sens des aiguilles d’une montre, une carte chacun, face visible.",
    "UGO-10":
      "Si tu as la couleur demandée, tu dois la jouer. Si tu n’en as pas, tu peux tout jouer.",
    "UGO-11": "La valeur la plus haute gagne le pli, quelle que soit sa couleur.",
    "UGO-12": "Entre plusieurs cartes aussi hautes, celle de la couleur demandée gagne.",
    "UGO-13": "Si aucune des plus hautes n’a la couleur demandée, la première jouée gagne.",
    "UGO-14": "Qui gagne prend toutes les cartes du pli et entame le suivant.",
    "UGO-15":
      "Qui gagne pose toutes les cartes du pli dans son royaume, triées par couleur : une couleur par zone.",
    "UGO-16":
      "Une couleur déjà présente dans ton royaume va sur sa pile, même si une carte basse en couvre alors une haute. Un 0 peut ainsi gâcher un 8.",
    "UGO-17":
      "Une nouvelle couleur ouvre la première zone libre à gauche. Si un pli apporte plusieurs nouvelles couleurs, tu choisis leur ordre, de gauche à droite et sans trou.",
    "UGO-18":
      "Si un pli apporte plusieurs cartes d’une couleur, tu choisis laquelle de ces nouvelles cartes est au-dessus.",
    "UGO-19":
      "Tu peux changer d’avis sur ces cartes jusqu’à ce que tu entames le pli suivant, jamais après.",
    "UGO-20": "Qui gagne un pli reçoit les paysans montrés sur la carte gagnante.",
    "UGO-21": "Un 1 ou un 2 ne rapporte rien en gagnant.",
    "UGO-22":
      "Un 1 perdu rapporte 2 paysans, mais 1 seul si la carte gagnante est de la même couleur.",
    "UGO-23":
      "Un 2 perdu rapporte 1 paysan, mais aucun si la carte gagnante est de la même couleur.",
    "UGO-24":
      "Les paysans occupent la première place libre à gauche : d’abord C, puis D, puis E. Un royaume en contient 9 ; au-delà, ils sont perdus.",
    "UGO-25": "Une terre avec tous ses paysans compte la valeur de sa carte du dessus.",
    "UGO-26":
      "Une terre à qui il manque des paysans ne compte rien, et chaque paysan manquant coûte 5 points.",
    "UGO-27":
      "Une zone avec tous ses paysans mais sans terre compte les points imprimés : C 1, D 3, E 5. Une zone A ou B vide ne compte rien.",
    "UGO-28": "Le score d’une manche peut être négatif.",
    "UGO-29":
      "Après quatre manches, le plus grand total gagne. Des totaux égaux partagent leur place : deux premières places, puis la troisième.",
    "UGO-30": "À deux, la réserve ne compte que 12 paysans.",
    "UGO-31":
      "Qui gagne le pli prend d’abord ses paysans. Qui perd reçoit ce qu’il reste de son dû.",
    "UGO-32": "Les paysans ne reviennent dans la réserve qu’à la fin de la manche.",
  },
  captions: {
    lands: "Collines rouges, lacs bleus, prés verts, champs jaunes, montagnes grises.",
    kingdom: "Un royaume vide : les silhouettes en pointillé sont des paysans qui manquent.",
    shown: "Les paysans sur les cartes de 8 à 0.",
    a: "Le rouge est demandé. Le 6 rouge est le plus haut et gagne ; il rapporte 1 paysan. Le 5 bleu vient de quelqu’un qui n’a pas de rouge.",
    c: "Le bleu est demandé, et il y a deux 7 : le bleu gagne, car il a la couleur demandée, et rapporte 1 paysan. Le 1 rouge perd contre une autre couleur et en rapporte 2.",
    d: "Le bleu est demandé. Aucun des deux 8 n’est bleu : le vert gagne, joué le premier. Le 2 bleu et le 2 rouge perdent contre une autre couleur et rapportent 1 paysan chacun.",
    e: "Le 8 vert gagne. Le 2 bleu rapporte 1 paysan, le 2 vert aucun : il a la couleur de la carte gagnante.",
    b: "Il y avait déjà un 6 rouge en A. Le 0 rouge du pli suivant va dessus, le 8 bleu sur le 5 bleu, et le 6 vert ouvre C.",
    f: "À la fin d’une manche : A 0, B 8, et C avec un paysan sur deux, moins 5. Cela fait 3 points.",
    g: "A 8, B 6, C 2 avec ses deux paysans, et D sans terre mais avec ses trois paysans, 3. Cela fait 19 points.",
    two: "Il reste deux paysans. Le 7 rouge gagne et en prend 1. Le 1 jaune perdu en a mérité 2, mais ne reçoit que le dernier.",
  },
};
