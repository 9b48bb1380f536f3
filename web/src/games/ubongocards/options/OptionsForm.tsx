import { useId } from "react";
import { useTranslation } from "react-i18next";
import { BOUNDS, DEFAULTS, type Options } from "../../../protocol/ubongocards";
import type { GameOptionsFormProps } from "../../room";

const WINDOWS = [BOUNDS.window.least, DEFAULTS.window, 1000, BOUNDS.window.most] as const;

/** Marks for learners, and how long calls count as one. */
export default function OptionsForm({ options: chosen, onChange }: GameOptionsFormProps) {
  const { t, i18n } = useTranslation("ubongocards");
  const id = useId();
  const { marks, window } = { ...DEFAULTS, ...(chosen as Options) };
  return (
    <>
      <label className="check">
        <input
          type="checkbox"
          data-testid="marks"
          checked={marks}
          onChange={(event) => {
            onChange({ ...chosen, marks: event.target.checked });
          }}
        />
        <span>
          {t("options.marks")} <span className="hint">{t("options.marksHint")}</span>
        </span>
      </label>
      <div className="field">
        <label htmlFor={id}>{t("options.window")}</label>
        <select
          id={id}
          className="select"
          data-testid="window"
          value={window}
          onChange={(event) => {
            onChange({ ...chosen, window: Number(event.target.value) });
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
    </>
  );
}
