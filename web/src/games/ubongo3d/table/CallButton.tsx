import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import type { View } from "../../../protocol/ubongo3d";
import { setAutoCall, useAutoCall } from "./autoCall";

interface CallButtonProps {
  view: View;
  /** Whether a call can be sent now. */
  live: boolean;
  /** Call, or say why that would be wrong. */
  onCall: () => void;
}

/** The call: it lights up when the task is solved; whoever likes lets it call by itself. */
export function CallButton({ view, live, onCall }: CallButtonProps) {
  const { t } = useTranslation("ubongo3d");
  const isAuto = useAutoCall();
  const isRight = view.call === null;
  const call = useEffectEvent(onCall);
  useEffect(() => {
    if (isRight && isAuto && live) call();
  }, [isRight, isAuto, live]);
  return (
    <div className="call">
      <button
        type="button"
        className={isRight ? "button primary call-button" : "button call-button"}
        data-testid="call"
        data-lit={isRight}
        aria-disabled={!isRight}
        onClick={onCall}
      >
        Ubongo!
      </button>
      <label className="check call-auto" title={t("call.autoHint")}>
        <input
          type="checkbox"
          data-testid="auto-call"
          checked={isAuto}
          onChange={(event) => {
            setAutoCall(event.target.checked);
          }}
        />
        {t("call.auto")}
      </label>
    </div>
  );
}
