import type { Texts } from "../../../i18n/texts";
import type { texts as en } from "./en";

export const texts: Texts<typeof en> = {
  chapters: {
    material: "Le matériel",
    boards: "Les planches",
    setup: "Avant de commencer",
    round: "Une manche",
    end: "La fin",
    variants: "Autres façons de jouer",
    tips: "Conseils pour construire",
  },
  rules: {
    "U3D-1":
      "Il y a 36 planches, quatre pour chacun des neuf animaux. Chacune a un côté facile A, avec 3 pièces par énigme, et un côté difficile B, avec 4.",
    "U3D-2": "Chaque côté d’une planche montre deux surfaces de carrés, une en haut et une en bas.",
    "U3D-3":
      "Le dé choisit l’énigme. Du côté facile, 1 et 2 partagent une énigme, 3 et 4 aussi, toutes deux sur la surface du haut ; 5, 6 et 7 en partagent une, et 8, 9 et 10, sur celle du bas. Du côté difficile, chaque nombre a la sienne : 1 à 5 en haut, 6 à 10 en bas. Cela fait 504 énigmes, avec des noms comme A25 - 1|2.",
    "U3D-4": "Il y a 40 pièces de 16 sortes, deux à quatre de chacune.",
    "U3D-5":
      "Une pièce se tourne dans toutes les directions, mais jamais en miroir. Quatre paires sont le reflet l’une de l’autre : 2 et 11, 3 et 10, 5 et 14, 6 et 13. Un point à côté du numéro les distingue.",
    "U3D-6":
      "Un dé à dix faces, un sablier, un sac et 58 gemmes : 10 rubis à 4 points, 19 saphirs à 3, 10 émeraudes à 2 et 19 ambres à 1.",
    "U3D-7":
      "Chaque énigme a une solution. Tu la vois après la manche et, en solo, quand tu mets une énigme de côté.",
    "U3D-8":
      "Les quatre planches d’un animal ont les mêmes surfaces, mais d’autres pièces pour les remplir.",
    "U3D-9":
      "Il y a assez de pièces pour tout le monde : quel que soit le dé, quatre personnes peuvent construire en même temps.",
    "U3D-10":
      "Aucune énigme ne demande deux fois la même sorte de pièce. Les surfaces faciles ont 6 ou 7 carrés, les difficiles de 8 à 10.",
    "U3D-11": "Du côté facile, l’énigme de 3 et 4 est en moyenne la plus facile.",
    "U3D-12":
      "Vous choisissez le côté facile ou difficile pour toute la partie. Comme avantage, quelqu’un peut construire le côté facile à une table difficile.",
    "U3D-13":
      "À chaque manche, chacun tire une planche du même animal. À trois, une planche de chaque animal reste dehors, à deux, deux.",
    "U3D-14":
      "Neuf saphirs et neuf ambres forment l’étalage, qui compte aussi les manches. Les 40 autres gemmes sont dans le sac.",
    "U3D-15":
      "Une personne lance le dé pour tous : la plus jeune à la première manche, puis toujours la suivante à gauche. Si personne n’est désigné comme le plus jeune, on tire au sort.",
    "U3D-16":
      "Chacun reçoit les pièces de son énigme. Le sablier n’est retourné que quand tout le monde est prêt.",
    "U3D-17":
      "Résolu veut dire : les deux étages de la surface sont remplis exactement, avec toutes les pièces de l’énigme. Rien ne doit dépasser, rien ne doit se trouver à un troisième étage. La façon de mettre une pièce en place ne compte pas ; on peut aussi la glisser sous une autre.",
    "U3D-18":
      "Si tu as résolu ton énigme, crie Ubongo! Les autres continuent jusqu’à ce que le sable soit écoulé ; alors tout le monde s’arrête.",
    "U3D-19":
      "Si personne n’a trouvé d’ici là, le sablier est retourné encore une fois. Si personne n’y arrive à cette deuxième chance, la manche est finie.",
    "U3D-20":
      "Le plus rapide prend un saphir de l’étalage et tire une gemme du sac. Le deuxième prend un ambre et en tire une. Le troisième et le quatrième en tirent une chacun. Sans solution, on n’a rien.",
    "U3D-21":
      "Après chaque manche, l’étalage a un saphir et un ambre de moins. Si une seule personne a trouvé, l’ambre va dans le sac ; si personne n’a trouvé, les deux y vont.",
    "U3D-22": "Les planches jouées ne reviennent pas dans la partie.",
    "U3D-23":
      "Après neuf manches, on compte les gemmes : un rubis 4, un saphir 3, une émeraude 2, un ambre 1. Le plus de points gagne.",
    "U3D-24":
      "En cas d’égalité, les personnes concernées reçoivent chacune une nouvelle planche d’un même animal. On lance le dé, il n’y a pas de sablier, et la première solution gagne. Si personne ne trouve en dix minutes, la victoire est partagée.",
    "U3D-25":
      "Sans hasard : le premier reçoit un rubis, le deuxième un saphir, le troisième une émeraude, le quatrième un ambre. Il n’y a pas de sac.",
    "U3D-26":
      "En solo contre la montre : résous autant d’énigmes que possible en 5, 10 ou 20 minutes.",
    "U3D-27": "En solo contre ton record : résous 5, 10 ou 20 énigmes le plus vite possible.",
    "U3D-28": "En solo, tu peux mettre une énigme de côté et prendre une nouvelle planche.",
    "U3D-29":
      "Tes résultats en solo sont gardés, et un nouveau record est annoncé. Avec des indices, il n’y a pas de record.",
    "U3D-30":
      "Pour une première partie, laissez le dé : chacun construit l’énigme de 3 et 4 du côté facile.",
    "U3D-31":
      "Le sablier dure 60 secondes du côté facile et 90 du côté difficile, sauf si la table en décide autrement. Comme avantage, quelqu’un peut avoir plus de temps.",
    "U3D-32":
      "Seul avec une énigme : une de la boîte ou n’importe quelle autre que ses pièces permettent, à ton rythme. La mettre de côté, c’est l’abandonner, et tu vois une solution ; après une heure, elle se termine sans être résolue. Sans indices, elle compte comme résolue, et chaque énigme a son propre meilleur temps.",
    "tip-1":
      "Commence par la pièce qui a le moins de places : une longue ou une tordue va rarement de plusieurs façons.",
    "tip-2":
      "Regarde les bouts étroits et les coins de la surface. Souvent, une seule pièce y entre, et sur les deux étages à la fois.",
    "tip-3":
      "Compte les cubes : une surface de 7 carrés en prend 14. Trois pièces de 5, 5 et 4 cubes la remplissent exactement, il ne reste donc jamais rien.",
    "tip-4":
      "Pense à ce qui reste. Un trou d’un seul cube, c’est fini, car aucune pièce n’est si petite : annule tôt.",
    "tip-5":
      "Méfie-toi des jumelles en miroir. Si une pièce va presque, mais jamais tout à fait, tu penses peut-être à sa jumelle.",
  },
  captions: {
    pieces: "Les seize sortes, et combien il y a de pièces de chacune.",
    gems: "Rubis 4, saphir 3, émeraude 2, ambre 1.",
    solved: "Résolu : l’étage 1 à gauche, l’étage 2 à droite, aucun carré n’est vide.",
    outside: "Pas résolu : la pièce 9 dépasse de la surface, et des places restent vides.",
    rewards:
      "Première place, deuxième, troisième et quatrième : ce qui vient du sac est une surprise.",
    display: "L’étalage avant la première manche, après une, et après deux.",
    count: "Un rubis, un saphir, trois émeraudes et trois ambres : 4 + 3 + 6 + 3 = 16 points.",
    fair: "Sans hasard : de la première place à la quatrième.",
  },
};
