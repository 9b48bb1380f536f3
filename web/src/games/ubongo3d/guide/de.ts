import type { Texts } from "../../../i18n/texts";
import type { texts as en } from "./en";

export const texts: Texts<typeof en> = {
  drop: {
    idea: "Füll die Fläche mit allen Teilen, genau und zwei Ebenen hoch. Die Markierung zeigt, wohin Teil 2 gehört: Zieh es dorthin, oder wähl erst das Teil und dann den Platz.",
    task: "Setz Teil 2 an die Markierung: Es fällt von selbst hinunter.",
  },
  turn: {
    idea: "Teil 10 passt nicht so, wie es liegt. Die Pfeile drehen das Teil in deiner Hand, ebenso das Mausrad, zwei Finger und die Tasten X, Y und Z.",
    task: "Wähl Teil 10, dreh es, bis es aussieht wie die Markierung, und setz es dorthin.",
  },
  take: {
    idea: "Nichts ist endgültig: Du darfst ein Teil jederzeit zurücknehmen, und was nur auf ihm steht, kommt mit.",
    task: "Nimm Teil 10 zurück: Zieh es von der Fläche, oder wähl es und drück Entf oder „$t(ubongo3d:panel.take)“.",
  },
  undo: {
    idea: "Ein Schritt zurück bringt wieder, was vorher lag.",
    task: "Drück auf „$t(ubongo3d:panel.undo)“, den Pfeil neben dem Ruf, oder setz Teil 10 selbst wieder hin.",
  },
  fill: {
    idea: "Teil 9 ist übrig, und eine Lücke, die durch beide Ebenen geht.",
    task: "Dreh Teil 9 und schließ die Lücke.",
    then: "Gelöst: Alle Teile sind verbaut, beide Ebenen voll, nichts ragt hinaus und nichts höher hinauf.",
  },
  last: {
    idea: "Jetzt ein Wettlauf. Alle haben eine eigene Aufgabe und beginnen im selben Augenblick; die Sanduhr läuft für alle, nur hier wartet sie auf dich. Zwei deiner drei Teile liegen schon.",
    task: "Leg Teil 15 obendrauf, so wie es ist.",
  },
  call: {
    idea: "Beide Ebenen sind voll. Je früher du rufst, desto besser deine Edelsteine; ein falscher Ruf gilt nicht und kostet nichts.",
    task: "Drück auf „Ubongo!“.",
    then: "Am schnellsten: Du nimmst einen Saphir, der 3 Punkte zählt, und ziehst einen Stein aus dem Beutel. Der zweite Platz nimmt einen Bernstein und zieht ebenfalls; alle anderen, die rechtzeitig fertig werden, ziehen nur. Schafft es niemand, wird die Sanduhr noch einmal umgedreht. Nach neun Runden werden die Edelsteine gezählt.",
  },
};
