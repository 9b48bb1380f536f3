import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { GAMES } from "../../games";
import { useGuestName } from "../../model/guest";
import { OfflineLink } from "../OfflineLink";
import { Shell } from "../Shell";
import { Continue } from "./Continue";
import { GameCard } from "./GameCard";
import { RecentGames } from "./RecentGames";
import { TableList } from "./TableList";
import { TodayStrip } from "./TodayStrip";
import { useLobby } from "./useLobby";
import "./lobby.css";

const FEW = 3;

/** The home page: games to play now, tables to return to, and tables to join. */
export function LobbyPage() {
  const { t } = useTranslation();
  const name = useGuestName() ?? "";
  const { lobby, hasFailed, refresh } = useLobby();
  useEffect(() => {
    document.title = t("brand");
  }, [t]);
  return (
    <Shell page="lobby">
      <div className="home">
        <h1>{t("lobby.title")}</h1>
        {hasFailed && <Unreachable onRetry={refresh} />}
        {lobby.mine.length > 0 && <Continue tables={lobby.mine} />}
        <div className="games">
          {Object.keys(GAMES).map((game) => (
            <GameCard key={game} game={game} name={name} />
          ))}
        </div>
        {lobby.today.of > 0 && <TodayStrip today={lobby.today} />}
        <div className="home-lists">
          <RecentGames />
          <TableList title={t("lobby.public")} tables={lobby.open} none={t("lobby.noPublic")} />
          <TableList title={t("watch.now")} tables={lobby.watch.slice(0, FEW)} />
        </div>
      </div>
    </Shell>
  );
}

function Unreachable({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <div className="lobby-unreachable" role="alert">
      <p>{t("lobby.unreachable")}</p>
      <button type="button" className="button" onClick={onRetry}>
        {t("lobby.retry")}
      </button>
      <OfflineLink />
    </div>
  );
}
