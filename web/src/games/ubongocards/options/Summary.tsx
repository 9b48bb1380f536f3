import { useTranslation } from "react-i18next";
import { DEFAULTS, type Options } from "../../../protocol/ubongocards";
import { wordsOf } from "../../every-option";
import type { GameOptionsProps } from "../../game-module";

/** The chosen options, in a line each; the window for calls is not mentioned. */
export default function Summary({ players, options }: GameOptionsProps) {
  const { t } = useTranslation("ubongocards");
  const { marks, hints, hands } = { ...DEFAULTS, ...(options as Options) };
  const practice = t(hints ? "practice.summaryHints" : "practice.summary");
  const words = wordsOf<Options>({
    hints: players === 1 ? practice : null,
    marks: t(marks ? "options.withMarks" : "options.withoutMarks"),
    hands: hands === null ? null : t("options.hands", { count: hands }),
    window: null,
  });
  return words.map((word) => <p key={word}>{word}</p>);
}
