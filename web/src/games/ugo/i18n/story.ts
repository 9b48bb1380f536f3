/** The story of a game that is over. */
export const en = {
  always: "{{name}} led from the first round to the last.",
  took: "{{other}} led after round {{before}}; {{name}} went ahead in round {{round}} and stayed there.",
  tookLast: "Before the last round {{other}} led; then {{name}} went past.",
  level:
    "After round {{before}} the lead was shared; {{name}} went ahead in round {{round}} and stayed there.",
  levelLast: "Before the last round the lead was shared; then {{name}} went ahead.",
  shared: "In the end nobody was ahead: {{names}} finished level.",
  decisive: "Round {{round}} decided it: {{points}} for {{name}}, {{others}} for {{other}}.",
  decisiveOfMany:
    "Round {{round}} decided it: {{points}} for {{name}}, and nobody else had more than {{others}}.",
  steady: "No single round decided it.",
  section_one:
    "No section brought more than {{section}} did for {{name}} in round {{round}}: {{count}} point.",
  section_other:
    "No section brought more than {{section}} did for {{name}} in round {{round}}: {{count}} points.",
} as const;

type Words = { readonly [Key in keyof typeof en]: string };

export const de: Words = {
  always: "{{name}} führte von der ersten bis zur letzten Runde.",
  took: "Nach Runde {{before}} führte {{other}}; in Runde {{round}} zog {{name}} vorbei und blieb vorn.",
  tookLast: "Vor der letzten Runde führte {{other}}; dann zog {{name}} vorbei.",
  level:
    "Nach Runde {{before}} war die Führung geteilt; in Runde {{round}} ging {{name}} nach vorn und blieb dort.",
  levelLast: "Vor der letzten Runde war die Führung geteilt; dann ging {{name}} nach vorn.",
  shared: "Am Ende lag niemand vorn: Gleichstand für {{names}}.",
  decisive: "Runde {{round}} gab den Ausschlag: {{points}} für {{name}}, {{others}} für {{other}}.",
  decisiveOfMany:
    "Runde {{round}} gab den Ausschlag: {{points}} für {{name}}, und niemand sonst hatte mehr als {{others}}.",
  steady: "Keine einzelne Runde gab den Ausschlag.",
  section_one:
    "Kein Abschnitt brachte mehr als {{section}} für {{name}} in Runde {{round}}: {{count}} Punkt.",
  section_other:
    "Kein Abschnitt brachte mehr als {{section}} für {{name}} in Runde {{round}}: {{count}} Punkte.",
};

export const fr: Words = {
  always: "{{name}} a mené de la première à la dernière manche.",
  took: "Après la manche {{before}}, {{other}} menait ; à la manche {{round}}, {{name}} prend la tête et la garde.",
  tookLast: "Avant la dernière manche, {{other}} menait ; puis {{name}} a pris la tête.",
  level:
    "Après la manche {{before}}, la tête était partagée ; à la manche {{round}}, {{name}} la prend et la garde.",
  levelLast: "Avant la dernière manche, la tête était partagée ; puis {{name}} l’a prise.",
  shared: "À la fin, personne n’est devant : égalité entre {{names}}.",
  decisive:
    "La manche {{round}} a tout décidé : {{points}} pour {{name}}, {{others}} pour {{other}}.",
  decisiveOfMany:
    "La manche {{round}} a tout décidé : {{points}} pour {{name}}, et personne d’autre n’a fait plus que {{others}}.",
  steady: "Aucune manche n’a tout décidé à elle seule.",
  section_one:
    "Aucune zone n’a rapporté plus que {{section}} pour {{name}} à la manche {{round}} : {{count}} point.",
  section_other:
    "Aucune zone n’a rapporté plus que {{section}} pour {{name}} à la manche {{round}} : {{count}} points.",
};
