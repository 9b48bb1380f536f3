import type { Texts } from "../../../i18n/texts";
import type { texts as en } from "./en";

export const texts: Texts<typeof en> = {
  chapters: {
    material: "Le matériel",
    setup: "Avant de commencer",
    laying: "Poser",
    scoring: "La fin d’une manche",
    end: "La fin",
    alone: "En solo",
  },
  rules: {
    "UC-1":
      "Il y a 108 cartes en trois piles de 36 : pour les manches 1 et 2, 3 et 4, 5 et 6. Le côté blanc d’une carte sert à la première de ses manches, le côté noir à la deuxième.",
    "UC-2": "Chaque côté montre six symboles, deux par deux sur trois rangées.",
    "UC-3":
      "Les symboles diffèrent par la forme comme par la couleur, et deux cartes d’une pile ne sont jamais égales. Les manches sont de plus en plus difficiles. Presque toutes les mains de neuf cartes permettent d’en poser sept.",
    "UC-4":
      "Le jeu est pour 2 à 4 personnes et compte six manches. Pour les manches 1, 3 et 5, chacun reçoit neuf cartes de la pile mélangée de la manche ; le reste est écarté.",
    "UC-5": "Pour les manches 2, 4 et 6, chacun retourne ses neuf cartes de la manche précédente.",
    "UC-6":
      "Tout le monde pose en même temps, chacun pour soi. Le but : sept de tes neuf cartes, posées ensemble.",
    "UC-7":
      "Les cartes se tournent comme tu veux. Seuls comptent les symboles qui se rencontrent, pas leur sens.",
    "UC-8":
      "Des cartes qui se touchent par un bord doivent le faire par exactement deux symboles chacune, et les deux paires doivent être égales. Une paire, c’est trop peu, trois, c’est trop, même si toutes sont égales. Les bons symboles en croix sont faux, tout comme chaque paire qui diffère. Des cartes qui ne se rencontrent que par un coin ne se touchent pas.",
    "UC-9":
      "Toutes tes cartes doivent se tenir par de tels contacts. Les bifurcations sont permises.",
    "UC-10":
      "Dans l’ordre que tu veux, tu peux poser des cartes, les déplacer, les tourner et les reprendre, jusqu’à la fin de la manche.",
    "UC-11": "Tes cartes ne touchent jamais celles des autres : chacun a sa propre table.",
    "UC-12":
      "Dès que tu as posé sept cartes, tu peux crier Ubongo! Alors tout le monde s’arrête aussitôt.",
    "UC-13":
      "Ensuite, toutes les poses sont vérifiées. Avec la moindre erreur, tu as 0 point, même si tu as appelé.",
    "UC-14":
      "Qui a appelé avec une pose juste reçoit 10 points. Tous les autres dont la pose est juste reçoivent un point par carte posée.",
    "UC-15":
      "Si plusieurs appellent en même temps, chacun compte comme tel. Les appels qui suivent de peu le premier valent le même instant : 300 millisecondes, sauf si la table en décide autrement.",
    "UC-16":
      "Si personne n’avance plus, vous pouvez décider de finir la manche ; chaque pose juste compte alors ses cartes. Toutes les personnes à la table doivent être d’accord. Une personne seule parmi des robots a aussi besoin du leur : ils l’accordent quand ils sont bloqués, ou après deux minutes.",
    "UC-17":
      "Après six manches, le plus grand total gagne. En cas d’égalité, qui a eu 10 points le plus souvent passe devant ; si cela aussi est égal, la place est partagée.",
    "UC-18":
      "En solo, tu t’exerces : une main après l’autre, d’abord un côté des cartes, puis l’autre, avec un nouveau mélange toutes les six mains, tant que tu veux. Ou bien tu choisis un nombre de mains : ton temps compte alors, si elles sont toutes justes et posées sans conseil.",
  },
  captions: {
    symbols: "Les symboles des cartes.",
    seven: "Sept cartes bien posées ensemble : chaque coche est un contact.",
    branch: "Quatre cartes avec une bifurcation : la deuxième a trois voisines.",
    caller: "Sept posées et un appel : 10 points.",
    other: "Quatre posées, toutes justes : 4 points.",
    wrong: "Cinq posées, dont une fausse : 0 point.",
  },
};
