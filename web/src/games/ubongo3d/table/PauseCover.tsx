import { useTranslation } from "react-i18next";
import type { View } from "../../../protocol/ubongo3d";

/** Hides the task during a pause. */
export function PauseCover({ view }: { view: View }) {
  const { t } = useTranslation("ubongo3d");
  if (view.phase !== "paused") return null;
  return (
    <p className="board-cover" data-testid="paused">
      {t("status.covered")}
    </p>
  );
}
