import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { gameTitle } from "../../i18n/titles";
import type { TableView } from "../../protocol/messages";
import { HowToPlayButton } from "../HowToPlayButton";
import { Link } from "../Link";
import { SettingsButton } from "../SettingsButton";
import { Mark } from "../Shell";
import { FairDeal } from "./FairDeal";
import { LeaveButton } from "./LeaveButton";
import "./table-bar.css";

interface TableBarProps {
  table: TableView;
  /** Leave for good; null for those who only watch. */
  leave: (() => void) | null;
  children: ReactNode;
}

/** The slim edge of a running table: home, how far the game is, rules, settings. */
export function TableBar({ table, leave, children }: TableBarProps) {
  const { t } = useTranslation();
  return (
    <header className="table-bar">
      <Link to="/" className="button quiet table-bar-home">
        <Mark />
        <span className="hidden-text">{t("home")}</span>
      </Link>
      <h1>{gameTitle(t, table.game)}</h1>
      {children}
      {table.you === null && <p className="watching">{t("table.watching")}</p>}
      <HowToPlayButton game={table.game} isShort />
      <SettingsButton>
        <HowToPlayButton game={table.game} />
        <FairDeal commitment={table.commitment} />
        {leave && <LeaveButton leave={leave} />}
      </SettingsButton>
    </header>
  );
}
