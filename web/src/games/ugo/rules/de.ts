import type { Texts } from "../../../i18n/texts";
import type { texts as en } from "./en";

export const texts: Texts<typeof en> = {
  chapters: {
    material: "Womit du spielst",
    rounds: "Runden und Austeilen",
    trick: "Ein Stich",
    laying: "Land legen",
    farmers: "Bauern",
    scoring: "Eine Runde abrechnen",
    end: "Das Ende",
    two: "Zu zweit",
  },
  rules: {
    "UGO-1":
      "Es gibt 45 Landkarten: fünf Farben, Rot, Blau, Grün, Gelb und Grau, jede mit den Werten 0 bis 8 je einmal.",
    "UGO-2":
      "Alle haben ein Königreich mit fünf Abschnitten, A bis E. 36 Bauern liegen im gemeinsamen Vorrat.",
    "UGO-3":
      "Land in A und B braucht keine Bauern, denn ihre sind aufgedruckt. C braucht 2 Bauern, D 3 und E 4.",
    "UGO-4":
      "Eine Karte zeigt die Bauern, die sie bringt, wenn sie einen Stich gewinnt: eine 8 keinen, eine 7 oder 6 einen, eine 5, 4 oder 3 zwei, eine 2, 1 oder 0 keinen.",
    "UGO-5":
      "UGO! ist für 2 bis 4 Personen. Alle 45 Karten werden gemischt, und alle bekommen 10, egal wie viele mitspielen. Der Rest bleibt verdeckt und ist in dieser Runde nicht dabei: Du weißt nie, welche Karten fehlen.",
    "UGO-6": "Ein Spiel hat 4 Runden mit je 10 Stichen.",
    "UGO-7":
      "Wer links von der gebenden Person sitzt, spielt zum ersten Stich aus. In jeder weiteren Runde wandert der Start um einen Platz nach links.",
    "UGO-8":
      "Nach einer Runde gehen alle Ländereien und Bauern zurück, und alle 45 Karten werden neu gemischt und ausgeteilt.",
    "UGO-9":
      "Wer ausspielt, spielt irgendeine Karte. Die anderen folgen im Uhrzeigersinn mit je einer offenen Karte.",
    "UGO-10":
      "Hast du die ausgespielte Farbe, musst du sie spielen. Hast du sie nicht, darfst du alles spielen.",
    "UGO-11": "Der höchste Wert gewinnt den Stich, egal in welcher Farbe.",
    "UGO-12": "Sind mehrere Karten gleich hoch, gewinnt die in der ausgespielten Farbe.",
    "UGO-13":
      "Hat keine der höchsten die ausgespielte Farbe, gewinnt die, die zuerst gespielt wurde.",
    "UGO-14": "Wer gewinnt, nimmt alle Karten des Stichs und spielt zum nächsten aus.",
    "UGO-15":
      "Wer gewinnt, legt jede Karte des Stichs ins eigene Königreich, nach Farben sortiert: eine Farbe in jeden Abschnitt.",
    "UGO-16":
      "Eine Farbe, die schon in deinem Königreich liegt, kommt auf ihren Stapel, auch wenn dann eine niedrige Karte eine hohe verdeckt. So kann eine 0 eine 8 verderben.",
    "UGO-17":
      "Eine neue Farbe öffnet den ersten freien Abschnitt von links. Bringt ein Stich mehrere neue Farben, bestimmst du ihre Reihenfolge, von links nach rechts und ohne Lücke.",
    "UGO-18":
      "Bringt ein Stich mehrere Karten einer Farbe, bestimmst du, welche dieser neuen Karten oben liegt.",
    "UGO-19":
      "Du darfst diese Karten umlegen, bis du zum nächsten Stich ausspielst, danach nie mehr.",
    "UGO-20": "Wer einen Stich gewinnt, bekommt die Bauern, die auf der Gewinnerkarte stehen.",
    "UGO-21": "Eine 1 oder 2 bringt nichts, wenn sie gewinnt.",
    "UGO-22":
      "Eine verlorene 1 bringt 2 Bauern, aber nur 1, wenn die Gewinnerkarte dieselbe Farbe hat.",
    "UGO-23":
      "Eine verlorene 2 bringt 1 Bauern, aber keinen, wenn die Gewinnerkarte dieselbe Farbe hat.",
    "UGO-24":
      "Bauern füllen den ersten freien Platz von links: erst C, dann D, dann E. Ein Königreich fasst 9; was danach kommt, verfällt.",
    "UGO-25": "Land mit allen Bauern zählt den Wert seiner obersten Karte.",
    "UGO-26": "Land, dem Bauern fehlen, zählt nichts, und jeder fehlende Bauer kostet 5 Punkte.",
    "UGO-27":
      "Ein Abschnitt mit allen Bauern, aber ohne Land, zählt die aufgedruckten Punkte: C 1, D 3, E 5. Ein leeres A oder B zählt nichts.",
    "UGO-28": "Das Ergebnis einer Runde darf unter null liegen.",
    "UGO-29":
      "Nach vier Runden gewinnt die höchste Summe. Gleiche Summen teilen sich den Platz: zwei erste Plätze, und dann kommt der dritte.",
    "UGO-30": "Zu zweit sind nur 12 Bauern im Vorrat.",
    "UGO-31":
      "Wer den Stich gewinnt, nimmt zuerst Bauern. Wer verliert, bekommt, was vom eigenen Anspruch noch da ist.",
    "UGO-32": "Bauern kommen erst am Ende der Runde in den Vorrat zurück.",
  },
  captions: {
    lands: "Rote Hügel, blaue Seen, grüne Wiesen, gelbe Felder, graue Berge.",
    kingdom: "Ein leeres Königreich: Gestrichelte Figuren sind Bauern, die fehlen.",
    shown: "Bauern auf den Karten von 8 bis 0.",
    a: "Rot wurde ausgespielt. Die rote 6 ist am höchsten und gewinnt; sie bringt 1 Bauern. Die blaue 5 kam von jemandem ohne Rot.",
    c: "Blau wurde ausgespielt, und zwei 7er liegen da: Die blaue gewinnt, denn sie hat die ausgespielte Farbe, und bringt 1 Bauern. Die rote 1 verliert gegen eine andere Farbe und bringt 2.",
    d: "Blau wurde ausgespielt. Keine der beiden 8er ist blau, also gewinnt die grüne, die zuerst kam. Die blaue 2 und die rote 2 verlieren gegen eine andere Farbe und bringen je 1 Bauern.",
    e: "Die grüne 8 gewinnt. Die blaue 2 bringt 1 Bauern, die grüne 2 keinen: Sie hat die Farbe der Gewinnerkarte.",
    b: "Rot lag schon mit einer 6 in A. Die rote 0 des nächsten Stichs kommt obendrauf, die blaue 8 auf die blaue 5, und die grüne 6 öffnet C.",
    f: "Am Ende einer Runde: A 0, B 8 und C mit einem von zwei Bauern, minus 5. Das macht 3 Punkte.",
    g: "A 8, B 6, C 2 mit beiden Bauern und D ohne Land, aber mit allen drei Bauern, 3. Das macht 19 Punkte.",
    two: "Zwei Bauern sind noch da. Die rote 7 gewinnt und nimmt 1. Die verlorene gelbe 1 hat 2 verdient, bekommt aber nur den letzten.",
  },
};
