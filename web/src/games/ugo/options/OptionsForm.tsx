import { useTranslation } from "react-i18next";
import { CheckBox } from "../../../app/CheckBox";
import type { GameOptionsFormProps } from "../../game-module";
import "./options.css";

const HELPS = ["hints", "teaching"] as const;

/** Help for everyone at the table: hints on request, and marks on each player's own cards. */
export default function OptionsForm({ options, onChange }: GameOptionsFormProps) {
  const { t } = useTranslation("ugo");
  return (
    <fieldset className="helps">
      <legend className="legend">{t("options.help")}</legend>
      {HELPS.map((help) => (
        <CheckBox
          key={help}
          testId={help}
          label={t(`options.${help}`)}
          hint={t(`options.${help}Hint`)}
          checked={options[help] === true}
          onChange={(isChecked) => {
            onChange({ ...options, [help]: isChecked });
          }}
        />
      ))}
    </fieldset>
  );
}
