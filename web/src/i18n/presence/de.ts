import type { Texts } from "../texts";
import type { presence as source } from "./en";

export const presence: Texts<typeof source> = {
  sits: "{{name}} setzt sich.",
  stands: "{{name}} steht auf.",
  away: "{{name}} ist gerade weg.",
  back: "{{name}} ist wieder da.",
  left: "{{name}} ist gegangen. Ein Bot spielt weiter.",
  standsIn: "Für {{name}} spielt jetzt ein Bot.",
  again: "{{name}} spielt wieder selbst.",

  late: "Noch nicht bereit: {{names}}. Auf einem neuen Server beginnt das erste Spiel mit Bots erst nach etwa einer halben Minute.",
  idle: "{{name}} lässt den Tisch warten.",
  nudge: "{{name}} anstupsen",
  nudgeSent: "{{name}} wurde angestupst. Warte kurz.",
  noAnswer: "{{name}} antwortet nicht.",
  vote: "Bot spielen lassen",
  votes: "{{votes}} von {{needed}} sind dafür.",
  voted: "Du bist dafür. {{votes}} von {{needed}}.",
  youIdle: "Die anderen warten auf dich.",
  youHanded: "Die anderen lassen einen Bot für dich spielen.",
  here: "Ich bin da",

  whileAway: "Während du weg warst, hat ein Bot für dich gespielt: {{what}}.",
  timeUp: "Deine Zeit war um. Ein Bot hat für dich gespielt: {{what}}.",
  played: "Während du weg warst, hat ein Bot für dich gespielt.",

  clock: {
    label: "Bedenkzeit",
    hint: "Ist die Zeit um, macht ein Bot diesen einen Zug.",
    off: "Ohne",
    seconds: "{{count}} s",
    minutes: "{{count}} min",
    chosen: "{{time}} für jeden Zug",
    left: "Zeit für diesen Zug",
    soon_one: "Noch {{count}} Sekunde für deinen Zug",
    soon_other: "Noch {{count}} Sekunden für deinen Zug",
  },

  waitsForYou: "Der Tisch wartet auf dich",
  begins: "Die Runde beginnt",
};
