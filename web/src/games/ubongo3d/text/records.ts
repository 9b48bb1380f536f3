import i18next from "i18next";
import type { RecordWords } from "../../game-module";
import { exactTime } from "./time";

/** A kind of record, parsed: `record-5-A`, or `clock-10-A-first` without the die. */
const KIND = /^(clock|record)-(\d+)-([AB])(-first)?$/;

/** Records of solo games: a number of tasks against the clock, or a time for a number of tasks. */
export const records: RecordWords = {
  name: (kind) => {
    const [, solo, size, side, first] = KIND.exec(kind) ?? [];
    if (solo === undefined || size === undefined) return kind;
    const t = i18next.getFixedT(null, "ubongo3d");
    const tasks = t(`options.${first === undefined ? (side as "A" | "B") : "first"}`);
    const against = t(solo === "clock" ? "summary.clock" : "summary.record", {
      count: Number(size),
    });
    return `${tasks} · ${against}`;
  },
  value: (kind, value, language) =>
    kind.startsWith("clock") ? value.toLocaleString(language) : exactTime(value, language),
};
