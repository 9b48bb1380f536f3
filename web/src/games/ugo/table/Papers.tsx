import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { View } from "../../../protocol/ugo";
import { ScoresDialog } from "../scores/ScoresDialog";
import { LastTrickDialog } from "./LastTrickDialog";

/** What lies beside the trick: the last trick and the score sheet, one tap away. */
export function Papers({ view, names }: { view: View; names: readonly string[] }) {
  const { t } = useTranslation("ugo");
  const [open, setOpen] = useState<"trick" | "scores" | null>(null);
  const close = () => {
    setOpen(null);
  };
  return (
    <>
      <button
        type="button"
        className="button small papers-trick"
        aria-haspopup="dialog"
        onClick={() => {
          setOpen("trick");
        }}
      >
        {t("lastTrick")}
      </button>
      <button
        type="button"
        className="button small papers-scores"
        aria-haspopup="dialog"
        onClick={() => {
          setOpen("scores");
        }}
      >
        {t("scores.button")}
      </button>
      {open === "trick" && <LastTrickDialog view={view} names={names} onClose={close} />}
      {open === "scores" && <ScoresDialog view={view} names={names} onClose={close} />}
    </>
  );
}
