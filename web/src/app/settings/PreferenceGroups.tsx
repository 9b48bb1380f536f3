import { useTranslation } from "react-i18next";
import { speak } from "../../i18n/start";
import { announce } from "../../model/announcer";
import { remedy } from "../../model/parts";
import {
  LANGUAGES,
  prefer,
  THEMES,
  usePreferences,
  type Preferences,
} from "../../model/preferences";
import { Check, Group, PaceChoice, Select } from "./fields";
import { SoundGroup } from "./SoundGroup";
import "./settings.css";

/** All preferences, in groups; each change applies at once. */
export default function PreferenceGroups() {
  return (
    <div className="preferences">
      <PlayGroup />
      <SoundGroup />
      <LookGroup />
    </div>
  );
}

function LookGroup() {
  const { t } = useTranslation();
  const { language, theme, lessMotion, motionPace } = usePreferences();
  return (
    <Group title={t("preferences.look")}>
      <div className="preference-pair">
        <Select
          label={t("language")}
          testId="language"
          values={LANGUAGES}
          chosen={language}
          nameOf={(one) => t(`languages.${one}`)}
          onChoose={(wanted) => {
            const keep = () => {
              prefer({ language: wanted });
            };
            speak(wanted).then(keep, async () => {
              if ((await remedy()) === "renew") {
                keep();
                location.reload(); // only the newer page has its texts
              } else announce(t("line.none"));
            });
          }}
        />
        <Select
          label={t("theme.label")}
          testId="theme"
          values={THEMES}
          chosen={theme}
          nameOf={(one) => t(`theme.${one}`)}
          onChoose={(wanted) => {
            prefer({ theme: wanted });
          }}
        />
      </div>
      <PaceChoice
        legend={t("preferences.motionPace")}
        name="motion-pace"
        chosen={motionPace}
        onChoose={(pace) => {
          prefer({ motionPace: pace });
        }}
      />
      <Check
        label={t("lessMotion")}
        testId="less-motion"
        checked={lessMotion}
        onChange={(isChecked) => {
          prefer({ lessMotion: isChecked });
        }}
      />
    </Group>
  );
}

const PLAY_FLAGS = [
  "confirm",
  "autoLay",
  "teaching",
  "hints",
  "reactions",
] as const satisfies readonly (keyof Preferences)[];

function PlayGroup() {
  const { t } = useTranslation();
  const chosen = usePreferences();
  return (
    <Group title={t("preferences.play")}>
      <PaceChoice
        legend={t("preferences.botPace")}
        name="bot-pace"
        chosen={chosen.botPace}
        onChoose={(pace) => {
          prefer({ botPace: pace });
        }}
      />
      <div>
        {PLAY_FLAGS.map((flag) => (
          <Check
            key={flag}
            label={t(`preferences.${flag}`)}
            testId={`prefer-${flag}`}
            checked={chosen[flag]}
            onChange={(isChecked) => {
              prefer({ [flag]: isChecked });
            }}
          />
        ))}
      </div>
    </Group>
  );
}
