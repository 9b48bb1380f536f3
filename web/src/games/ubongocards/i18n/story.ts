/** The story of a game that is over. */
export const en = {
  calls_one: "{{name}} made the only call, and it was {{verdict}}.",
  calls_other: "{{name}} called most often: {{count}} times, {{right}} of them right.",
  callsRight: "{{name}} called most often: {{count}} times, each time rightly.",
  allCalls_one: "There was {{count}} call, {{right}} of them right.",
  allCalls_other: "There were {{count}} calls, {{right}} of them right.",
  right: "right",
  wrong: "wrong",
  noCalls: "Nobody called: every round ended by agreement.",
  byTens: "{{names}} had equal points; more tens decided it for {{name}}.",
  closest: "Round {{round}} was the closest: {{best}} to {{second}} points.",
  level_one: "In round {{round}} the best were level, with {{count}} point each.",
  level_other: "In round {{round}} the best were level, with {{count}} points each.",
} as const;

type Words = { readonly [Key in keyof typeof en]: string };

export const de: Words = {
  calls_one: "Den einzigen Ruf machte {{name}}, und er war {{verdict}}.",
  calls_other: "Am häufigsten rief {{name}}: {{count}}-mal, davon {{right}}-mal zu Recht.",
  callsRight: "Am häufigsten rief {{name}}: {{count}}-mal, immer zu Recht.",
  allCalls_one: "Es gab {{count}} Ruf, {{right}} davon zu Recht.",
  allCalls_other: "Es gab {{count}} Rufe, {{right}} davon zu Recht.",
  right: "richtig",
  wrong: "falsch",
  noCalls: "Niemand hat gerufen: Jede Runde wurde gemeinsam beendet.",
  byTens: "Gleich viele Punkte für {{names}}; mehr Zehner entschieden für {{name}}.",
  closest: "Am knappsten war Runde {{round}}: {{best}} zu {{second}} Punkten.",
  level_one: "In Runde {{round}} lagen die Besten gleichauf, mit je {{count}} Punkt.",
  level_other: "In Runde {{round}} lagen die Besten gleichauf, mit je {{count}} Punkten.",
};

export const fr: Words = {
  calls_one: "{{name}} a poussé le seul cri de la partie, et il était {{verdict}}.",
  calls_other: "{{name}} a crié le plus souvent : {{count}} fois, dont {{right}} à raison.",
  callsRight: "{{name}} a crié le plus souvent : {{count}} fois, toujours à raison.",
  allCalls_one: "Il y a eu {{count}} cri, dont {{right}} à raison.",
  allCalls_other: "Il y a eu {{count}} cris, dont {{right}} à raison.",
  right: "juste",
  wrong: "faux",
  noCalls: "Personne n’a crié : chaque manche a fini d’un commun accord.",
  byTens: "Égalité de points entre {{names}} ; le nombre de dix a tranché pour {{name}}.",
  closest: "La manche {{round}} a été la plus serrée : {{best}} points à {{second}}.",
  level_one: "À la manche {{round}}, les meilleurs étaient à égalité, avec {{count}} point chacun.",
  level_other:
    "À la manche {{round}}, les meilleurs étaient à égalité, avec {{count}} points chacun.",
};
