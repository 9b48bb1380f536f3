import type { Texts } from "../../../i18n/texts";
import type { texts as en } from "./en";

export const texts: Texts<typeof en> = {
  title: "{{game}} · première partie",
  coach: "Guide",
  step: "Étape {{number}} sur {{of}}",
  over: "Tu sais jouer",
  instead: "Ici, il faut faire autre chose.",
  trying: "Pas encore tout à fait. Tu peux reprendre.",
  outside: "Là, elle dépasserait de la surface : elle revient donc vers toi.",
  back: "Retour",
  skip: "Passer",
  restart: "Recommencer",
  goOn: "Continuer",
  playNow: "Jouer",
  next: "Apprendre {{game}}",
};
