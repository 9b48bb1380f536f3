import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { Film } from "./film";

const OPEN_CARDS = "open";

/** Through whose eyes one looks: a player's, or those of somebody who only watched. */
export function SeatChoice({ film, names }: { film: Film; names: readonly string[] }) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div className="seat-choice">
      <label htmlFor={id}>{t("replay.seenBy")}</label>
      <select
        id={id}
        className="select"
        data-testid="seen-by"
        value={film.seat ?? OPEN_CARDS}
        onChange={({ target }) => {
          film.lookAs(target.value === OPEN_CARDS ? null : Number(target.value));
        }}
      >
        {names.map((name, seat) => (
          <option key={seat} value={seat}>
            {name}
          </option>
        ))}
        <option value={OPEN_CARDS}>{t("replay.openCards")}</option>
      </select>
    </div>
  );
}
