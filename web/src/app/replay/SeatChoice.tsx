import { useId } from "react";
import { useTranslation } from "react-i18next";
import { ALL, SPECTATOR, type Eyes } from "./address";
import type { ReplayPlayer } from "./replay-player";

/** Chooses the viewpoint: a player's, or a spectator's. */
export function SeatChoice({ player, names }: { player: ReplayPlayer; names: readonly string[] }) {
  const { t } = useTranslation(["app", "replay"]);
  const id = useId();
  return (
    <div className="seat-choice">
      <label htmlFor={id}>{t("replay.seenBy")}</label>
      <select
        id={id}
        className="select"
        data-testid="seen-by"
        value={player.seat ?? SPECTATOR}
        onChange={({ target }) => {
          player.lookAs(eyesOf(target.value));
        }}
      >
        {names.map((name, seat) => (
          <option key={seat} value={seat}>
            {name}
          </option>
        ))}
        <option value={ALL}>{t("allHands", { ns: "replay" })}</option>
        <option value={SPECTATOR}>{t("replay.spectator")}</option>
      </select>
    </div>
  );
}

function eyesOf(value: string): Eyes {
  if (value === SPECTATOR) return null;
  return value === ALL ? ALL : Number(value);
}
