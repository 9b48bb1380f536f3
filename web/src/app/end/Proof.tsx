import { useTranslation } from "react-i18next";
import { recordAddress } from "../../net/http";
import type { TableView } from "../../protocol/messages";
import "../table/fair.css";

/** How anyone can check that the deal was fair. */
export function Proof({ table }: { table: TableView }) {
  const { t } = useTranslation();
  return (
    <div className="proof">
      <p>{t("seats.fairWhy")}</p>
      <dl>
        <dt>{t("end.seed")}</dt>
        <dd className="code">{table.seed}</dd>
        <dt>{t("seats.fingerprint")}</dt>
        <dd className="code">{table.commitment}</dd>
      </dl>
      <p>{t("end.verify")}</p>
      <p>
        <code className="code">
          {`spieltisch replay ${table.game}-${table.id}.json --verify --promise ${table.commitment}`}
        </code>
      </p>
      <p>{t("end.compare")}</p>
      <a className="button" href={recordAddress(table.id)} download data-testid="record-link">
        {t("end.record")}
      </a>
    </div>
  );
}
