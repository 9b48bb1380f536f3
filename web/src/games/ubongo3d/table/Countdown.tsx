import { useTranslation } from "react-i18next";
import { useSecondsUntil } from "../../../model/seconds";
import type { View } from "../../../protocol/ubongo3d";

/** Three, two, one, before the sandglass is turned; in a pause a sheet over the board. */
export function Countdown({ view, now }: { view: View; now: () => number }) {
  const { t } = useTranslation("ubongo3d");
  const isOn = view.phase === "countdown";
  const seconds = useSecondsUntil(isOn ? view.starts_at : null, now);
  if (view.phase === "paused") {
    return (
      <p className="board-cover" data-testid="paused">
        {t("status.paused")}
      </p>
    );
  }
  if (!isOn || seconds === null) return null;
  return (
    <p className="countdown" data-testid="countdown" aria-hidden="true">
      {Math.max(1, seconds)}
    </p>
  );
}
