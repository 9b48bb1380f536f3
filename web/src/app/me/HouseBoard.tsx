import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { gameTitle } from "../../i18n/titles";
import { fetchHouse } from "../../net/http";
import type { House, HouseRating } from "../../protocol/messages";
import { useLoaded } from "../useLoaded";
import { Waiting } from "../Waiting";
import { recordName, recordValue } from "./words";

/** Who plays best and most in this house. */
export function HouseBoard() {
  const { t } = useTranslation("me");
  const loaded = useLoaded(fetchHouse);
  return (
    <section className="me-house sheet paper" aria-labelledby="me-house" data-testid="house">
      <h2 id="me-house">{t("house.title")}</h2>
      {loaded.data === null ? <Waiting loaded={loaded} /> : <Boards house={loaded.data} />}
    </section>
  );
}

function Boards({ house }: { house: House }) {
  const { t, i18n } = useTranslation("me");
  const { t: app } = useTranslation();
  const names = [...new Set(house.ratings.map(boardOf))];
  if (house.ratings.length + house.records.length + house.regulars.length === 0) {
    return <p>{t("house.none")}</p>;
  }
  return (
    <>
      {names.map((name) => (
        <Ratings key={name} ratings={house.ratings.filter((each) => boardOf(each) === name)} />
      ))}
      {house.records.length > 0 && (
        <Board title={t("house.records")}>
          {house.records.map(({ game, kind, name, value, you }) => (
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
      {house.regulars.length > 0 && (
        <Board title={t("house.regulars")}>
          {house.regulars.map(({ name, games, you }, place) => (
            <Line key={place} name={name} you={you}>
              {t("games", { count: games })}
            </Line>
          ))}
        </Board>
      )}
    </>
  );
}

const boardOf = ({ game, pool }: HouseRating): string => `${game} ${pool}`;

function Ratings({ ratings }: { ratings: readonly HouseRating[] }) {
  const { t } = useTranslation("me");
  const { t: app } = useTranslation();
  const first = ratings[0];
  if (first === undefined) return null;
  return (
    <Board title={t(`house.${first.pool}`, { game: gameTitle(app, first.game) })}>
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
        {you && ` (${t("house.you")})`}
        {about !== undefined && <small>{about}</small>}
      </span>
      <span className="board-value">{children}</span>
    </li>
  );
}
