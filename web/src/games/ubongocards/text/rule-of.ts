import type { Breach } from "../../../protocol/ubongocards";

/** The rules behind refusals. */
const RULES: Readonly<Record<string, string>> = {
  too_few_laid: "UC-12",
  all_stop: "UC-12",
  not_laying: "UC-6",
};

/** Return the rule behind a refusal, if there is one. */
export const ruleOf = (code: string): string | null => RULES[code] ?? null;

/** Return the rule that a layout breaks: it is not in one piece, or its cards touch wrongly. */
export const ruleOfBreach = ({ wrong }: Breach): string => (wrong === "apart" ? "UC-9" : "UC-8");
