import { useTranslation } from "react-i18next";
import { DEFAULTS, type Options } from "../../../protocol/ubongocards";
import type { GameOptionsProps } from "../../game-module";

/** What was chosen, in a line. */
export default function Summary({ players, options }: GameOptionsProps) {
  const { t } = useTranslation("ubongocards");
  const { marks, hints } = { ...DEFAULTS, ...(options as Options) };
  return (
    <>
      {players === 1 && <p>{t(hints ? "practice.summaryHints" : "practice.summary")}</p>}
      <p>{t(marks ? "options.withMarks" : "options.withoutMarks")}</p>
    </>
  );
}
