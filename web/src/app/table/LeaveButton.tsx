import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Dialog } from "../Dialog";

/** Leaves a running game, after one has said that one means it. */
export function LeaveButton({ leave }: { leave: () => void }) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const stay = () => {
    setAsking(false);
  };
  return (
    <>
      <button
        type="button"
        className="button danger"
        aria-haspopup="dialog"
        data-testid="leave"
        onClick={() => {
          setAsking(true);
        }}
      >
        {t("table.leave")}
      </button>
      <Dialog open={isAsking} title={t("table.leave")} onClose={stay}>
        <p>{t("table.leaveSure")}</p>
        <div className="leave-ways">
          <button type="button" className="button primary" onClick={stay}>
            {t("table.stay")}
          </button>
          <button
            type="button"
            className="button danger"
            data-testid="leave-confirm"
            onClick={leave}
          >
            {t("table.leaveConfirm")}
          </button>
        </div>
      </Dialog>
    </>
  );
}
