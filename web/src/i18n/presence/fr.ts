import type { Texts } from "../texts";
import type { presence as source } from "./en";

export const presence: Texts<typeof source> = {
  sits: "{{name}} prend place.",
  stands: "{{name}} se lève.",
  away: "{{name}} n’est plus là pour l’instant.",
  back: "{{name}} est de retour.",
  left: "{{name}} a quitté la table. Un robot continue.",
  standsIn: "Un robot joue maintenant pour {{name}}.",
  again: "{{name}} joue de nouveau.",

  late: "Pas encore prêt : {{names}}. Sur un nouveau serveur, la première partie avec des robots met une trentaine de secondes à commencer.",
  idle: "{{name}} fait attendre la table.",
  nudge: "Faire signe à {{name}}",
  nudgeSent: "On a fait signe à {{name}}. Attends un instant.",
  noAnswer: "{{name}} ne répond pas.",
  vote: "Laisser jouer un robot",
  votes: "{{votes}} sur {{needed}} d’accord.",
  voted: "Tu es d’accord. {{votes}} sur {{needed}}.",
  youIdle: "Les autres t’attendent.",
  youHanded: "Les autres laissent un robot jouer pour toi.",
  here: "Je suis là",

  whileAway: "Pendant ton absence, un robot a joué pour toi : {{what}}.",
  timeUp: "Ton temps était écoulé. Un robot a joué pour toi : {{what}}.",
  played: "Pendant ton absence, un robot a joué pour toi.",

  clock: {
    label: "Temps par coup",
    hint: "Quand le temps est écoulé, un robot joue ce seul coup.",
    off: "Sans",
    seconds: "{{count}} s",
    minutes: "{{count}} min",
    chosen: "{{time}} pour chaque coup",
    left: "Temps pour ce coup",
    soon_one: "Encore {{count}} seconde pour ton coup",
    soon_other: "Encore {{count}} secondes pour ton coup",
  },

  waitsForYou: "La table t’attend",
  begins: "La manche commence",
};
