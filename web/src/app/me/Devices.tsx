import { useState } from "react";
import { useTranslation } from "react-i18next";
import { makeTransfer } from "../../net/http";
import type { TransferCode } from "../../protocol/messages";
import { useAttempt } from "../busy";
import { CopyRow } from "../CopyRow";
import { ErrorText } from "../ErrorText";
import { isLoopback } from "../table/inviteBase";
import { hourOf } from "./words";

/** Continue as the same player on another device: a link, also as a QR code, valid once and for ten minutes. */
export function Devices() {
  const { t } = useTranslation("me");
  const [made, setMade] = useState<TransferCode | null>(null);
  const { isBusy, error, run } = useAttempt(async () => {
    setMade(await makeTransfer());
  });
  return (
    <section className="me-devices sheet paper" aria-labelledby="me-devices">
      <h2 id="me-devices">{t("devices.title")}</h2>
      <p>{t("devices.lead")}</p>
      {made !== null && <Made transfer={made} />}
      <ErrorText error={error} />
      <button
        type="button"
        className="button"
        data-testid="make-transfer"
        aria-disabled={isBusy}
        onClick={run}
      >
        {t(made === null ? "devices.make" : "devices.again")}
      </button>
    </section>
  );
}

function Made({ transfer }: { transfer: TransferCode }) {
  const { t, i18n } = useTranslation("me");
  const time = hourOf(transfer.until, i18n.language);
  return (
    <div className="me-transfer" role="status">
      <img src={transfer.picture} alt={t("devices.picture")} width="220" height="220" />
      <p>{t("devices.scan", { time })}</p>
      <CopyRow link={transfer.link} label={t("devices.link")} testId="transfer-link" />
      <p className="hint">{t("devices.keep")}</p>
      {isLoopback(new URL(transfer.link).origin) && (
        <p className="hint">
          {t("devices.onlyHere")} <code className="code">spieltisch serve --host 0.0.0.0</code>
        </p>
      )}
    </div>
  );
}
