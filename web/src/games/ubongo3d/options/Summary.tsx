import { useTranslation } from "react-i18next";
import { SIDES, type Options } from "../../../protocol/ubongo3d";
import type { GameOptionsProps } from "../../game-module";

/** What was chosen, in a line. */
export default function Summary({ options: chosen, players }: GameOptionsProps) {
  const { t } = useTranslation("ubongo3d");
  const options = chosen as Options;
  const side = options.die === false ? "first" : (options.side ?? "A");
  const words =
    players === 1
      ? [
          t(options.solo === "record" ? "summary.record" : "summary.clock", {
            count: options.size ?? 5,
          }),
        ]
      : [
          t("options.time", { seconds: options.seconds ?? SIDES[options.side ?? "A"].seconds }),
          ...(options.variant === "without_luck" ? [t("options.withoutLuck")] : []),
          ...((options.handicaps ?? []).length > 0 ? [t("options.handicaps")] : []),
        ];
  return <p>{[t(`options.${side}`), ...words].join(" · ")}</p>;
}
