import { useTranslation } from "react-i18next";
import { Dialog } from "../../../app/Dialog";
import type { TaskShown } from "../../../protocol/ubongo3d";
import { PiecePicture } from "../art/PiecePicture";
import { SmallMap } from "../art/SmallMap";
import { colourOf } from "../model/pieces";
import { asLying } from "../model/playback";
import { asSquares } from "./useBuilding";

/** A solution of the task that was laid aside: built, and level by level. */
export function LeftTask({ left, onClose }: { left: TaskShown; onClose: () => void }) {
  const { t } = useTranslation("ubongo3d");
  const laid = left.solution.map(asLying);
  return (
    <Dialog
      open
      title={t("solo.leftTitle", { task: left.task })}
      onClose={onClose}
      testId="left-task"
    >
      <div className="left-task">
        <div className="left-built">
          <PiecePicture
            pieces={laid.map(({ kind, cells }) => ({ colour: colourOf(kind), cells }))}
          />
        </div>
        <SmallMap squares={asSquares(left.squares)} laid={laid} label={t("review.solution")} />
      </div>
      <p className="task-facts">
        {t("review.solutions", { count: left.solutions })} ·{" "}
        {t("review.difficulty", { difficulty: Math.round(left.difficulty) })}
      </p>
      <button type="button" className="button primary dialog-action" onClick={onClose}>
        {t("solo.leftNext")}
      </button>
    </Dialog>
  );
}
