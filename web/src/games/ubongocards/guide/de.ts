import type { Texts } from "../../../i18n/texts";
import type { texts as en } from "./en";

export const texts: Texts<typeof en> = {
  contact: {
    idea: "Karten, die sich berühren, müssen das mit genau zwei Symbolen tun, und beide Paare müssen gleich sein. Du übst mit Zeichen: Gute Plätze für die Karte in deiner Hand werden gezeigt, Fehler durchgestrichen.",
    task: "Leg Karte 3 neben Karte 1: Zieh sie, oder drück auf „$t(ubongocards:practice.hint.where)“, um ihren Platz zu sehen.",
  },
  turn: {
    idea: "Ein guter Kontakt: Er hat einen Haken. Karten dürfen beliebig gedreht werden, die Symbole müssen nicht aufrecht stehen. Drehen kannst du mit dem Knopf, der Taste R, dem Mausrad oder einem zweiten Finger.",
    task: "Dreh Karte 2 und leg sie rechts neben Karte 3.",
  },
  branch: {
    idea: "Die Reihe muss keine Reihe sein: Sie darf sich verzweigen, solange alles zusammenhängt, und jeder Kontakt muss stimmen, auch mit einer Karte, die nur zufällig berührt wird.",
    task: "Leg Karte 5 unter Karte 3, die dann drei Nachbarn hat.",
  },
  take: {
    idea: "Bis die Runde zu Ende ist, darfst du alles verschieben, drehen und zurücknehmen.",
    task: "Nimm Karte 5 zurück auf die Hand: Wähl sie und drück auf „$t(ubongocards:actions.take)“.",
    then: "Das sind alle Legeregeln. Sieben deiner neun Karten sind das Ziel; welche sieben und in welcher Reihenfolge, entscheidest du.",
  },
  seven: {
    idea: "Jetzt ein Wettlauf gegen {{one}} und {{two}}: Alle legen gleichzeitig. Sechs Karten liegen schon.",
    task: "Leg Karte 8 ungedreht an den einzigen Platz, an den sie passt. „$t(ubongocards:actions.places)“ nennt ihn dir.",
  },
  call: {
    idea: "Sieben Karten liegen. Niemand sagt dir, ob alles stimmt: Sieh noch einmal hin, denn wer mit einem Fehler ruft, bekommt nichts.",
    task: "Drück auf „Ubongo!“.",
    then: "Alle halten an, und es wird geprüft. Dein Ruf war richtig: 10 Punkte. {{one}} hat vier richtig gelegt: 4 Punkte. {{two}} hat fünf gelegt, eine davon falsch: 0. Nach sechs Runden gewinnt die höchste Summe.",
  },
};
