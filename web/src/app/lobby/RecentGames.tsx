import type { TFunction } from "i18next";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { aloneResult, playedName } from "../alone";
import { botName } from "../bots/names";
import { gameTitle } from "../../i18n/titles";
import { replayPath } from "../../model/routing";
import { fetchLastGames } from "../../net/http";
import type { PlayedGame } from "../../protocol/messages";
import { Link } from "../Link";

const FEW = 3;

/** The player's latest games: how each went, and a link to its replay; absent before the first one ends. */
export function RecentGames() {
  const { t, i18n } = useTranslation();
  const games = useRecentGames();
  if (games.length === 0) return null;
  return (
    <section className="table-list" aria-labelledby="recent">
      <h2 id="recent">{t("lobby.recent")}</h2>
      <ul>
        {games.map((game) => (
          <li key={game.table}>
            <Link to={replayPath(game.table)} className="table-line" testId="recent-game">
              <span className="table-line-words">
                <b>{gameTitle(t, game.game)}</b>
                <span className="table-line-facts">{factsOf(t, game, i18n.language)}</span>
              </span>
              <span className="table-line-go">{t("lobby.look")}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The result and the opponents: "won · 59 : 41 · with Mira and Anton"; alone, how it went, and what it was. */
function factsOf(t: TFunction, played: PlayedGame, language: string): string {
  const { game, seats, you } = played;
  const own = seats[you];
  if (own === undefined) return "";
  const others = seats.filter((_, seat) => seat !== you);
  const name = playedName(t, played, language);
  const named = name === null ? [] : [name];
  if (others.length === 0) return [aloneResult(t, played, language), ...named].join(" · ");
  const names = others.map(({ name, bot }) => name ?? botName(t, game, bot ?? ""));
  const scores = [own, ...others].map(({ score }) => score).join(" : ");
  const place = own.place === 1 ? t("lobby.won") : t("lobby.place", { place: own.place });
  return [place, scores, t("lobby.with", { names: names.join(", ") }), ...named].join(" · ");
}

function useRecentGames(): readonly PlayedGame[] {
  const [games, setGames] = useState<readonly PlayedGame[]>([]);
  useEffect(() => {
    fetchLastGames(FEW).then(
      (history) => {
        setGames(history.games);
      },
      () => null,
    );
  }, []);
  return games;
}
