import { useTranslation } from "react-i18next";
import { Dialog } from "../../../app/Dialog";
import type { View } from "../../../protocol/ugo";
import { totalsSoFar } from "../model/totals";
import { ScoreSheet, type SheetRound } from "./ScoreSheet";

interface ScoresDialogProps {
  view: View;
  names: readonly string[];
  onClose: () => void;
}

/** The score sheet during the game: the finished rounds, and the current one as it stands. */
export function ScoresDialog({ view, names, onClose }: ScoresDialogProps) {
  const { t } = useTranslation("ugo");
  const over = view.ended.map<SheetRound>(({ kingdoms }, number) => ({
    title: t("scores.round", { number: number + 1 }),
    kingdoms,
  }));
  const now: SheetRound = {
    title: `${t("scores.round", { number: view.round })} (${t("scores.now")})`,
    kingdoms: view.kingdoms,
  };
  return (
    <Dialog open title={t("scores.title")} onClose={onClose}>
      <ScoreSheet
        rounds={[...over, now]}
        names={names}
        own={view.seat}
        totals={totalsSoFar(view)}
        totalsTitle={t("scores.soFar")}
      />
    </Dialog>
  );
}
