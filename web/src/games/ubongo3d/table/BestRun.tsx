import { useTranslation } from "react-i18next";
import { useSecondsSince } from "../../../model/seconds";
import type { View } from "../../../protocol/ubongo3d";
import { useBestRun } from "../model/bestRun";
import { isUntimed } from "../model/untimed";
import { exactTime } from "../text/time";

/** How far one's best run of this puzzle was at this moment; nothing where one plays untimed. */
export function BestRun({ view, now }: { view: View; now: () => number }) {
  const { t, i18n } = useTranslation("ubongo3d");
  const task = view.players[0]?.task;
  const best = useBestRun(task?.name, view.phase !== "over");
  const running = useSecondsSince(view.phase === "building" ? view.starts_at : null, now);
  if (best === null || task == null || isUntimed()) return null;
  const gone = 1000 * (running ?? 0);
  return (
    <p data-testid="best-run">
      {t("solo.bestRun", {
        time: exactTime(best.best, i18n.language),
        count: best.splits.filter((at) => at <= gone).length,
        of: task.pieces.length,
      })}
    </p>
  );
}
