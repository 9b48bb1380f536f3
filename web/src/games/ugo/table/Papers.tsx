import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { PartBoundary } from "../../../app/PartBoundary";
import { later } from "../../../model/later";
import type { View } from "../../../protocol/ugo";

const ScoresDialog = later(() =>
  import("../result/ScoresDialog").then((part) => part.ScoresDialog),
);
const TricksDialog = later(() => import("./TricksDialog").then((part) => part.TricksDialog));

/** What lies beside the trick, one tap away: the tricks with all played cards, and the score sheet. */
export function Papers({ view, names }: { view: View; names: readonly string[] }) {
  const { t } = useTranslation("ugo");
  const [open, setOpen] = useState<"tricks" | "scores" | null>(null);
  const close = () => {
    setOpen(null);
  };
  return (
    <>
      <button
        type="button"
        className="button small papers-tricks"
        aria-haspopup="dialog"
        data-testid="tricks"
        onClick={() => {
          setOpen("tricks");
        }}
      >
        {t("tricks.button")}
      </button>
      <button
        type="button"
        className="button small papers-scores"
        aria-haspopup="dialog"
        data-testid="scores"
        onClick={() => {
          setOpen("scores");
        }}
      >
        {t("scores.button")}
      </button>
      {open !== null && (
        <PartBoundary>
          <Suspense>
            {open === "tricks" && <TricksDialog view={view} names={names} onClose={close} />}
            {open === "scores" && <ScoresDialog view={view} names={names} onClose={close} />}
          </Suspense>
        </PartBoundary>
      )}
    </>
  );
}
