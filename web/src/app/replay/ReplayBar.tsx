import { useEffect, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { gameTitle } from "../../i18n/titles";
import { tablePath } from "../../model/routing";
import type { TableView } from "../../protocol/messages";
import { Link } from "../Link";
import { SettingsButton } from "../SettingsButton";
import { Mark } from "../Shell";

/** The header of a replay, which also titles the page. */
export function ReplayBar({ table, children }: { table: TableView; children?: ReactNode }) {
  const { t } = useTranslation();
  const title = `${gameTitle(t, table.game)} · ${t("replay.title")}`;
  useEffect(() => {
    document.title = `${title} · ${t("brand")}`;
  }, [title, t]);
  return (
    <header className="table-bar">
      <Link to="/" className="button quiet table-bar-home">
        <Mark />
        <span className="hidden-text">{t("home")}</span>
      </Link>
      <h1>{title}</h1>
      {children}
      <Link to={tablePath(table.id)} className="button small replay-back" testId="to-result">
        {t("replay.back")}
      </Link>
      <SettingsButton />
    </header>
  );
}
