import { useTranslation } from "react-i18next";
import { announce } from "../../model/announcer";
import { meet } from "../../model/guest";
import { goTo } from "../../model/routing";
import { EXPORT_ADDRESS, forgetMe } from "../../net/http";
import { renewKit } from "../../offline/kit";
import { dropAll } from "../../offline/results";
import { useAttempt } from "../busy";
import { ConfirmButton } from "../ConfirmButton";

/** The data that the server keeps about the player: to download, or to delete. */
export function YourData() {
  const { t } = useTranslation("me");
  const { isBusy, error, run } = useAttempt(async () => {
    await forgetMe();
    dropAll();
    await meet();
    void renewKit();
    goTo("/");
    announce(t("data.gone"));
  });
  return (
    <section className="me-data sheet paper" aria-labelledby="me-data">
      <h2 id="me-data">{t("data.title")}</h2>
      <p>{t("data.lead")}</p>
      <div className="me-ways">
        <a className="button" href={EXPORT_ADDRESS} download data-testid="export">
          {t("data.export")}
        </a>
        <ConfirmButton
          testId="delete-me"
          label={t("data.remove")}
          title={t("data.sure")}
          question={t("data.what")}
          no={t("data.no")}
          yes={t("data.yes")}
          onConfirm={run}
          isBusy={isBusy}
          error={error}
        />
      </div>
      <p className="hint">{t("data.exportHint")}</p>
    </section>
  );
}
