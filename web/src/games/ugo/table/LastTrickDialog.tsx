import { useTranslation } from "react-i18next";
import { Dialog } from "../../../app/Dialog";
import type { View } from "../../../protocol/ugo";
import { TrickCards } from "./Trick";

interface LastTrickDialogProps {
  view: View;
  names: readonly string[];
  onClose: () => void;
}

/** The last whole trick of this round. */
export function LastTrickDialog({ view, names, onClose }: LastTrickDialogProps) {
  const { t } = useTranslation("ugo");
  const last = view.tricks.at(-1);
  return (
    <Dialog open title={t("lastTrick")} onClose={onClose}>
      {last === undefined ? (
        <p>{t("noLastTrick")}</p>
      ) : (
        <>
          <p>{t("tookIt", { name: names[last.winner] ?? "" })}</p>
          <div className="last-trick">
            <TrickCards {...last} whole={last} view={view} names={names} />
          </div>
        </>
      )}
    </Dialog>
  );
}
