import { useId } from "react";
import { useTranslation } from "react-i18next";
import { BOUNDS, DEFAULTS, type Options } from "../../../protocol/ubongocards";
import type { GameOptionsFormProps } from "../../game-module";

const WINDOWS = [BOUNDS.window.least, DEFAULTS.window, 1000, BOUNDS.window.most] as const;

/** Marks for learners, and how long calls count as one; alone, hints. */
export default function OptionsForm({ players, options: chosen, onChange }: GameOptionsFormProps) {
  const { t } = useTranslation("ubongocards");
  const { marks, hints, window, hands } = { ...DEFAULTS, hints: true, ...(chosen as Options) };
  return (
    <>
      <Check
        name="marks"
        words={t("options.marks")}
        hint={t("options.marksHint")}
        checked={marks}
        onChange={(wanted) => {
          onChange({ ...chosen, marks: wanted });
        }}
      />
      {players === 1 ? (
        <>
          <Check
            name="hints"
            words={t("practice.hints")}
            hint={t("practice.hintsHint")}
            checked={hints}
            onChange={(wanted) => {
              onChange({ ...chosen, hints: wanted });
            }}
          />
          <Check
            name="hands"
            words={t("options.oneHand")}
            hint={t("options.oneHandHint")}
            checked={hands === 1}
            onChange={(wanted) => {
              onChange({ ...chosen, hands: wanted ? 1 : null });
            }}
          />
        </>
      ) : (
        <WindowChoice
          window={window}
          onChange={(wanted) => {
            onChange({ ...chosen, window: wanted });
          }}
        />
      )}
    </>
  );
}

interface CheckProps {
  name: string;
  words: string;
  hint: string;
  checked: boolean;
  onChange: (isChecked: boolean) => void;
}

function Check({ name, words, hint, checked, onChange }: CheckProps) {
  return (
    <label className="check">
      <input
        type="checkbox"
        data-testid={name}
        checked={checked}
        onChange={(event) => {
          onChange(event.target.checked);
        }}
      />
      <span>
        {words} <span className="hint">{hint}</span>
      </span>
    </label>
  );
}

interface WindowChoiceProps {
  window: number;
  onChange: (window: number) => void;
}

function WindowChoice({ window, onChange }: WindowChoiceProps) {
  const { t, i18n } = useTranslation("ubongocards");
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{t("options.window")}</label>
      <select
        id={id}
        className="select"
        data-testid="window"
        value={window}
        onChange={(event) => {
          onChange(Number(event.target.value));
        }}
      >
        {WINDOWS.map((millis) => (
          <option key={millis} value={millis}>
            {millis === 0
              ? t("options.noWindow")
              : t("options.seconds", { seconds: (millis / 1000).toLocaleString(i18n.language) })}
          </option>
        ))}
      </select>
    </div>
  );
}
