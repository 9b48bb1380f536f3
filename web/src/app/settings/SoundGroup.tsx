import { useId } from "react";
import { useTranslation } from "react-i18next";
import { tryHaptics, trySound } from "../../model/feel";
import { canShake } from "../../model/haptics";
import { prefer, usePreferences } from "../../model/preferences";
import { Check, Group } from "./fields";
import { NotificationCheck } from "./NotificationCheck";

/** Sound, vibration and notifications. */
export function SoundGroup() {
  const { t } = useTranslation();
  const { sound, haptics } = usePreferences();
  const isShaking = canShake();
  return (
    <Group title={t("preferences.senses")}>
      <div className="preference-try">
        <Check
          label={t("preferences.sound")}
          testId="prefer-sound"
          checked={sound}
          onChange={(isChecked) => {
            prefer({ sound: isChecked });
          }}
        />
        <TryButton what={t("preferences.sound")} testId="try-sound" onTry={trySound} />
      </div>
      <Volume />
      <div className="preference-try">
        <Check
          label={t("preferences.haptics")}
          testId="prefer-haptics"
          checked={haptics && isShaking}
          disabled={!isShaking}
          {...(!isShaking && { hint: t("preferences.hapticsMissing") })}
          onChange={(isChecked) => {
            prefer({ haptics: isChecked });
          }}
        />
        {isShaking && (
          <TryButton what={t("preferences.haptics")} testId="try-haptics" onTry={tryHaptics} />
        )}
      </div>
      <NotificationCheck />
    </Group>
  );
}

function Volume() {
  const { t } = useTranslation();
  const { volume, language } = usePreferences();
  const id = useId();
  return (
    <div className="field preference-volume">
      <label htmlFor={id}>{t("preferences.volume")}</label>
      <input
        id={id}
        type="range"
        min={0}
        max={1}
        step={0.1}
        data-testid="volume"
        value={volume}
        aria-valuetext={volume.toLocaleString(language, { style: "percent" })}
        onChange={(event) => {
          prefer({ volume: Number(event.target.value) });
        }}
      />
    </div>
  );
}

function TryButton({ what, testId, onTry }: { what: string; testId: string; onTry: () => void }) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      className="button small"
      data-testid={testId}
      aria-label={t("preferences.tryOf", { what })}
      onClick={onTry}
    >
      {t("preferences.try")}
    </button>
  );
}
