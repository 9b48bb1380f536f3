import type { Texts } from "../../../i18n/texts";
import type { texts as source } from "./en";

export const texts: Texts<typeof source> = {
  title: "Die Spiele ausdrucken",
  about:
    "Alles, was auf dem Tisch liegt, zum Ausschneiden: dieselben Bilder, Aufgaben und Regeln wie hier. Druck beidseitig, an der langen Kante gewendet, in voller Größe.",
  paper: "Papier",
  a4: "A4",
  letter: "Letter",
  colour: "Farbe",
  colours: "In Farbe",
  mono: "Schwarz-weiß",
  download: "Herunterladen",
  downloadOf: "{{document}} als PDF herunterladen",
  picture: "Die erste Seite: {{document}}",
  none: "Davon gibt es gerade kein Bild.",
  handouts: "Aufgaben zum Austeilen",
  own: {
    title: "Deine eigenen Tafeln und Karten",
    about:
      "Hast du mit „spieltisch boards make“ oder „spieltisch decks make“ einen Satz gemacht? Wähl seine Datei. Sie wird gedruckt und nicht behalten.",
    file: "Die Datei",
    paste: "Oder ihren Inhalt einfügen",
    text: "Inhalt der Datei",
    documents: {
      "ubongo3d-boards": "Deine Tafeln",
      "ubongo3d-booklet": "Lösungen deiner Tafeln",
      "ubongocards-cards": "Deine Karten",
    },
  },
  documents: {
    lands: "Ländereien",
    kingdoms: "Königreiche",
    farmers: "Bauern",
    boards: "Tafeln",
    gems: "Edelsteine",
    display: "Auslage und Würfel",
    cards: "Karten",
    scores: "Wertungsblatt",
    rules: "Regeln",
    booklet: "Lösungen",
  },
  what: {
    lands: "45 Karten, 5 Bögen mit Rückseiten",
    kingdoms: "20 Abschnitte, 4 Bögen mit Rückseiten",
    farmers: "36 Bauern, ein Bogen mit Rückseite",
    boards: "36 Tafeln, 18 Bögen mit Rückseiten",
    gems: "58 Edelsteine, ein Bogen mit Rückseite",
    display: "zählt die Runden; mit einer Tabelle statt des zehnseitigen Würfels",
    cards: "108 Karten in drei Stapeln, 9 Bögen mit Rückseiten",
    scores: "sechs Blöcke zum Auseinanderschneiden",
    rules: "mit Bildern und Beispielen",
    booklet: "alle 504 Aufgaben, Teil für Teil, 38 Seiten",
  },
};
