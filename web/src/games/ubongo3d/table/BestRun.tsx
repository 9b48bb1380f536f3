import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSecondsSince } from "../../../model/seconds";
import type { View } from "../../../protocol/ubongo3d";
import { SmallMap } from "../art/SmallMap";
import { useBestRun } from "../model/bestRun";
import type { Square } from "../model/building";
import { lyingAt, useGhost } from "../model/ghost";
import { isUntimed } from "../model/untimed";
import { exactTime } from "../text/time";
import { asSquares } from "./useBuilding";

/** How far one's best run of this puzzle was at this moment; nothing where one plays untimed. */
export function BestRun({ view, now }: { view: View; now: () => number }) {
  const { t, i18n } = useTranslation("ubongo3d");
  const task = view.players[0]?.task;
  const best = useBestRun(task?.name, view.phase !== "over");
  const running = useSecondsSince(view.phase === "building" ? view.starts_at : null, now);
  if (best === null || task == null || isUntimed()) return null;
  const gone = 1000 * (running ?? 0);
  return (
    <div className="best-run">
      <p data-testid="best-run">
        {t("solo.bestRun", {
          time: exactTime(best.best, i18n.language),
          count: best.splits.filter((at) => at <= gone).length,
          of: task.pieces.length,
        })}
      </p>
      {best.table !== null && (
        <GhostFold table={best.table} squares={asSquares(task.squares)} gone={gone} />
      )}
    </div>
  );
}

interface GhostProps {
  /** Where the best run was played. */
  table: string;
  squares: readonly Square[];
  /** Milliseconds since building began. */
  gone: number;
}

/** The best run as it lay at this moment; folded, for it tells how the puzzle goes. */
function GhostFold(props: GhostProps) {
  const { t } = useTranslation("ubongo3d");
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="button small"
        data-testid="ghost-fold"
        aria-expanded={isOpen}
        onClick={() => {
          setOpen(!isOpen);
        }}
      >
        {t(isOpen ? "solo.ghostHide" : "solo.ghostShow")}
      </button>
      {isOpen && <GhostRun {...props} />}
    </>
  );
}

function GhostRun({ table, squares, gone }: GhostProps) {
  const { t } = useTranslation("ubongo3d");
  const laid = lyingAt(useGhost(table), gone);
  return (
    <div className="ghost-run" data-testid="ghost" data-laid={laid.length}>
      <SmallMap squares={squares} laid={laid} label={t("solo.ghost", { count: laid.length })} />
    </div>
  );
}
