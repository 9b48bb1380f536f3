import type { Texts } from "../../../i18n/texts";
import type { texts as en } from "./en";

export const texts: Texts<typeof en> = {
  title: "{{game}}\u00a0: les\u00a0règles",
  search: "Chercher dans les règles",
  found_one: "{{count}} règle",
  found_other: "{{count}} règles",
  none: "Rien trouvé. Essaie un autre mot.",
  contents: "Sommaire",
  learn: "Apprendre en jouant",
  rule: "Lien vers la règle {{id}}",
};
