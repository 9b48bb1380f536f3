import type { Texts } from "../../../i18n/texts";
import type { texts as en } from "./en";

export const texts: Texts<typeof en> = {
  chapters: {
    material: "Womit du spielst",
    boards: "Die Tafeln",
    setup: "Bevor es losgeht",
    round: "Eine Runde",
    end: "Das Ende",
    variants: "Andere Spielweisen",
    tips: "Tipps zum Bauen",
  },
  rules: {
    "U3D-1":
      "Es gibt 36 Tafeln, vier zu jedem von neun Tieren. Jede hat eine leichte Seite A mit 3 Teilen je Aufgabe und eine schwere Seite B mit 4.",
    "U3D-2": "Jede Seite einer Tafel zeigt zwei Flächen aus Quadraten, eine obere und eine untere.",
    "U3D-3":
      "Der Würfel bestimmt die Aufgabe. Auf der leichten Seite teilen sich 1 und 2 eine Aufgabe, ebenso 3 und 4, beide auf der oberen Fläche; 5, 6 und 7 teilen sich eine und 8, 9 und 10, beide auf der unteren. Auf der schweren Seite hat jede Zahl ihre eigene: 1 bis 5 oben, 6 bis 10 unten. Das macht 504 Aufgaben mit Namen wie A25 - 1|2.",
    "U3D-4": "Es gibt 40 Teile in 16 Arten, von jeder zwei bis vier.",
    "U3D-5":
      "Ein Teil darf in alle Richtungen gedreht, aber nie gespiegelt werden. Vier Paare sind Spiegelbilder voneinander: 2 und 11, 3 und 10, 5 und 14, 6 und 13. Ein Punkt neben der Zahl unterscheidet sie.",
    "U3D-6":
      "Ein zehnseitiger Würfel, eine Sanduhr, ein Beutel und 58 Edelsteine: 10 Rubine zu 4 Punkten, 19 Saphire zu 3, 10 Smaragde zu 2 und 19 Bernsteine zu 1.",
    "U3D-7":
      "Jede Aufgabe hat eine Lösung. Du siehst sie nach der Runde, und allein auch, wenn du eine Aufgabe weglegst.",
    "U3D-8": "Die vier Tafeln eines Tiers haben dieselben Flächen, aber andere Teile dafür.",
    "U3D-9":
      "Die Teile reichen für alle: Was auch gewürfelt wird, vier Personen können gleichzeitig bauen.",
    "U3D-10":
      "Keine Aufgabe braucht dieselbe Art zweimal. Leichte Flächen haben 6 oder 7 Quadrate, schwere 8 bis 10.",
    "U3D-11": "Auf der leichten Seite ist die Aufgabe für 3 und 4 im Schnitt die leichteste.",
    "U3D-12":
      "Ihr einigt euch für das ganze Spiel auf die leichte oder die schwere Seite. Als Vorgabe darf jemand an einem schweren Tisch die leichte Seite bauen.",
    "U3D-13":
      "In jeder Runde ziehen alle eine Tafel desselben Tiers. Zu dritt bleibt von jedem Tier eine Tafel draußen, zu zweit bleiben es zwei.",
    "U3D-14":
      "Neun Saphire und neun Bernsteine bilden die Auslage, die auch die Runden zählt. Die anderen 40 Edelsteine sind im Beutel.",
    "U3D-15":
      "Eine Person würfelt für alle: in der ersten Runde die jüngste, danach immer die nächste zur Linken. Ist niemand als jüngste Person genannt, wird gelost.",
    "U3D-16":
      "Alle bekommen die Teile ihrer Aufgabe. Die Sanduhr wird erst umgedreht, wenn alle bereit sind.",
    "U3D-17":
      "Gelöst heißt: Beide Ebenen der Fläche sind genau gefüllt, mit allen Teilen der Aufgabe. Nichts darf hinausragen, nichts auf einer dritten Ebene stehen. Wie ein Teil an seinen Platz kommt, ist egal; es darf auch unter ein anderes geschoben werden.",
    "U3D-18":
      "Hast du deine Aufgabe gelöst, ruf Ubongo! Die anderen bauen weiter, bis der Sand durchgelaufen ist; dann hören alle auf.",
    "U3D-19":
      "Hat bis dahin niemand gelöst, wird die Sanduhr noch einmal umgedreht. Schafft es auch in dieser zweiten Chance niemand, ist die Runde vorbei.",
    "U3D-20":
      "Wer am schnellsten ist, nimmt einen Saphir aus der Auslage und zieht einen Stein aus dem Beutel. Platz zwei nimmt einen Bernstein und zieht einen. Platz drei und vier ziehen je einen. Wer nicht gelöst hat, bekommt nichts.",
    "U3D-21":
      "Nach jeder Runde hat die Auslage einen Saphir und einen Bernstein weniger. Hat nur eine Person gelöst, kommt der Bernstein in den Beutel; hat niemand gelöst, kommen beide hinein.",
    "U3D-22": "Gespielte Tafeln kommen in diesem Spiel nicht wieder.",
    "U3D-23":
      "Nach neun Runden zählen die Edelsteine: ein Rubin 4, ein Saphir 3, ein Smaragd 2, ein Bernstein 1. Die meisten Punkte gewinnen.",
    "U3D-24":
      "Bei Gleichstand bekommen die Beteiligten je eine neue Tafel eines Tiers. Es wird gewürfelt, eine Sanduhr gibt es nicht, und wer zuerst löst, gewinnt. Schafft es in zehn Minuten niemand, teilen sie sich den Sieg.",
    "U3D-25":
      "Ohne Glück: Platz eins bekommt einen Rubin, zwei einen Saphir, drei einen Smaragd, vier einen Bernstein. Einen Beutel gibt es nicht.",
    "U3D-26": "Allein gegen die Uhr: Lös in 5, 10 oder 20 Minuten so viele Aufgaben wie möglich.",
    "U3D-27": "Allein gegen deinen Rekord: Lös 5, 10 oder 20 Aufgaben so schnell wie möglich.",
    "U3D-28": "Allein darfst du eine Aufgabe weglegen und eine neue Tafel nehmen.",
    "U3D-29":
      "Deine Ergebnisse allein werden behalten, und ein neuer Rekord wird genannt. Mit Hinweisen gibt es keine Rekorde.",
    "U3D-30":
      "Lasst im ersten Spiel den Würfel weg: Alle bauen die Aufgabe für 3 und 4 der leichten Seite.",
    "U3D-31":
      "Die Sanduhr läuft 60 Sekunden auf der leichten und 90 auf der schweren Seite, wenn der Tisch nichts anderes wählt. Als Vorgabe darf jemand mehr Zeit bekommen.",
    "U3D-32":
      "Allein mit einem einzelnen Rätsel: eine Aufgabe der Schachtel oder irgendein Rätsel, das ihre Teile hergeben, so schnell du magst. Wer es weglegt, gibt es auf und sieht eine Lösung; nach einer Stunde endet es ungelöst. Ohne Hinweise zählt es als gelöst, und jedes Rätsel hat seine eigene Bestzeit.",
    "tip-1":
      "Beginn mit dem Teil, das die wenigsten Plätze hat: Ein langes oder verwinkeltes passt selten auf viele Arten.",
    "tip-2":
      "Sieh dir schmale Enden und Ecken der Fläche an. Oft reicht nur ein Teil hinein, und das gleich auf beiden Ebenen.",
    "tip-3":
      "Zähl Würfel: Eine Fläche mit 7 Quadraten fasst 14. Drei Teile mit 5, 5 und 4 Würfeln füllen sie genau, übrig bleibt also nie etwas.",
    "tip-4":
      "Denk an das, was übrig bleibt. Eine Lücke von einem einzelnen Würfel ist das Ende, denn so klein ist kein Teil: Geh früh einen Schritt zurück.",
    "tip-5":
      "Hüte dich vor Spiegelzwillingen. Passt ein Teil fast, aber nie ganz, denkst du vielleicht an seinen Zwilling.",
  },
  captions: {
    pieces: "Alle sechzehn Arten, und wie viele Teile es von jeder gibt.",
    gems: "Rubin 4, Saphir 3, Smaragd 2, Bernstein 1.",
    solved: "Gelöst: links Ebene 1, rechts Ebene 2, kein Quadrat ist leer.",
    outside: "Nicht gelöst: Teil 9 ragt aus der Fläche, und Plätze bleiben leer.",
    rewards: "Platz eins, zwei, drei und vier: Was aus dem Beutel kommt, ist eine Überraschung.",
    display: "Die Auslage vor der ersten Runde, nach einer und nach zwei.",
    count: "Ein Rubin, ein Saphir, drei Smaragde und drei Bernsteine: 4 + 3 + 6 + 3 = 16 Punkte.",
    fair: "Ohne Glück: von Platz eins bis vier.",
  },
};
