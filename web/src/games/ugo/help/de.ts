import type { Texts } from "../../../i18n/texts";
import type { texts as en } from "./en";

export const texts: Texts<typeof en> = {
  goalTitle: "Worum es geht",
  goal: "Du baust ein Königreich mit fünf Abschnitten, A bis E. Jeder gewonnene Stich bringt Land, ob du willst oder nicht. Eine Runde hat zehn Stiche, dann wird gewertet und alles abgeräumt. Nach vier Runden gewinnt, wer die meisten Punkte hat.",
  landsTitle: "Die fünf Ländereien",
  lands: "Jede hat ihr Bild und neben der Zahl ihr Zeichen: Hügel, Wellen, Halme, Furchen, Gipfel.",
  trickTitle: "Ein Stich",
  trick:
    "Ein Stich: von allen eine Karte. Ausspielen heißt die erste Karte spielen; die anderen folgen im Uhrzeigersinn. Hast du die ausgespielte Farbe, musst du sie bedienen. Die höchste Zahl gewinnt, egal in welcher Farbe. Sind mehrere gleich hoch, gewinnt die ausgespielte Farbe, sonst die zuerst gespielte Karte. Wer gewinnt, spielt zum nächsten Stich aus.",
  landTitle: "Land legen",
  land: "Wer gewinnt, legt alle Karten des Stichs nach Farben. Eine Farbe, die schon im Königreich liegt, kommt auf ihren Stapel; eine neue Farbe öffnet den nächsten Abschnitt von links nach rechts. Bis du zum nächsten Stich ausspielst, wählst du die Reihenfolge neuer Farben und, wo du mehrere Karten einer Farbe legst, welche obenauf liegt. Nur die oberste Karte zählt: Eine niedrige kann eine hohe verderben.",
  farmersTitle: "Bauern",
  farmers:
    "Wer mit einer Karte gewinnt, bekommt die Bauern, die sie zeigt; eine 8 zeigt keinen. Eine 1, die verliert, bringt 1 Bauern, wenn sie die Farbe der Siegerkarte hat, sonst 2. Eine 2, die verliert, bringt nur in anderer Farbe 1. Bauern füllen C, dann D, dann E; mehr als neun passen nicht in ein Königreich.",
  pointsTitle: "Punkte",
  points:
    "A und B brauchen keine Bauern. C braucht 2, D braucht 3, E braucht 4: Gestrichelte Figuren sind Bauern, die fehlen. Ein Abschnitt mit allen Bauern zählt seine oberste Karte. Ein Abschnitt mit Land, dem Bauern fehlen, zählt kein Land, und jeder fehlende Bauer kostet 5. Die +1, +3 und +5 in C, D und E zählen, wenn ein Abschnitt alle Bauern und kein Land hat. Neben einem Königreich steht groß diese Runde, bei Σ stehen alle Runden zusammen.",
  twoTitle: "Zu zweit",
  two: "Es gibt nur 12 Bauern. Wer den Stich gewinnt, nimmt die eigenen zuerst.",
  helpTitle: "Hilfe beim Lernen",
  help: "Ein Tisch kann Tipps und Lernzeichen haben; das entscheidet, wer ihn öffnet. Mit Tipps sagt dir ein Knopf, was jemand Starkes täte, wenn du dran bist. Mit Lernzeichen zeigt jede Karte, die du spielen darfst, was folgt, wenn sie den Stich nimmt, so wie er jetzt liegt (voller Gipfel), und wenn nicht (leeres Tal): Punkte, Bauern und Abschnitte, die sie öffnet. Ein Bauer im Umriss ist einer, den du vielleicht bekommst; +0–5 heißt: so viele Punkte ohne und mit solchen Bauern.",
  keysTitle: "Tastatur",
  keys: "Mit Tab gehst du zum nächsten Teil der Seite, mit den Pfeiltasten von Karte zu Karte, mit der Eingabetaste spielst du sie. Nach einem gewonnenen Stich legt die Eingabetaste ihn wie vorgeschlagen. Wo es am Tisch Tipps gibt, fragt H danach, in deiner Hand und in der Zeile, die sagt, wer dran ist.",
  examplePenalty: "In C fehlt ein Bauer: minus 5.",
  exampleTrick: "Rot wurde ausgespielt. Die rote 6 gewinnt und bringt 1 Bauern.",
  marks: {
    takenMeans:
      "Beim vollen Gipfel steht, was folgt, wenn die Karte den Stich nimmt, so wie er jetzt liegt.",
    notMeans: "Beim leeren Tal steht, was folgt, wenn sie ihn nicht nimmt.",
    pointsMean:
      "Punkte, die du damit gewinnst oder verlierst. +0–5 heißt: ohne und mit den Bauern, die noch kommen können.",
    farmersMean:
      "Bauern, die du bekommst. Einer im Umriss kommt vielleicht, je nach den Karten der anderen.",
    newMeans: "So viele neue Abschnitte öffnet sie in deinem Königreich. Jeder davon will Bauern.",
    hold: "Halte eine Karte mit dem Finger oder zeig mit der Maus darauf: Dann stehen ihre Zeichen in Worten da.",
  },
};
