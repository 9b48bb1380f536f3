import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { gameTitle } from "../../i18n/titles";
import type { TableView } from "../../protocol/messages";
import { CompanyButton } from "../company/CompanyButton";
import { HowToPlayButton } from "../HowToPlayButton";
import { Link } from "../Link";
import { SettingsButton } from "../SettingsButton";
import { Mark } from "../Shell";
import { FairDeal } from "./FairDeal";
import { LeaveButton } from "./LeaveButton";
import { TurnClock } from "./presence/TurnClock";
import "./table-bar.css";

interface TableBarProps {
  table: TableView;
  /** Leave for good; null for spectators. */
  leave: (() => void) | null;
  /** The server's time, at tables that may have a turn clock. */
  now?: () => number;
  /** The game's own settings. */
  settings?: ReactNode;
  children: ReactNode;
}

/** The slim bar of a running table: home, progress, rules, settings. */
export function TableBar({ table, leave, now, settings, children }: TableBarProps) {
  const { t } = useTranslation();
  return (
    <header className="table-bar">
      <Link to="/" className="button quiet table-bar-home">
        <Mark />
        <span className="hidden-text">{t("home")}</span>
      </Link>
      <h1>{gameTitle(t, table.game)}</h1>
      {children}
      {now && <TurnClock table={table} now={now} />}
      {table.you === null && <p className="watching">{t("table.watching")}</p>}
      <CompanyButton />
      <HowToPlayButton game={table.game} isShort />
      <SettingsButton>
        {settings}
        <HowToPlayButton game={table.game} />
        {leave && <LeaveButton leave={leave} />}
        {table.commitment !== "" && <FairDeal commitment={table.commitment} />}
      </SettingsButton>
    </header>
  );
}
