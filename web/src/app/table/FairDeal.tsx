import { useTranslation } from "react-i18next";
import "./fair.css";

/** The fingerprint of the seed, and what it is for. */
export function FairDeal({ commitment }: { commitment: string }) {
  const { t } = useTranslation();
  return (
    <details className="fair">
      <summary>{t("seats.fair")}</summary>
      <p>{t("seats.fairWhy")}</p>
      <dl>
        <dt>{t("seats.fingerprint")}</dt>
        <dd className="code">{commitment}</dd>
      </dl>
    </details>
  );
}
