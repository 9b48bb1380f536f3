import type { texts as en } from "./en";

/** The texts of the pages that work without a network. */
export const texts: typeof en = {
  title: "Sans réseau",
  lead: "Dans le train, à la cave, sur une île : tout ceci marche quand même sur ton appareil.",
  nothing:
    "Rien n’est encore emporté. Ouvre Spieltisch une fois avec le réseau, attends quelques secondes, puis reviens.",
  saving:
    "Ton appareil économise les données : rien n’est emporté sans que tu le veuilles. C’est moins de 1 Mo.",
  take: "Emporter maintenant",
  today: "Énigmes du jour",
  ofDay: "Ce sont les énigmes du {{day}}.",
  kinds: {
    easy: "Énigme facile",
    hard: "Énigme difficile",
    hand: "Main de cartes",
    deal: "Donne UGO!",
  },
  about: {
    easy: "Ubongo 3-D, trois pièces",
    hard: "Ubongo 3-D, quatre pièces",
    hand: "Sept cartes sur neuf. Si elles sont bien posées, on le vérifie dès que tu as du réseau.",
    deal: "Ses trois adversaires réfléchissent sur le serveur : sur ton appareil, on pourrait lire leurs cartes. Sans réseau, tu joues à UGO! dans la partie guidée.",
  },
  instead: "Partie guidée",
  play: "Jouer",
  learn: "Apprendre en jouant",
  practice: "S’exercer",
  practiceLead:
    "Une énigme de chaque face des 36 plateaux d’Ubongo 3-D et douze mains de cartes, d’autres chaque jour.",
  side: { A: "Ubongo 3-D, face facile", B: "Ubongo 3-D, face difficile" },
  hands: "Jeu de cartes",
  played: "Joué sur cet appareil",
  none: "Rien pour l’instant.",
  state: {
    waiting: "attend le réseau",
    taken: "vérifié et compté",
    unsolved: "vérifié : pas juste",
    refused: "ne compte pas",
  },
  waiting_one: "Un résultat attend le réseau. Il partira tout seul.",
  waiting_other: "{{count}} résultats attendent le réseau. Ils partiront tout seuls.",
  send: "Envoyer maintenant",
  drop: "Oublier",
  dropOf: "Oublier : {{name}}",
  look: "Regarder",
  countsTitle: "Ce qui compte",
  counts:
    "Le serveur rejoue chaque coup. Ce qui est juste est marqué résolu, figure au calendrier et garde ta série, si tu as joué le jour même. Tes propres meilleurs temps comptent aussi. Les tableaux et records que voient les autres, non : là, c’est l’horloge du serveur qui doit avoir mesuré.",
  done: "{{name}} : {{time}}",
  doneNotKept:
    "Ce navigateur n’a plus de place pour garder le résultat. Reste sur cette page jusqu’au retour du réseau pour qu’il soit envoyé.",
  doneTask: "Résolu. C’est gardé sur cet appareil et coché dès que le serveur l’aura vérifié.",
  doneHand:
    "Annoncé. C’est gardé sur cet appareil ; si tes cartes sont bien posées, le serveur le dira dès que tu auras du réseau.",
  back: "Retour à la liste",
  again: "Encore une fois",
  strip: "Hors ligne : tes coups sont gardés ici et vérifiés plus tard.",
  unknown: "Cette partie n’est pas sur cet appareil. Les énigmes changent chaque jour.",
  refusal: {
    offline_ticket:
      "Ce résultat appartient à un autre invité, a été modifié en route ou date d’avant une mise à jour du serveur. Il ne peut pas compter pour toi.",
    offline_too_old: "Cela a été joué il y a plus de 30 jours. Cela ne peut plus compter.",
    offline_time:
      "Les temps de ce résultat ne peuvent pas être justes. L’horloge de ton appareil a peut-être été changée pendant la partie.",
    offline_moves: "Rejoué sur le serveur, le coup {{move}} de ce résultat n’est pas possible.",
    offline_unfinished: "Rejoués sur le serveur, ces coups ne mènent pas à la fin.",
    offline_day: "Tu avais emporté les énigmes du {{day}} ; celle-ci est d’un autre jour.",
    offline_bots: "Cette énigme a besoin de ses adversaires sur le serveur. Joue-la en ligne.",
  },
};
