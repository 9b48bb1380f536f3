import type { Texts } from "../../../i18n/texts";
import type { texts as en } from "./en";

export const texts: Texts<typeof en> = {
  goalTitle: "Das Ziel",
  goal: "Gewinn in neun Runden die wertvollsten Edelsteine: Löse deine Aufgabe schnell und ruf zuerst Ubongo!",
  taskTitle: "Deine Aufgabe",
  task: "In jeder Runde bekommen alle eine Tafel desselben Tiers. Der Würfel sagt, welche Aufgabe du baust: welche Fläche und welche drei oder vier Teile. Los geht es erst, wenn alle ihre Teile haben.",
  fillTitle: "Genau füllen",
  fill: "Die Fläche muss auf zwei Ebenen bedeckt sein. Nichts darf herausragen, nichts auf einer dritten Ebene stehen, keine Lücke darf innen bleiben, und jedes Teil muss verbaut sein.",
  exampleFill: "Drei Teile füllen sechs Felder, zwei Ebenen hoch.",
  turnTitle: "Die Teile drehen",
  turn: "Ein Teil darf liegen, wie du willst, aber es wird nie gespiegelt. Vier Paare gleichen sich im Spiegel: 2 und 11, 3 und 10, 5 und 14, 6 und 13. Ein Punkt neben der Zahl unterscheidet sie.",
  exampleTurn: "Dasselbe Teil, gekippt, gerollt und gedreht.",
  roundTitle: "Die Sanduhr",
  round:
    "Wer fertig ist, ruft Ubongo! Die anderen bauen weiter, bis der Sand durchgelaufen ist. Ist bis dahin niemand fertig, läuft die Sanduhr noch einmal: die zweite Chance.",
  gemsTitle: "Die Edelsteine",
  gems: "Platz eins nimmt einen Saphir, Platz zwei einen Bernstein, und alle, die fertig geworden sind, ziehen noch einen Edelstein aus dem Beutel. Rubin 4, Saphir 3, Smaragd 2, Bernstein 1. Nach neun Runden gewinnt, wer die meisten Punkte hat. Bei Gleichstand wird noch einmal gebaut, und wer zuerst fertig ist, gewinnt.",
  aloneTitle: "Allein",
  alone:
    "Löse in 5, 10 oder 20 Minuten so viele Aufgaben wie möglich, oder 5, 10 oder 20 Aufgaben so schnell wie möglich. Eine Aufgabe, die dir nicht gefällt, darfst du weglegen.",
  handsTitle: "Maus und Finger",
  hands:
    "Zieh ein Teil auf die Fläche, oder klick es an und klick dorthin, wo es liegen soll. Der Umriss zeigt, wo es landet: durchgezogen, wo es passt, gestrichelt, wo nicht. Das Mausrad oder zwei Finger drehen das Teil in der Hand. Lass es neben der Fläche los, um es zurückzunehmen. Zieh am Tisch, um von einer anderen Seite zu schauen; mit Mausrad oder zwei Fingern kommst du näher.",
  keysTitle: "Tastatur",
  keys: "Wähl im Bedienfeld ein Teil, dreh es mit den Knöpfen oder mit X, Y, Z (mit Umschalt zurück), geh mit den Pfeilen über den Plan und drück die Eingabetaste. U macht rückgängig, Entf nimmt ein Teil zurück, Esc lässt es los, C ruft.",
};
