import { useTranslation } from "react-i18next";
import { clockTime } from "../../i18n/clock";
import { Choices } from "../Choices";
import { TURN_CLOCKS } from "./remembered";

const OFF = "off";

interface TurnClockChoiceProps {
  /** Seconds for each move; null without a clock. */
  seconds: number | null;
  onChoose: (seconds: number | null) => void;
}

/** The time for each move, in games with turns. */
export function TurnClockChoice({ seconds, onChoose }: TurnClockChoiceProps) {
  const { t } = useTranslation();
  return (
    <div>
      <Choices
        legend={t("presence.clock.label")}
        name="turn-clock"
        options={[
          [OFF, t("presence.clock.off")],
          ...TURN_CLOCKS.map((each) => [String(each), clockTime(t, each)] as const),
        ]}
        chosen={seconds === null ? OFF : String(seconds)}
        onChoose={(value) => {
          onChoose(value === OFF ? null : Number(value));
        }}
      />
      <p className="hint">{t("presence.clock.hint")}</p>
    </div>
  );
}
