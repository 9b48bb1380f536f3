import type { Texts } from "../../../i18n/texts";
import type { texts as en } from "./en";

export const texts: Texts<typeof en> = {
  follow: {
    idea: "Gewinn Stiche und leg ihre Ländereien in dein Königreich: Sie sind deine Punkte. {{one}} hat eine rote 3 ausgespielt. Du hast Rot, also musst du Rot bedienen; deine anderen Karten sind abgedunkelt. {{two}} hatte kein Rot und durfte alles spielen.",
    task: "Spiel deine rote 7: Die höchste Karte gewinnt den Stich.",
  },
  lay: {
    idea: "Dein Stich: Keine Karte war höher, egal in welcher Farbe. Was du gewinnst, kommt in dein Königreich, eine Farbe in jeden Abschnitt, und eine neue Farbe öffnet den nächsten freien Abschnitt von links.",
    task: "Drück auf „$t(ugo:lay.confirm)“.",
  },
  lead: {
    idea: "In jedem Abschnitt zählt die oberste Karte: 7 und 5 sind 12. Wer einen Stich gewinnt, spielt zum nächsten eine beliebige Karte aus.",
    task: "Spiel deine blaue 8 aus.",
  },
  need: {
    idea: "Blau ist neu und öffnet Abschnitt C. C braucht aber 2 Bauern, und du hast nur den einen, den dir die rote 7 gebracht hat. Land, dem ein Bauer fehlt, zählt nichts, und jeder fehlende Bauer kostet 5 Punkte.",
    task: "Gelegt werden muss trotzdem: Drück auf „$t(ugo:lay.confirm)“.",
  },
  farmers: {
    idea: "Bauern bringt dir die Karte, mit der du gewinnst: eine 3, 4 oder 5 zwei, eine 6 oder 7 einen, eine 8 keinen.",
    task: "Spiel deine gelbe 4 aus und hoffe, dass sie hält.",
  },
  full: {
    idea: "Sie hat gehalten: zwei Bauern mehr. C ist voll, der dritte wartet in D. Die gelbe 4 kommt auf die gelbe 5: Eine Farbe, die du schon hast, kommt immer auf ihren Stapel, auch wenn eine niedrige Karte eine höhere verdeckt.",
    task: "Drück auf „$t(ugo:lay.confirm)“.",
    then: "Von 7 Punkten auf 19. Hohe Karten gewinnen Stiche, niedrige Gewinner bringen Bauern, und alles, was du gewinnst, muss in dein Land.",
  },
  one: {
    idea: "Neue Karten. Du hast kein Grau und darfst alles spielen; eine 7 liegt schon da. Eine 1 bringt nichts, wenn sie gewinnt. Verloren bringt sie 2 Bauern, aber nur 1, wenn die Gewinnerkarte ihre Farbe hat.",
    task: "Verlier deine rote 1.",
  },
  two: {
    idea: "Zwei Bauern für einen verlorenen Stich. Eine verlorene 2 bringt 1 Bauern, aber keinen, wenn die Gewinnerkarte ihre Farbe hat.",
    task: "Verlier deine grüne 2.",
    then: "Drei Bauern, und Abschnitt C ist voll, noch ehe er Land hat: Das allein zählt 1 Punkt. Gut zu verlieren ist das halbe UGO!",
  },
  zero: {
    idea: "{{one}} hat eine graue 8 und gewinnt gleich auch diesen Stich. Wer gewinnt, muss jede Karte davon legen, und deine käme auf den grauen Stapel.",
    task: "Du hast kein Rot: Wirf deine graue 0 hinein.",
    then: "Die 8 ist begraben, {{one}} hat dort 0 Punkte. Achte auf Nullen, die noch niemand gespielt hat: Sie kommen auch auf deine hohen Karten.",
  },
  last: {
    idea: "Der zehnte Stich ist der letzte einer Runde. Alle neun Bauern arbeiten schon für dich, nur Abschnitt C wartet noch auf Land.",
    task: "Spiel deine letzte Karte, die blaue 4.",
  },
  count: {
    idea: "Jetzt wird gezählt. Bei Land mit allen Bauern zählt die oberste Karte. Ein Abschnitt mit allen Bauern und ohne Land zählt, was in ihm aufgedruckt ist: C 1, D 3, E 5.",
    task: "Drück auf „$t(ugo:lay.confirm)“ und sieh dir die Abrechnung an.",
    then: "Das war eine Runde: 17 Punkte, die meisten am Tisch. Ein Spiel hat vier davon, jede mit neuen Karten, und die höchste Summe gewinnt.",
  },
};
