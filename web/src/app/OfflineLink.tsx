import { useTranslation } from "react-i18next";
import { Link } from "./Link";

/** Leads to what works without a network. */
export function OfflineLink() {
  const { t } = useTranslation();
  return (
    <Link to="/offline" className="button" testId="to-offline">
      {t("offline")}
    </Link>
  );
}
