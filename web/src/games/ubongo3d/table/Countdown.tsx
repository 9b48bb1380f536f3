import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { feel } from "../../../model/feel";
import { useSecondsUntil } from "../../../model/seconds";
import type { View } from "../../../protocol/ubongo3d";

/** Three, two, one, where the time will be once the sandglass is turned. */
export function Countdown({ starts, now }: { starts: number | null; now: () => number }) {
  const seconds = useSecondsUntil(starts, now);
  useEffect(() => {
    if (seconds !== null && seconds > 0) feel("tick");
  }, [seconds]);
  return (
    <p className="countdown" data-testid="countdown" aria-hidden="true">
      {Math.max(1, seconds ?? 1)}
    </p>
  );
}

/** In a pause nothing of the task is to be seen. */
export function PauseCover({ view }: { view: View }) {
  const { t } = useTranslation("ubongo3d");
  if (view.phase !== "paused") return null;
  return (
    <p className="board-cover" data-testid="paused">
      {t("status.covered")}
    </p>
  );
}
