import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { gameTitle } from "../../i18n/titles";
import { fetchLeaderboards } from "../../net/http";
import type { Leaderboards, LeaderboardRating } from "../../protocol/messages";
import { useLoaded } from "../useLoaded";
import { Waiting } from "../Waiting";
import { recordName, recordValue } from "../alone";

/** The best and the most active players on this server. */
export function LeaderboardsSheet() {
  const { t } = useTranslation("me");
  const loaded = useLoaded(fetchLeaderboards);
  return (
    <section
      className="me-leaderboards sheet paper"
      aria-labelledby="me-leaderboards"
      data-testid="leaderboards"
    >
      <h2 id="me-leaderboards">{t("leaderboards.title")}</h2>
      {loaded.data === null ? <Waiting loaded={loaded} /> : <Boards boards={loaded.data} />}
    </section>
  );
}

function Boards({ boards }: { boards: Leaderboards }) {
  const { t, i18n } = useTranslation("me");
  const { t: app } = useTranslation();
  const names = [...new Set(boards.ratings.map(boardOf))];
  if (boards.ratings.length + boards.records.length + boards.regulars.length === 0) {
    return <p>{t("leaderboards.none")}</p>;
  }
  return (
    <>
      {names.map((name) => (
        <Ratings key={name} ratings={boards.ratings.filter((each) => boardOf(each) === name)} />
      ))}
      {boards.records.length > 0 && (
        <Board title={t("leaderboards.records")}>
          {boards.records.map(({ game, kind, name, value, you }) => (
            <Line
              key={`${game} ${kind}`}
              name={name}
              you={you}
              about={`${gameTitle(app, game)} · ${recordName(game, kind)}`}
            >
              {recordValue(game, kind, value, i18n.language)}
            </Line>
          ))}
        </Board>
      )}
      {boards.regulars.length > 0 && (
        <Board title={t("leaderboards.regulars")}>
          {boards.regulars.map(({ name, games, you }, place) => (
            <Line key={place} name={name} you={you}>
              {t("games", { count: games })}
            </Line>
          ))}
        </Board>
      )}
    </>
  );
}

const boardOf = ({ game, pool }: LeaderboardRating): string => `${game} ${pool}`;

function Ratings({ ratings }: { ratings: readonly LeaderboardRating[] }) {
  const { t } = useTranslation("me");
  const { t: app } = useTranslation();
  const first = ratings[0];
  if (first === undefined) return null;
  return (
    <Board title={t(`leaderboards.${first.pool}`, { game: gameTitle(app, first.game) })}>
      {ratings.map(({ name, rating, margin, games, you }, place) => (
        <Line key={place} name={name} you={you} about={t("games", { count: games })}>
          {t("statistics.rating", { rating, margin })}
        </Line>
      ))}
    </Board>
  );
}

function Board({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="board">
      <h3>{title}</h3>
      <ol>{children}</ol>
    </div>
  );
}

interface LineProps {
  name: string;
  you: boolean;
  about?: string;
  children: ReactNode;
}

function Line({ name, you, about, children }: LineProps) {
  const { t } = useTranslation("me");
  return (
    <li data-you={you}>
      <span className="board-name">
        {name}
        {you && ` (${t("leaderboards.you")})`}
        {about !== undefined && <small>{about}</small>}
      </span>
      <span className="board-value">{children}</span>
    </li>
  );
}
