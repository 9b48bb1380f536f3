import { useCallback, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { ROOMS } from "../../games";
import { useGuestName } from "../../model/guest";
import { fetchGames, fetchLobby } from "../../net/http";
import type { GameInfo, Lobby } from "../../protocol/messages";
import { HowToPlayButton } from "../HowToPlayButton";
import { Shell } from "../Shell";
import { NewTableForm } from "./NewTableForm";
import { TableList } from "./TableList";
import "./lobby.css";

const FRESH_EACH_MS = 5_000;

/** Where one opens a table, goes on with one, or joins one. */
export function LobbyPage() {
  const { t } = useTranslation();
  const name = useGuestName();
  const { games, lobby, hasFailed, refresh } = useLobby();
  useEffect(() => {
    document.title = t("brand");
  }, [t]);
  return (
    <Shell page="lobby">
      <div className="lobby" data-mine={lobby.mine.length > 0}>
        <div className="lobby-welcome">
          <h1>{t("lobby.title")}</h1>
          <p>{t("lobby.lead")}</p>
        </div>
        <TableList className="lobby-mine" title={t("lobby.mine")} tables={lobby.mine} />
        <Games games={games} />
        <section className="lobby-new sheet paper" aria-labelledby="new-table">
          <h2 id="new-table">{t("lobby.newTable")}</h2>
          {games.length === 0 && !hasFailed ? (
            <p>{t("loading")}</p>
          ) : (
            <NewTableForm games={games} name={name ?? ""} />
          )}
        </section>
        <div className="lobby-tables">
          {hasFailed && <Unreachable onRetry={refresh} />}
          <TableList title={t("lobby.public")} tables={lobby.open} none={t("lobby.noPublic")} />
        </div>
      </div>
    </Shell>
  );
}

function Games({ games }: { games: readonly GameInfo[] }) {
  const known = Object.entries(ROOMS).filter(
    ([game]) => games.length === 0 || games.some(({ name }) => name === game),
  );
  return (
    <div className="lobby-games">
      {known.map(([game, room]) => (
        <section key={game} className="lobby-game" aria-label={room.title}>
          <h2>{room.title}</h2>
          <room.Introduction />
          <HowToPlayButton game={game} />
        </section>
      ))}
    </div>
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
    </div>
  );
}

const NOTHING: Lobby = { open: [], mine: [] };

/** Keep the games and tables fresh while the page is seen. */
function useLobby() {
  const [games, setGames] = useState<readonly GameInfo[]>([]);
  const [lobby, setLobby] = useState(NOTHING);
  const [hasFailed, setFailed] = useState(false);
  const refresh = useCallback(() => {
    Promise.all([fetchGames(), fetchLobby()]).then(
      ([newGames, newLobby]) => {
        setGames(newGames);
        setLobby(newLobby);
        setFailed(false);
      },
      () => {
        setFailed(true);
      },
    );
  }, []);
  useEffect(() => {
    refresh();
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") refresh();
    }, FRESH_EACH_MS);
    return () => {
      clearInterval(timer);
    };
  }, [refresh]);
  return { games, lobby, hasFailed, refresh };
}
