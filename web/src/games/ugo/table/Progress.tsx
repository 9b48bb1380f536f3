import { useTranslation } from "react-i18next";
import type { View } from "../../../protocol/ugo";

/** The progress of the game, and the farmers that are left. */
export function Progress({ view }: { view: View }) {
  const { t } = useTranslation("ugo");
  return (
    <p className="progress">
      <span>
        {t("progress", {
          round: view.round,
          rounds: view.rounds,
          trick: view.trick_number,
          tricks: view.tricks_in_round,
        })}
      </span>
      <span title={t("supplyHint")} data-supply>
        {t("supply", { count: view.supply })}
      </span>
    </p>
  );
}
