import type { Texts } from "../../../i18n/texts";
import type { texts as en } from "./en";

export const texts: Texts<typeof en> = {
  goalTitle: "Worum es geht",
  goal: "Alle bekommen neun Karten und legen gleichzeitig, jeder auf sein eigenes Tuch. Wer zuerst sieben zusammengefügt hat, ruft Ubongo! Gespielt werden sechs Runden: In den Runden 1, 3 und 5 gibt es neue Karten, in den Runden 2, 4 und 6 drehst du sie auf die schwarze Seite. Von Runde zu Runde wird es schwerer. Allein übst du: ein Blatt nach dem anderen, so lange du magst, auf Wunsch mit Tipps.",
  touchTitle: "Wie sich Karten berühren",
  touch:
    "Karten, die sich an einer Kante berühren, müssen sich mit genau je zwei Symbolen berühren, und gegenüberliegende Symbole müssen gleich sein. Du darfst Karten beliebig drehen; wie herum ein Symbol steht, ist egal. Jede Karte muss zu jeder passen, die sie berührt, und alle müssen zusammenhängen.",
  allowed: "Erlaubt",
  forbidden: "Nicht erlaubt",
  longSides: "Lange Seiten, um eins versetzt",
  shortSide: "Kurze Seite an langer Seite",
  corner: "Eine Ecke ist kein Kontakt: weder gut noch schlecht",
  onePair: "Nur ein Paar",
  threePairs: "Drei Paare, gleich oder nicht",
  crosswise: "Die richtigen Symbole, aber über Kreuz",
  unequal: "Ein Paar, das verschieden ist",
  callTitle: "Der Ruf",
  call: "Mit sieben oder mehr gelegten Karten darfst du Ubongo! rufen, und alle halten sofort an. Ob deine Auslage stimmt, sagt dir vorher niemand. Wer im selben Augenblick ruft, zählt auch. Kommt niemand mehr weiter, können alle Menschen am Tisch zusammen die Runde beenden; allein unter Bots brauchst du auch deren Einverständnis.",
  pointsTitle: "Punkte",
  points:
    "Dann werden alle Auslagen geprüft. Mit irgendeinem Fehler gibt es nichts, auch wenn du gerufen hast. Wer gerufen hat und richtig liegt, bekommt 10 Punkte, alle anderen so viele, wie sie Karten gelegt haben. Nach sechs Runden gewinnt die höchste Summe; bei Gleichstand, wer öfter 10 bekam.",
  layTitle: "Legen",
  lay: "Zieh eine Karte auf das Tuch, oder tipp sie an und dann das Tuch. Tipp eine gewählte Karte noch einmal an, um sie zu drehen, oder nimm R oder das Mausrad, das auch die Handkarte unter dem Zeiger dreht. Esc bringt eine gezogene Karte zurück; zieh eine Karte vom Tuch, um sie zurückzunehmen. Zieh am Tuch, um alles zu verschieben; zwei Finger oder das Rad zoomen.",
  keysTitle: "Tastatur",
  keys: "Tab geht zu deinen Karten und zum Tuch. In der Hand wählen links und rechts, hoch, runter oder R drehen, die Eingabetaste nimmt eine Karte auf; auf dem Tuch verschieben die Pfeiltasten sie, die Eingabetaste legt sie, Entf nimmt sie zurück. An einem Tisch mit Hilfen nennt P in Worten jeden Platz, an dem eine Karte passt. Beim Üben gibt H einen Tipp und zeigt dann den Platz.",
};
