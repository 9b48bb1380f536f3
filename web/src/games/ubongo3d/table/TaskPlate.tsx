import { useTranslation } from "react-i18next";
import { useWideTable } from "../../../model/media";
import type { TaskView } from "../../../protocol/ubongo3d";
import { Animal } from "../art/Animal";

/** The current task: the board's animal, its name and its difficulty. */
export function TaskPlate({ task }: { task: TaskView | null }) {
  const { t } = useTranslation("ubongo3d");
  const isWide = useWideTable();
  if (task === null) return null;
  return (
    <p className="task-plate" data-testid="task-plate">
      <Animal animal={task.animal} />
      <span>
        <b>{t("review.task", { task: task.name })}</b>{" "}
        <span className="task-difficulty">
          {t(isWide ? "review.difficulty" : "review.difficultyShort", {
            difficulty: Math.round(task.difficulty),
          })}
        </span>
      </span>
    </p>
  );
}
