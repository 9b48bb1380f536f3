import { useTranslation } from "react-i18next";
import { DEFAULTS, type Options } from "../../../protocol/ubongocards";
import type { GameOptionsProps } from "../../room";

/** What was chosen, in a line. */
export default function Summary({ options }: GameOptionsProps) {
  const { t } = useTranslation("ubongocards");
  const { marks } = { ...DEFAULTS, ...(options as Options) };
  return <p>{t(marks ? "options.withMarks" : "options.withoutMarks")}</p>;
}
