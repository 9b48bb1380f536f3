import { useTranslation } from "react-i18next";
import { refusalText } from "../i18n/refusal";
import { OfflineLink } from "./OfflineLink";
import type { Loaded } from "./useLoaded";
import "./waiting.css";

/** A placeholder for something that is loading or failed to load. */
export function Waiting({ loaded }: { loaded: Loaded<unknown> }) {
  const { t } = useTranslation();
  if (loaded.refusal === null) return <p role="status">{t("loading")}</p>;
  return (
    <div className="failed" role="alert">
      <p>{refusalText(loaded.refusal)}</p>
      {mayCome(loaded.refusal.code) && (
        <button type="button" className="button" onClick={loaded.again}>
          {t("lobby.retry")}
        </button>
      )}
      {loaded.refusal.code === "unreachable" && <OfflineLink />}
    </div>
  );
}

/** Ask whether retrying may help: something that does not exist never loads. */
const mayCome = (code: string): boolean => !/^(no_such|unknown)_/.test(code);
