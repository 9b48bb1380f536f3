import { useTranslation } from "react-i18next";
import type { RoundView } from "../../../protocol/ugo";
import { Kingdom } from "../table/Kingdom";
import "./scores.css";

/** Every kingdom of a round that is over, as it was scored. */
export function RoundKingdoms({ round, names }: { round: RoundView; names: readonly string[] }) {
  const { t } = useTranslation("ugo");
  return (
    <ul className="round-kingdoms">
      {round.kingdoms.map((kingdom, seat) => (
        <li className="round-kingdom" key={seat}>
          <b>{names[seat]}</b>
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
