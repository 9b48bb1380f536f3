import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Dialog } from "../../../app/Dialog";
import type { View } from "../../../protocol/ugo";
import { RoundKingdoms } from "./RoundKingdoms";
import { ScoreSheet } from "./ScoreSheet";

/** Shown when a round has just ended; the game goes on behind it. */
export function RoundDialog({ view, names }: { view: View; names: readonly string[] }) {
  const { t } = useTranslation("ugo");
  const [seen, setSeen] = useState(view.ended.length);
  const number = view.ended.length;
  const round = view.ended.at(-1);
  if (round === undefined || number <= seen) return null;
  const close = () => {
    setSeen(number);
  };
  return (
    <Dialog open title={t("scores.roundOver", { number })} onClose={close} testId="round-dialog">
      <ScoreSheet
        rounds={[{ title: t("scores.round", { number }), kingdoms: round.kingdoms }]}
        names={names}
        own={view.seat}
        totals={view.totals}
      />
      <h3>{t("scores.kingdoms")}</h3>
      <RoundKingdoms round={round} names={names} own={view.seat} />
      <button
        type="button"
        className="button primary dialog-action"
        data-testid="round-dialog-close"
        onClick={close}
      >
        {t("scores.goOn")}
      </button>
    </Dialog>
  );
}
