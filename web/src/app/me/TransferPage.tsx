import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { meet } from "../../model/guest";
import { takeTransfer } from "../../net/http";
import { renewKit } from "../../offline/kit";
import { bringBack } from "../../offline/results";
import type { Transferred } from "../../protocol/messages";
import { useAttempt } from "../busy";
import { ErrorText } from "../ErrorText";
import { Link } from "../Link";
import { Shell } from "../Shell";
import "./me.css";

/**
 * The page that a link for another device opens. It asks first: somebody who receives another person's
 * link should not silently become that person.
 */
export default function TransferPage() {
  const { t } = useTranslation("me");
  const { t: app } = useTranslation();
  const [code] = useState(() => location.hash.slice(1));
  const [done, setDone] = useState<Transferred | null>(null);
  useEffect(() => {
    document.title = `${t("transfer.title")} · ${app("brand")}`;
  }, [t, app]);
  return (
    <Shell page="transfer">
      <section className="transfer sheet paper">
        <h1>{t("transfer.title")}</h1>
        {done !== null ? (
          <Done done={done} />
        ) : code === "" ? (
          <p>{t("transfer.noCode")}</p>
        ) : (
          <Take code={code} onDone={setDone} />
        )}
      </section>
    </Shell>
  );
}

function Take({ code, onDone }: { code: string; onDone: (done: Transferred) => void }) {
  const { t } = useTranslation("me");
  const { isBusy, error, run } = useAttempt(async () => {
    await bringBack(); // the old guest played it
    const done = await takeTransfer(code);
    history.replaceState(null, "", location.pathname); // a used code has no place in the history
    await meet();
    void renewKit();
    onDone(done);
  });
  return (
    <>
      <p>{t("transfer.lead")}</p>
      <p>{t("transfer.merge")}</p>
      <ErrorText error={error} testId="transfer-error" />
      <button
        type="button"
        className="button primary"
        data-testid="take-transfer"
        aria-disabled={isBusy}
        onClick={run}
      >
        {t("transfer.take")}
      </button>
    </>
  );
}

function Done({ done }: { done: Transferred }) {
  const { t } = useTranslation("me");
  return (
    <>
      <div role="status" data-testid="transferred">
        <p>
          {done.name === "" ? t("transfer.doneUnnamed") : t("transfer.done", { name: done.name })}
        </p>
        {done.merged > 0 && <p>{t("transfer.merged", { count: done.merged })}</p>}
        {done.apart > 0 && <p>{t("transfer.apart", { count: done.apart })}</p>}
      </div>
      <Link to="/me" className="button primary">
        {t("transfer.toMe")}
      </Link>
    </>
  );
}
