import { useTranslation } from "react-i18next";
import { SIDES, type Options } from "../../../protocol/ubongo3d";
import { wordsOf } from "../../every-option";
import type { GameOptionsProps } from "../../game-module";

/** The chosen options in a line; who begins and hints are not mentioned. */
export default function Summary({ options: chosen, players }: GameOptionsProps) {
  const { t } = useTranslation("ubongo3d");
  const options = chosen as Options;
  const isAlone = players === 1;
  const { side = "A" } = options;
  const solo = t(`summary.${options.solo ?? "clock"}`, { count: options.size ?? 5 });
  if (options.puzzle != null) return <p>{t("options.named", { puzzle: options.puzzle })}</p>;
  const isLuckless = options.variant === "without_luck";
  const words = wordsOf<Options>({
    side: t(`options.${options.die === false ? "first" : side}`),
    die: null,
    solo: isAlone ? solo : null,
    size: null,
    seconds: isAlone
      ? null
      : t("options.time", { seconds: options.seconds ?? SIDES[side].seconds }),
    variant: !isAlone && isLuckless ? t("options.withoutLuck") : null,
    handicaps: !isAlone && options.handicaps?.length ? t("options.handicaps") : null,
    youngest: null,
    hints: null,
    puzzle: null,
  });
  return <p>{words.join(" · ")}</p>;
}
