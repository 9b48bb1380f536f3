import { useTranslation } from "react-i18next";
import { Dialog } from "../../../app/Dialog";
import type { RoundView, View } from "../../../protocol/ugo";
import { ScoreSheet } from "../result/ScoreSheet";
import { TrickRow } from "../table/TrickRows";
import { RoundKingdoms } from "./RoundKingdoms";

interface RoundSummaryProps {
  view: View;
  /** The round that has ended. */
  round: RoundView;
  names: readonly string[];
  onClose: () => void;
}

/** How a round ended: its points, its tenth trick and everyone's kingdom. */
export function RoundSummary({ view, round, names, onClose }: RoundSummaryProps) {
  const { t } = useTranslation("ugo");
  const number = view.ended.length;
  const tenth = round.tricks.at(-1);
  return (
    <Dialog open title={t("scores.roundOver", { number })} onClose={onClose} testId="round-dialog">
      <ScoreSheet
        rounds={[{ title: t("scores.round", { number }), kingdoms: round.kingdoms }]}
        names={names}
        own={view.seat}
        totals={view.totals}
        before={view.totals.map((total, seat) => total - (round.scores[seat] ?? 0))}
      />
      {tenth && (
        <>
          <h3>{t("tricks.tenth")}</h3>
          <TrickRow trick={tenth} number={round.tricks.length} names={names} isLarge />
        </>
      )}
      <h3>{t("scores.kingdoms")}</h3>
      <RoundKingdoms round={round} names={names} own={view.seat} />
      <div className="dialog-foot">
        <button
          type="button"
          className="button primary"
          data-testid="round-dialog-close"
          onClick={onClose}
        >
          {t("scores.goOn")}
        </button>
      </div>
    </Dialog>
  );
}
