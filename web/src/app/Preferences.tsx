import { useId } from "react";
import { useTranslation } from "react-i18next";
import { LANGUAGES, prefer, THEMES, usePreferences } from "../model/preferences";

/** Language, colours and movement. */
export function PreferenceFields() {
  const { t, i18n } = useTranslation();
  const { language, theme, lessMotion } = usePreferences();
  const id = useId();
  return (
    <div className="preferences">
      <div className="field">
        <label htmlFor={`${id}-language`}>{t("language")}</label>
        <select
          id={`${id}-language`}
          className="select"
          data-testid="language"
          value={language}
          onChange={(event) => {
            const wanted = LANGUAGES.find((one) => one === event.target.value) ?? "en";
            prefer({ language: wanted });
            void i18n.changeLanguage(wanted);
          }}
        >
          {LANGUAGES.map((one) => (
            <option key={one} value={one} lang={one}>
              {t(`languages.${one}`)}
            </option>
          ))}
        </select>
      </div>
      <div className="field">
        <label htmlFor={`${id}-theme`}>{t("theme.label")}</label>
        <select
          id={`${id}-theme`}
          className="select"
          data-testid="theme"
          value={theme}
          onChange={(event) => {
            prefer({ theme: THEMES.find((one) => one === event.target.value) ?? "auto" });
          }}
        >
          {THEMES.map((one) => (
            <option key={one} value={one}>
              {t(`theme.${one}`)}
            </option>
          ))}
        </select>
      </div>
      <label className="check">
        <input
          type="checkbox"
          checked={lessMotion}
          onChange={(event) => {
            prefer({ lessMotion: event.target.checked });
          }}
        />
        {t("lessMotion")}
      </label>
    </div>
  );
}
