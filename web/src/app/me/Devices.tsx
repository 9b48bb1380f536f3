import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { refusalText } from "../../i18n/refusal";
import { announce } from "../../model/announcer";
import { asRefusal, makeTransfer } from "../../net/http";
import type { TransferCode } from "../../protocol/messages";
import { useBusy } from "../busy";
import { copyFrom } from "../table/copy";
import { isLoopback } from "../table/inviteBase";
import { hourOf } from "./words";

/** Going on as oneself on another device: a link, also as a QR code, valid once and for ten minutes. */
export function Devices() {
  const { t } = useTranslation("me");
  const [made, setMade] = useState<TransferCode | null>(null);
  const [error, setError] = useState("");
  const { isBusy, run } = useBusy(() =>
    makeTransfer().then(
      (transfer) => {
        setMade(transfer);
        setError("");
      },
      (thrown: unknown) => {
        setError(refusalText(asRefusal(thrown)));
      },
    ),
  );
  return (
    <section className="me-devices sheet paper" aria-labelledby="me-devices">
      <h2 id="me-devices">{t("devices.title")}</h2>
      <p>{t("devices.lead")}</p>
      {made !== null && <Made transfer={made} />}
      {error !== "" && (
        <p className="error" role="alert">
          {error}
        </p>
      )}
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
      <CopyRow link={transfer.link} />
      <p className="hint">{t("devices.keep")}</p>
      {isLoopback(new URL(transfer.link).origin) && (
        <p className="hint">
          {t("devices.onlyHere")} <code className="code">spieltisch serve --host 0.0.0.0</code>
        </p>
      )}
    </div>
  );
}

function CopyRow({ link }: { link: string }) {
  const { t } = useTranslation("me");
  const input = useRef<HTMLInputElement>(null);
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    const isDone = input.current !== null && (await copyFrom(input.current));
    setCopied(isDone);
    announce(t(isDone ? "devices.copied" : "devices.copyByHand"));
  };
  return (
    <div className="me-copy">
      <input
        ref={input}
        className="input"
        readOnly
        value={link}
        aria-label={t("devices.link")}
        data-testid="transfer-link"
        onFocus={(event) => {
          event.target.select();
        }}
      />
      <button type="button" className="button" onClick={() => void copy()}>
        {t(isCopied ? "devices.copied" : "devices.copy")}
      </button>
    </div>
  );
}
