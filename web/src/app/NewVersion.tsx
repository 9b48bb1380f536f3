import { useTranslation } from "react-i18next";
import { useNewer } from "../model/newer";

/** Says that a newer version is available; it loads only on request. */
export function NewVersion() {
  const { t } = useTranslation();
  const renew = useNewer();
  return (
    <div role="status">
      {renew !== null && (
        <p className="new-version" data-testid="new-version">
          {t("newVersion.text")}
          <button type="button" className="button small" data-testid="renew" onClick={renew}>
            {t("newVersion.renew")}
          </button>
        </p>
      )}
    </div>
  );
}
