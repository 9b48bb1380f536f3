import type { Texts } from "../../../i18n/texts";
import type { texts as en } from "./en";

export const texts: Texts<typeof en> = {
  title: "{{game}}: die\u00a0Regeln",
  search: "In den Regeln suchen",
  found_one: "{{count}} Regel",
  found_other: "{{count}} Regeln",
  none: "Nichts gefunden. Versuch ein anderes Wort.",
  contents: "Inhalt",
  learn: "Spielend lernen",
  rule: "Link zur Regel {{id}}",
};
