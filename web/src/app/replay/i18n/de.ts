import type { Texts } from "../../../i18n/texts";
import type { texts as en } from "./en";

export const texts: Texts<typeof en> = {
  allHands: "allen: alle Hände offen",
  speed: "Tempo",
  time: "Zeit",
  place: "{{round}}, {{now}} von {{of}}",
  keys: "Pfeiltasten gehen von Schritt zu Schritt, Bild auf und Bild ab von Runde zu Runde, Pos1 und Ende an Anfang und Ende, die Leertaste spielt ab.",
  previousRound: "Zum Anfang der Runde oder der vorigen",
  nextRound: "Zur nächsten Runde",
  previousStep: "Einen Schritt zurück",
  nextStep: "Einen Schritt weiter",
  buildings: "Alle nebeneinander",
  result: "das Ergebnis",
  begins: "Die Runde beginnt.",
  rounds: "Alle Runden",
  fromRound: "Noch einmal versuchen: {{round}}",
  fromMoment: "Ab diesem Moment versuchen",
  fromMove: "Ab diesem Zug versuchen",
  copyMoment: "Link zu diesem Moment kopieren",
  linkToMoment: "Link zu diesem Moment",
  again: {
    title: "Spiel es selbst",
    why: "Dieselbe Ausgangslage, Bots spielen für alle anderen. Das zählt für keine Wertung.",
    whyAlone: "Noch einmal dieselbe Ausgangslage. Das zählt für keine Wertung.",
    seat: "Du spielst für",
    level: "Für Menschen spielt",
    usual: "die übliche Vertretung",
    deal: "Von Anfang an spielen",
  },
};
