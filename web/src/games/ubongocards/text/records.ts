import i18next from "i18next";
import type { RecordWords } from "../../game-module";

/** Records of practice: the time for a number of hands, as in `hands-1`. */
export const records: RecordWords = {
  name: (kind) =>
    i18next.getFixedT(null, "ubongocards")("options.hands", { count: Number(kind.split("-")[1]) }),
  value: (_kind, value, language) => `${(value / 1000).toLocaleString(language)}\u00a0s`,
};
