import { useTranslation } from "react-i18next";
import type { TaskView } from "../../../protocol/ubongo3d";
import { SmallMap } from "../art/SmallMap";
import { exactTime } from "../text/time";
import type { GhostRun } from "./ghostRun";
import { asSquares } from "./useBuilding";

interface BestRunProps {
  run: GhostRun;
  task: TaskView;
}

/** How far the player's best run of this puzzle was at this moment, and a switch for its ghost on the board. */
export function BestRun({ run, task }: BestRunProps) {
  const { t, i18n } = useTranslation("ubongo3d");
  const { best, count, laid, isShown, toggle } = run;
  return (
    <div className="best-run">
      <p data-testid="best-run">
        {t("solo.bestRun", {
          time: exactTime(best.best, i18n.language),
          count,
          of: task.pieces.length,
        })}
      </p>
      {best.table !== null && (
        <button
          type="button"
          className="button small"
          data-testid="ghost-fold"
          aria-expanded={isShown}
          onClick={toggle}
        >
          {t(isShown ? "solo.ghostHide" : "solo.ghostShow")}
        </button>
      )}
      {best.table !== null && isShown && (
        <div className="ghost-run" data-testid="ghost" data-laid={laid.length}>
          <SmallMap
            squares={asSquares(task.squares)}
            laid={laid}
            label={t("solo.ghost", { count: laid.length })}
          />
        </div>
      )}
    </div>
  );
}
