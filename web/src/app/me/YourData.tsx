import { useState } from "react";
import { useTranslation } from "react-i18next";
import { refusalText } from "../../i18n/refusal";
import { announce } from "../../model/announcer";
import { meet } from "../../model/guest";
import { goTo } from "../../model/routing";
import { asRefusal, EXPORT_ADDRESS, forgetMe } from "../../net/http";
import { useBusy } from "../busy";
import { Dialog } from "../Dialog";

/** What the server keeps about oneself: to take along, or to delete. */
export function YourData() {
  const { t } = useTranslation("me");
  const [isAsking, setAsking] = useState(false);
  return (
    <section className="me-data sheet paper" aria-labelledby="me-data">
      <h2 id="me-data">{t("data.title")}</h2>
      <p>{t("data.lead")}</p>
      <div className="me-ways">
        <a className="button" href={EXPORT_ADDRESS} download data-testid="export">
          {t("data.export")}
        </a>
        <button
          type="button"
          className="button danger"
          aria-haspopup="dialog"
          data-testid="delete-me"
          onClick={() => {
            setAsking(true);
          }}
        >
          {t("data.remove")}
        </button>
      </div>
      <p className="hint">{t("data.exportHint")}</p>
      <Dialog
        open={isAsking}
        title={t("data.sure")}
        testId="delete-dialog"
        onClose={() => {
          setAsking(false);
        }}
      >
        <Sure
          onKeep={() => {
            setAsking(false);
          }}
        />
      </Dialog>
    </section>
  );
}

function Sure({ onKeep }: { onKeep: () => void }) {
  const { t } = useTranslation("me");
  const [error, setError] = useState("");
  const { isBusy, run } = useBusy(() =>
    forgetMe()
      .then(meet)
      .then(
        () => {
          goTo("/");
          announce(t("data.gone"));
        },
        (thrown: unknown) => {
          setError(refusalText(asRefusal(thrown)));
        },
      ),
  );
  return (
    <div className="me-sure">
      <p>{t("data.what")}</p>
      {error !== "" && (
        <p className="error" role="alert">
          {error}
        </p>
      )}
      <div className="me-ways">
        <button type="button" className="button primary" onClick={onKeep}>
          {t("data.no")}
        </button>
        <button
          type="button"
          className="button danger"
          data-testid="delete-yes"
          aria-disabled={isBusy}
          onClick={run}
        >
          {t("data.yes")}
        </button>
      </div>
    </div>
  );
}
