import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { TableSummary } from "../../protocol/messages";
import { TableList } from "./TableList";

const FEW = 2;

/** The player's unfinished tables, first those that wait for them; only a few unless all are requested. */
export function Continue({ tables }: { tables: readonly TableSummary[] }) {
  const { t } = useTranslation();
  const [isWhole, setWhole] = useState(false);
  const ordered = tables.toSorted((one, other) => Number(other.your_turn) - Number(one.your_turn));
  const shown = isWhole ? ordered : ordered.slice(0, FEW);
  return (
    <div className="continue">
      <TableList title={t("lobby.mine")} tables={shown} />
      {shown.length < ordered.length && (
        <button
          type="button"
          className="button quiet"
          data-testid="continue-all"
          onClick={() => {
            setWhole(true);
          }}
        >
          {t("lobby.allMine", { count: ordered.length })}
        </button>
      )}
    </div>
  );
}
