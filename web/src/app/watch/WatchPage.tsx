import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { TableList } from "../lobby/TableList";
import { useLobby } from "../lobby/useLobby";
import { Link } from "../Link";
import { Shell } from "../Shell";
import "../lobby/lobby.css";

/** Public tables with a game in progress, open to spectators. */
export default function WatchPage() {
  const { t } = useTranslation();
  const { lobby, isKnown, hasFailed } = useLobby();
  useEffect(() => {
    document.title = `${t("watch.title")} · ${t("brand")}`;
  }, [t]);
  return (
    <Shell page="watch">
      <div className="home">
        <h1>{t("watch.title")}</h1>
        {hasFailed && <p role="alert">{t("lobby.unreachable")}</p>}
        {isKnown && lobby.watch.length === 0 && (
          <div className="watch-none">
            <p data-testid="nobody">{t("watch.none")}</p>
            <Link to="/" className="button primary">
              {t("lobby.title")}
            </Link>
          </div>
        )}
        <TableList title={t("watch.now")} tables={lobby.watch} />
      </div>
    </Shell>
  );
}
