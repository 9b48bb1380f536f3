/** The rules behind refusals. */
const RULES: Readonly<Record<string, string>> = {
  must_follow: "UGO-10",
  lay_first: "UGO-15",
  not_your_turn: "UGO-9",
  wrong_new_colours: "UGO-17",
  top_not_won: "UGO-18",
  wrong_tops: "UGO-18",
  nothing_to_lay: "UGO-19",
};

/** Return the rule behind a refusal, if there is one. */
export const ruleOf = (code: string): string | null => RULES[code] ?? null;
