import type { Texts } from "../../../i18n/texts";
import type { texts as en } from "./en";

export const texts: Texts<typeof en> = {
  chapters: {
    material: "Womit du spielst",
    setup: "Bevor es losgeht",
    laying: "Legen",
    scoring: "Das Ende einer Runde",
    end: "Das Ende",
    alone: "Allein",
  },
  rules: {
    "UC-1":
      "Es gibt 108 Karten in drei Stapeln zu 36: für die Runden 1 und 2, 3 und 4, 5 und 6. Die weiße Seite einer Karte ist für die erste ihrer Runden, die schwarze für die zweite.",
    "UC-2": "Jede Seite zeigt sechs Symbole, je zwei nebeneinander in drei Reihen.",
    "UC-3":
      "Die Symbole unterscheiden sich in der Form ebenso wie in der Farbe, und keine zwei Karten eines Stapels sind gleich. Die Runden werden von der ersten bis zur sechsten schwerer. Mit fast jeder Hand aus neun Karten lassen sich sieben legen.",
    "UC-4":
      "Das Spiel ist für 2 bis 4 Personen und hat sechs Runden. Für die Runden 1, 3 und 5 bekommen alle neun Karten vom gemischten Stapel der Runde; der Rest bleibt draußen.",
    "UC-5": "Für die Runden 2, 4 und 6 drehen alle die neun Karten der vorigen Runde um.",
    "UC-6":
      "Alle legen gleichzeitig, jede Person für sich. Das Ziel: sieben deiner neun Karten, zusammen gelegt.",
    "UC-7":
      "Karten darfst du beliebig drehen. Es zählt nur, welche Symbole sich treffen, nicht, wie herum sie stehen.",
    "UC-8":
      "Karten, die sich an einer Kante berühren, müssen das mit genau zwei Symbolen tun, und beide Paare müssen gleich sein. Ein Paar ist zu wenig, drei sind zu viel, auch wenn alle gleich sind. Die richtigen Symbole über Kreuz sind falsch, und ebenso jedes Paar, das sich unterscheidet. Karten, die sich nur an einer Ecke treffen, berühren sich nicht.",
    "UC-9":
      "Alle deine Karten müssen durch solche Kontakte zusammenhängen. Verzweigungen sind erlaubt.",
    "UC-10":
      "In beliebiger Reihenfolge darfst du Karten legen, verschieben, drehen und zurücknehmen, bis die Runde endet.",
    "UC-11": "Deine Karten berühren nie die von anderen: Alle haben einen eigenen Tisch.",
    "UC-12":
      "Sobald du sieben Karten gelegt hast, darfst du Ubongo! rufen. Dann hören alle sofort auf.",
    "UC-13":
      "Danach werden alle Auslagen geprüft. Mit irgendeinem Fehler bekommst du 0 Punkte, auch wenn du gerufen hast.",
    "UC-14":
      "Wer gerufen und richtig gelegt hat, bekommt 10 Punkte. Alle anderen, die richtig gelegt haben, bekommen einen Punkt je gelegter Karte.",
    "UC-15":
      "Rufen mehrere gleichzeitig, zählen alle als rufend. Rufe kurz nach dem ersten gelten als derselbe Augenblick: 300 Millisekunden, wenn der Tisch nichts anderes wählt.",
    "UC-16":
      "Kommt niemand mehr weiter, dürft ihr die Runde gemeinsam beenden; dann zählt jede richtige Auslage ihre Karten. Alle Menschen am Tisch müssen zustimmen. Wer allein unter Bots sitzt, braucht auch deren Zustimmung: Sie geben sie, wenn sie feststecken, oder nach zwei Minuten.",
    "UC-17":
      "Nach sechs Runden gewinnt die höchste Summe. Bei Gleichstand ist vorn, wer öfter 10 Punkte bekommen hat; ist auch das gleich, wird der Platz geteilt.",
    "UC-18":
      "Allein übst du: eine Hand nach der anderen, erst die eine Seite der Karten, dann die andere, nach sechs Händen neu gemischt, bis du genug hast. Oder du wählst eine Zahl von Händen: Dann zählt deine Zeit, wenn du alle richtig und ohne Tipps legst.",
  },
  captions: {
    symbols: "Die Symbole der Karten.",
    seven: "Sieben Karten, die richtig zusammen liegen: Jeder Haken ist ein Kontakt.",
    branch: "Vier Karten mit einer Verzweigung: Die zweite hat drei Nachbarn.",
    caller: "Sieben gelegt und gerufen: 10 Punkte.",
    other: "Vier gelegt, alle richtig: 4 Punkte.",
    wrong: "Fünf gelegt, eine davon falsch: 0 Punkte.",
  },
};
