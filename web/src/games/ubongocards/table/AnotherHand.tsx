import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Dialog } from "../../../app/Dialog";

interface AnotherHandProps {
  /** This is the last hand: it can only be given up. */
  isLast: boolean;
  /** The number of cards on the board, which would be given up. */
  laid: number;
  isPending: boolean;
  canLeave: boolean;
  onLeave: () => void;
}

/** Leaves the hand for another; it asks first if cards are laid or no other hand follows. */
export function AnotherHand({ isLast, laid, isPending, canLeave, onLeave }: AnotherHandProps) {
  const { t } = useTranslation("ubongocards");
  const [isAsking, setAsking] = useState(false);
  const stay = () => {
    setAsking(false);
  };
  return (
    <>
      <button
        type="button"
        className="button small"
        data-testid="another"
        data-pending={isPending}
        aria-haspopup="dialog"
        aria-disabled={!canLeave || isPending}
        onClick={() => {
          if (!canLeave || isPending) return;
          if (laid > 0 || isLast) setAsking(true);
          else onLeave();
        }}
      >
        {t(isLast ? "practice.giveUp" : "practice.another")}
      </button>
      <Dialog open={isAsking && canLeave} title={t("practice.askTitle")} onClose={stay}>
        <p>{t("practice.ask")}</p>
        <div className="another-ways">
          <button type="button" className="button primary" data-testid="another-no" onClick={stay}>
            {t("practice.stay")}
          </button>
          <button type="button" className="button" data-testid="another-yes" onClick={onLeave}>
            {t("practice.leave")}
          </button>
        </div>
      </Dialog>
    </>
  );
}
