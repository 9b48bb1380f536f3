import { useTranslation } from "react-i18next";
import { Dialog } from "../../../app/Dialog";
import type { View } from "../../../protocol/ugo";
import { TrickRow } from "../table/TrickRows";
import { RoundKingdoms } from "./RoundKingdoms";
import { ScoreSheet } from "../result/ScoreSheet";
import { useSeenRounds } from "./seenRounds";

interface RoundDialogProps {
  /** The table's id: what was seen there is remembered. */
  table: string;
  view: View;
  names: readonly string[];
}

/** Shown when a round has ended, until it is closed; the game goes on behind it. */
export function RoundDialog({ table, view, names }: RoundDialogProps) {
  const { t } = useTranslation("ugo");
  const number = view.ended.length;
  const [seen, setSeen] = useSeenRounds(table, number);
  const round = view.ended.at(-1);
  if (round === undefined || number <= seen) return null;
  const tenth = round.tricks.at(-1);
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
          onClick={close}
        >
          {t("scores.goOn")}
        </button>
      </div>
    </Dialog>
  );
}
