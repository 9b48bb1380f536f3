import type { texts as en } from "./en";

/** The texts of the pages that work without a network. */
export const texts: typeof en = {
  title: "Ohne Netz",
  lead: "Im Zug, im Keller, auf einer Insel: Das hier geht auf deinem Gerät trotzdem.",
  nothing:
    "Noch ist nichts eingepackt. Öffne Spieltisch einmal mit Netz, warte ein paar Sekunden und komm wieder.",
  saving:
    "Dein Gerät spart Daten. Deshalb wird nur eingepackt, wenn du es willst. Es ist weniger als 1 MB.",
  take: "Jetzt einpacken",
  today: "Rätsel des Tages",
  ofDay: "Das sind die Rätsel vom {{day}}.",
  kinds: {
    easy: "Leichte Aufgabe",
    hard: "Schwere Aufgabe",
    hand: "Kartenblatt",
    deal: "UGO!-Blatt",
  },
  about: {
    easy: "Ubongo 3-D, drei Teile",
    hard: "Ubongo 3-D, vier Teile",
    hand: "Sieben von neun Karten. Ob sie richtig liegen, wird geprüft, sobald du wieder Netz hast.",
    deal: "Die drei Gegner denken auf dem Server: Auf deinem Gerät könnte man ihre Karten lesen. Ohne Netz spielst du UGO! in der geführten Partie.",
  },
  instead: "Geführte Partie",
  play: "Spielen",
  learn: "Spielend lernen",
  practice: "Üben",
  practiceLead:
    "Eine Aufgabe von jeder Seite aller 36 Tafeln von Ubongo 3-D und zwölf Kartenblätter, jeden Tag andere.",
  side: { A: "Ubongo 3-D, leichte Seite", B: "Ubongo 3-D, schwere Seite" },
  hands: "Kartenspiel",
  played: "Auf diesem Gerät gespielt",
  none: "Noch nichts.",
  state: {
    waiting: "wartet auf Netz",
    taken: "geprüft und gezählt",
    unsolved: "geprüft: nicht richtig",
    refused: "zählt nicht",
  },
  waiting_one: "Ein Ergebnis wartet auf Netz. Es wird von selbst gesendet.",
  waiting_other: "{{count}} Ergebnisse warten auf Netz. Sie werden von selbst gesendet.",
  send: "Jetzt senden",
  drop: "Vergessen",
  dropOf: "Vergessen: {{name}}",
  look: "Ansehen",
  countsTitle: "Was zählt",
  counts:
    "Der Server spielt jeden Zug nach. Was stimmt, gilt als gelöst, steht im Kalender und hält deine Serie, wenn du am selben Tag gespielt hast. Auch deine eigenen Bestzeiten zählen. Bestenlisten und Rekorde, die andere sehen, nicht: Dafür muss die Uhr des Servers gemessen haben.",
  done: "{{name}}: {{time}}",
  doneNotKept:
    "In diesem Browser ist kein Platz mehr für das Ergebnis. Bleib auf dieser Seite, bis du online bist: Dann wird es geschickt.",
  doneTask:
    "Gelöst. Es bleibt auf diesem Gerät und wird abgehakt, sobald der Server es geprüft hat.",
  doneHand:
    "Gerufen. Es bleibt auf diesem Gerät; ob deine Karten richtig liegen, sagt der Server, sobald du wieder Netz hast.",
  back: "Zurück zur Liste",
  again: "Noch einmal",
  strip: "Offline: Deine Züge bleiben hier und werden später geprüft.",
  unknown: "Dieses Spiel ist nicht auf diesem Gerät. Die Rätsel wechseln jeden Tag.",
  refusal: {
    offline_ticket:
      "Dieses Ergebnis gehört einem anderen Gast, wurde unterwegs verändert oder stammt von vor einer Aktualisierung des Servers. Für dich kann es nicht zählen.",
    offline_too_old: "Das wurde vor mehr als 30 Tagen gespielt. Es kann nicht mehr zählen.",
    offline_time:
      "Die Zeiten dieses Ergebnisses können nicht stimmen. Vielleicht wurde die Uhr deines Geräts beim Spielen verstellt.",
    offline_moves: "Beim Nachspielen auf dem Server geht Zug {{move}} dieses Ergebnisses nicht.",
    offline_unfinished: "Beim Nachspielen auf dem Server führen diese Züge nicht bis zum Ende.",
    offline_day: "Du hattest die Rätsel vom {{day}} dabei; dieses ist von einem anderen Tag.",
    offline_bots: "Dieses Rätsel braucht seine Gegner auf dem Server. Spiel es mit Netz.",
  },
};
