/** The story of a game that is over. */
export const en = {
  fastest_one: "{{name}} was the fastest in {{count}} of {{rounds}} rounds.",
  fastest_other: "{{name}} was the fastest in {{count}} of {{rounds}} rounds.",
  fastestShared_one: "In one round each, {{names}} were the fastest.",
  fastestShared_other: "In {{count}} rounds each, {{names}} were the fastest.",
  quickest: "The quickest solution took {{time}}: {{name}} in round {{round}}.",
  unsolved: "Nobody solved a task this time.",
  rubies_one: "{{name}} alone found a ruby.",
  rubies_other: "{{name}} found the most rubies: {{count}}.",
  haul: "No round brought more than round {{round}} did for {{name}}: {{gems}}.",
  tie: "After {{rounds}} rounds {{names}} were level; {{name}} won the tie-break.",
  quickestAlone: "The quickest task took {{time}}.",
} as const;

type Words = { readonly [Key in keyof typeof en]: string };

export const de: Words = {
  fastest_one: "{{name}} war in {{count}} von {{rounds}} Runden am schnellsten.",
  fastest_other: "{{name}} war in {{count}} von {{rounds}} Runden am schnellsten.",
  fastestShared_one: "In je einer Runde am schnellsten: {{names}}.",
  fastestShared_other: "In je {{count}} Runden am schnellsten: {{names}}.",
  quickest: "Die schnellste Lösung brauchte {{time}}: {{name}} in Runde {{round}}.",
  unsolved: "Diesmal hat niemand eine Aufgabe gelöst.",
  rubies_one: "Den einzigen Rubin fand {{name}}.",
  rubies_other: "Die meisten Rubine fand {{name}}: {{count}}.",
  haul: "Keine Runde brachte mehr als Runde {{round}} für {{name}}: {{gems}}.",
  tie: "Nach {{rounds}} Runden Gleichstand zwischen {{names}}; das Stechen gewann {{name}}.",
  quickestAlone: "Die schnellste Aufgabe brauchte {{time}}.",
};

export const fr: Words = {
  fastest_one: "{{name}} a fini en premier dans {{count}} manche sur {{rounds}}.",
  fastest_other: "{{name}} a fini en premier dans {{count}} manches sur {{rounds}}.",
  fastestShared_one: "Dans une manche chacun, {{names}} ont fini en premier.",
  fastestShared_other: "Dans {{count}} manches chacun, {{names}} ont fini en premier.",
  quickest: "La solution la plus rapide a pris {{time}} : {{name}} à la manche {{round}}.",
  unsolved: "Cette fois, personne n’a trouvé de solution.",
  rubies_one: "{{name}} a trouvé le seul rubis.",
  rubies_other: "{{name}} a trouvé le plus de rubis : {{count}}.",
  haul: "Aucune manche n’a rapporté plus que la manche {{round}} pour {{name}} : {{gems}}.",
  tie: "Après {{rounds}} manches, égalité entre {{names}} ; {{name}} a gagné le départage.",
  quickestAlone: "L’énigme la plus rapide a pris {{time}}.",
};
