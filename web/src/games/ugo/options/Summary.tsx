import { useTranslation } from "react-i18next";
import { DEFAULTS, type Options } from "../../../protocol/ugo";
import { wordsOf } from "../../every-option";
import type { GameOptionsProps } from "../../game-module";

/** The chosen help, in a line; no help is not mentioned. */
export default function Summary({ options }: GameOptionsProps) {
  const { t } = useTranslation("ugo");
  const { hints, teaching } = { ...DEFAULTS, ...(options as Options) };
  const words = wordsOf<Options>({
    hints: hints ? t("options.hints") : null,
    teaching: teaching ? t("options.teaching") : null,
  });
  return words.length === 0 ? null : <p>{words.join(" · ")}</p>;
}
