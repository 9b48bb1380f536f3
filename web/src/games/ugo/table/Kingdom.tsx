import { useTranslation } from "react-i18next";
import type { Card, KingdomView } from "../../../protocol/ugo";
import { points } from "../text/words";
import { CountedPoints } from "./CountedPoints";
import { Plot } from "./Plot";
import "../art/lands.css";
import "./kingdom.css";

interface KingdomProps {
  kingdom: KingdomView;
  seat: number;
  label: string;
  offered?: readonly Card[];
  /** The total of all rounds, if there was more than this one. */
  total?: number | undefined;
}

/** A kingdom as it lies: five sections and their current score. */
export function Kingdom({ kingdom, seat, label, offered = [], total }: KingdomProps) {
  const { t } = useTranslation("ugo");
  return (
    <div className="kingdom paper">
      <Plots kingdom={kingdom} seat={seat} label={label} offered={offered} />
      <div className="kingdom-points">
        <p
          className="kingdom-score"
          data-negative={kingdom.score < 0}
          title={t("kingdom.scoreHint")}
        >
          <span className="hidden-text">{t("kingdom.now", { score: points(kingdom.score) })}</span>
          <span aria-hidden="true">
            <CountedPoints value={kingdom.score} />
          </span>
        </p>
        {total !== undefined && (
          <p className="kingdom-total" title={t("kingdom.totalHint")}>
            <span className="hidden-text">{t("kingdom.total", { total: points(total) })}</span>
            <span aria-hidden="true">
              Σ <CountedPoints value={total} />
            </span>
          </p>
        )}
      </div>
    </div>
  );
}

/** The five sections side by side. */
export function Plots({ kingdom, seat, label, offered = [] }: Omit<KingdomProps, "total">) {
  const cards = new Set(offered);
  return (
    <ul className="kingdom-plots" aria-label={label}>
      {kingdom.sections.map((section) => (
        <Plot key={section.name} section={section} seat={seat} offered={cards} />
      ))}
    </ul>
  );
}
