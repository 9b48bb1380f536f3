import { useTranslation } from "react-i18next";
import { setAutoCall, useAutoCall } from "./autoCall";

/** Lets the player have the call made automatically. */
export function AutoCall() {
  const { t } = useTranslation("ubongo3d");
  const isAuto = useAutoCall();
  return (
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
  );
}
