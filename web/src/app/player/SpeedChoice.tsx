import { useTranslation } from "react-i18next";

/** The speeds of a replay. */
const SPEEDS = [0.5, 1, 2, 4, 8] as const;

export type Speed = (typeof SPEEDS)[number];

interface SpeedChoiceProps {
  speed: Speed;
  onChange: (speed: Speed) => void;
}

/** Chooses the speed of a replay. */
export function SpeedChoice({ speed, onChange }: SpeedChoiceProps) {
  const { t } = useTranslation("replay");
  return (
    <select
      className="select speed-choice"
      data-testid="speed"
      aria-label={t("speed")}
      value={speed}
      onChange={({ target }) => {
        const chosen = SPEEDS.find((each) => each === Number(target.value));
        if (chosen !== undefined) onChange(chosen);
      }}
    >
      {SPEEDS.map((each) => (
        <option key={each} value={each}>
          {each === 0.5 ? "½" : each}×
        </option>
      ))}
    </select>
  );
}
