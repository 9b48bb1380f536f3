import { useTranslation } from "react-i18next";
import type { View } from "../../../protocol/ubongocards";
import { statusText } from "../text/status";

/** What is going on, in a line; a call makes it the centre of attention. */
export function StatusLine({ view, names }: { view: View; names: readonly string[] }) {
  const { t } = useTranslation("ubongocards");
  return (
    <p className="cards-status" data-testid="status" data-called={view.phase === "window"}>
      {statusText(t, view, names)}
    </p>
  );
}
