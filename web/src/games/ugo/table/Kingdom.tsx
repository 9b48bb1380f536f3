import { useTranslation } from "react-i18next";
import type { Card, KingdomView } from "../../../protocol/ugo";
import { points } from "../words";
import { Plot } from "./Plot";
import "../art/lands.css";
import "./kingdom.css";

interface KingdomProps {
  kingdom: KingdomView;
  seat: number;
  label: string;
  offered?: readonly Card[];
}

/** A kingdom as it lies: five sections and what they score together now. */
export function Kingdom({ kingdom, seat, label, offered = [] }: KingdomProps) {
  const { t } = useTranslation("ugo");
  const cards = new Set(offered);
  return (
    <div className="kingdom paper">
      <ul className="kingdom-plots" aria-label={label}>
        {kingdom.sections.map((section) => (
          <Plot key={section.name} section={section} seat={seat} offered={cards} />
        ))}
      </ul>
      <p className="kingdom-score" data-negative={kingdom.score < 0}>
        <span className="hidden-text">{t("kingdom.now")}: </span>
        {points(kingdom.score)}
      </p>
    </div>
  );
}
