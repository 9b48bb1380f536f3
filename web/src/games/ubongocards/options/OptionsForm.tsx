import { useTranslation } from "react-i18next";
import { CheckBox } from "../../../app/CheckBox";
import { Select } from "../../../app/settings/fields";
import { BOUNDS, DEFAULTS, type Options } from "../../../protocol/ubongocards";
import type { GameOptionsFormProps } from "../../game-module";

const WINDOWS = [BOUNDS.window.least, DEFAULTS.window, 1000, BOUNDS.window.most] as const;

/** Marks for learners, and how long calls count as simultaneous; alone, hints. */
export default function OptionsForm({ players, options: chosen, onChange }: GameOptionsFormProps) {
  const { t } = useTranslation("ubongocards");
  const { marks, hints, window, hands } = { ...DEFAULTS, hints: true, ...(chosen as Options) };
  return (
    <>
      <CheckBox
        testId="marks"
        label={t("options.marks")}
        hint={t("options.marksHint")}
        checked={marks}
        onChange={(wanted) => {
          onChange({ ...chosen, marks: wanted });
        }}
      />
      {players === 1 ? (
        <>
          <CheckBox
            testId="hints"
            label={t("practice.hints")}
            hint={t("practice.hintsHint")}
            checked={hints}
            onChange={(wanted) => {
              onChange({ ...chosen, hints: wanted });
            }}
          />
          <CheckBox
            testId="hands"
            label={t("options.oneHand")}
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

interface WindowChoiceProps {
  window: number;
  onChange: (window: number) => void;
}

function WindowChoice({ window, onChange }: WindowChoiceProps) {
  const { t, i18n } = useTranslation("ubongocards");
  return (
    <Select
      label={t("options.window")}
      testId="window"
      values={WINDOWS.map(String)}
      chosen={String(window)}
      nameOf={(millis) =>
        millis === "0"
          ? t("options.noWindow")
          : t("options.seconds", {
              seconds: (Number(millis) / 1000).toLocaleString(i18n.language),
            })
      }
      onChoose={(millis) => {
        onChange(Number(millis));
      }}
    />
  );
}
