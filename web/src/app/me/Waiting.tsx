import { useTranslation } from "react-i18next";
import { refusalText } from "../../i18n/refusal";
import type { Loaded } from "./useLoaded";

/** What stands where something is not there yet, or does not come. */
export function Waiting({ loaded }: { loaded: Loaded<unknown> }) {
  const { t } = useTranslation("me");
  const { t: app } = useTranslation();
  if (loaded.refusal === null) return <p role="status">{app("loading")}</p>;
  return (
    <div className="me-failed" role="alert">
      <p>
        {t("failed")} {refusalText(loaded.refusal)}
      </p>
      <button type="button" className="button" onClick={loaded.again}>
        {t("retry")}
      </button>
    </div>
  );
}
