import { useTranslation } from "react-i18next";
import type { GameOptionsFormProps } from "../../game-module";
import "./options.css";

const HELPS = ["hints", "teaching"] as const;

/** Help for everyone at the table: advice when one asks for it, and marks on one's own cards. */
export default function OptionsForm({ options, onChange }: GameOptionsFormProps) {
  const { t } = useTranslation("ugo");
  return (
    <fieldset className="helps">
      <legend className="legend">{t("options.help")}</legend>
      {HELPS.map((help) => (
        <label className="check" key={help}>
          <input
            type="checkbox"
            data-testid={help}
            checked={options[help] === true}
            onChange={(event) => {
              onChange({ ...options, [help]: event.target.checked });
            }}
          />
          <span>
            {t(`options.${help}`)} <span className="hint">{t(`options.${help}Hint`)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
