/** The rules behind refusals. */
const RULES: Readonly<Record<string, string>> = {
  piece_left_over: "U3D-17",
  gap: "U3D-17",
  overhang: "U3D-17",
  third_level: "U3D-17",
  not_building: "U3D-18",
  time_up: "U3D-18",
  wrong_form: "U3D-5",
};

/** Return the rule behind a refusal, if there is one. */
export const ruleOf = (code: string): string | null => RULES[code] ?? null;
