import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ANIMALS, SIDES } from "../../../protocol/ubongo3d";
import { Select } from "../../../app/settings/fields";

/** The number of tasks that fit on a sheet. */
const MOST = 12;
const BOARDS = Array.from({ length: 4 * ANIMALS.length }, (_, at) => String(at + 1));
type Side = keyof typeof SIDES;

interface TaskPickerProps {
  tasks: readonly string[];
  onChange: (tasks: readonly string[]) => void;
}

/** Picks tasks of the box one by one: side, board, numbers of the die. */
export function TaskPicker({ tasks, onChange }: TaskPickerProps) {
  const { t } = useTranslation("ubongo3d-puzzles");
  const [side, setSide] = useState<Side>("A");
  const [board, setBoard] = useState("1");
  const [wanted, setWanted] = useState<string>(SIDES.A.tasks[0]);
  const there: readonly string[] = SIDES[side].tasks;
  const numbers = there.find((each) => each === wanted) ?? there[0] ?? "";
  const name = `${side}${board} - ${numbers}`;
  const isFull = tasks.length >= MOST;
  const canAdd = !isFull && !tasks.includes(name);
  return (
    <div className="task-picker">
      <div className="handout-selects">
        <Select
          label={t("handout.side")}
          testId="pick-side"
          values={Object.keys(SIDES) as Side[]}
          chosen={side}
          nameOf={(each) => t(`handout.sides.${each}`)}
          onChoose={setSide}
        />
        <Select
          label={t("handout.board")}
          testId="pick-board"
          values={BOARDS}
          chosen={board}
          nameOf={(each) => each}
          onChoose={setBoard}
        />
        <Select
          label={t("handout.numbers")}
          testId="pick-numbers"
          values={there}
          chosen={numbers}
          nameOf={(each) => each.replaceAll("|", "·")}
          onChoose={setWanted}
        />
        <button
          type="button"
          className="button"
          data-testid="pick-add"
          aria-disabled={!canAdd}
          onClick={() => {
            if (canAdd) onChange([...tasks, name]);
          }}
        >
          {t("handout.add")}
        </button>
      </div>
      <p role="status" className="hint">
        {isFull ? t("handout.full", { count: MOST }) : t("handout.count", { count: tasks.length })}
      </p>
      <ul className="picked-tasks" aria-label={t("handout.picked")}>
        {tasks.map((task) => (
          <li key={task}>
            <button
              type="button"
              className="button small"
              data-testid="pick-remove"
              aria-label={t("handout.remove", { task })}
              onClick={() => {
                onChange(tasks.filter((each) => each !== task));
              }}
            >
              {task} <span aria-hidden="true">✕</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
