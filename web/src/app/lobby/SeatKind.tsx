import { useTranslation } from "react-i18next";
import { levelName } from "../../i18n/seats";

export const FRIEND = "friend";

interface SeatKindProps {
  seat: number;
  kind: string;
  bots: readonly string[];
  onChoose: (kind: string) => void;
}

/** Who shall sit there: a friend, or a bot of some level. */
export function SeatKind({ seat, kind, bots, onChoose }: SeatKindProps) {
  const { t } = useTranslation();
  const id = `seat-${seat}-kind`;
  return (
    <div className="field">
      <label htmlFor={id}>{t("lobby.seat", { number: seat + 1 })}</label>
      <select
        id={id}
        className="select"
        data-testid={id}
        value={kind}
        onChange={(event) => {
          onChoose(event.target.value);
        }}
      >
        <option value={FRIEND}>{t("lobby.friend")}</option>
        {bots.map((level) => (
          <option key={level} value={level}>
            {t("bot", { level: levelName(t, level) })}
          </option>
        ))}
      </select>
    </div>
  );
}
