import { useId } from "react";
import { useTranslation } from "react-i18next";
import { SPECTATOR } from "./address";
import type { Film } from "./film";

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
        value={film.seat ?? SPECTATOR}
        onChange={({ target }) => {
          film.lookAs(target.value === SPECTATOR ? null : Number(target.value));
        }}
      >
        {names.map((name, seat) => (
          <option key={seat} value={seat}>
            {name}
          </option>
        ))}
        <option value={SPECTATOR}>{t("replay.spectator")}</option>
      </select>
    </div>
  );
}
