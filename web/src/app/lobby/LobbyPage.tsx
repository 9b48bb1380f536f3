import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { GAMES } from "../../games";
import { gameTitle } from "../../i18n/titles";
import { useGuestName } from "../../model/guest";
import { HowToPlayButton } from "../HowToPlayButton";
import { Shell } from "../Shell";
import { GameCards } from "./GameCards";
import { NewTableForm } from "./NewTableForm";
import { TableList } from "./TableList";
import { useLobby } from "./useLobby";
import "./lobby.css";

/** Where one chooses a game and opens a table, goes on with one, or joins one. */
export function LobbyPage() {
  const { t } = useTranslation();
  const name = useGuestName();
  const { games, lobby, hasFailed, refresh } = useLobby();
  const [wanted, setWanted] = useState("");
  const shown = Object.keys(GAMES).filter(
    (game) => games.length === 0 || games.some((info) => info.name === game),
  );
  const chosen = shown.includes(wanted) ? wanted : (shown[0] ?? "");
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
        <div className="lobby-games">
          {shown.length > 1 && <GameCards games={shown} chosen={chosen} onChoose={setWanted} />}
          <AboutGame game={chosen} />
        </div>
        <section className="lobby-new sheet paper" aria-labelledby="new-table">
          <h2 id="new-table">{t("lobby.newTable")}</h2>
          {games.length === 0 && !hasFailed ? (
            <p>{t("loading")}</p>
          ) : (
            <NewTableForm game={games.find((info) => info.name === chosen)} name={name ?? ""} />
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

function AboutGame({ game }: { game: string }) {
  const { t } = useTranslation();
  const module = GAMES[game];
  if (module === undefined) return null;
  return (
    <section className="lobby-game" aria-label={gameTitle(t, game)}>
      <h2>{gameTitle(t, game)}</h2>
      <module.Introduction />
      <HowToPlayButton key={game} game={game} />
    </section>
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
