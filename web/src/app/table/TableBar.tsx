import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { TableView } from "../../protocol/messages";
import { HowToPlayButton } from "../HowToPlayButton";
import { Link } from "../Link";
import { SettingsButton } from "../SettingsButton";
import { Mark } from "../Shell";
import { FairDeal } from "./FairDeal";
import "./table-bar.css";

interface TableBarProps {
  title: string;
  table: TableView;
  children: ReactNode;
}

/** The slim edge of a running table: home, how far the game is, settings. */
export function TableBar({ title, table, children }: TableBarProps) {
  const { t } = useTranslation();
  return (
    <header className="table-bar">
      <Link to="/" className="button quiet table-bar-home">
        <Mark />
        <span className="hidden-text">{t("home")}</span>
      </Link>
      <h1>{title}</h1>
      {children}
      <SettingsButton>
        <HowToPlayButton game={table.game} />
        <FairDeal commitment={table.commitment} />
      </SettingsButton>
    </header>
  );
}
