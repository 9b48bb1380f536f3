import { useTranslation } from "react-i18next";
import type { RoundView } from "../../../protocol/ugo";
import { Kingdom } from "../table/Kingdom";
import "../result/scores.css";

interface RoundKingdomsProps {
  round: RoundView;
  names: readonly string[];
  own: number | null;
}

/** Every kingdom of a finished round, as it was scored; the player's own is marked. */
export function RoundKingdoms({ round, names, own }: RoundKingdomsProps) {
  const { t } = useTranslation("ugo");
  return (
    <ul className="round-kingdoms">
      {round.kingdoms.map((kingdom, seat) => (
        <li className="round-kingdom" key={seat} data-own={seat === own}>
          <p>
            <b>{names[seat]}</b>{" "}
            {seat === own && <span className="own-tag">{t("kingdom.you")}</span>}
          </p>
          <Kingdom
            kingdom={kingdom}
            seat={seat}
            label={t("kingdom.of", { name: names[seat] ?? "" })}
          />
        </li>
      ))}
    </ul>
  );
}
