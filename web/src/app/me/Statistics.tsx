import { useTranslation } from "react-i18next";
import { gameTitle } from "../../i18n/titles";
import type { GameStatistics, MyStatistics, Share } from "../../protocol/messages";
import { Courses } from "./Courses";
import type { Loaded } from "../useLoaded";
import { Waiting } from "../Waiting";
import { botLabel } from "../bots/names";
import { lengthOf, shareOf } from "./words";

/** The player's statistics, game by game. */
export function Statistics({ loaded }: { loaded: Loaded<MyStatistics> }) {
  const { t } = useTranslation("me");
  return (
    <section className="me-statistics sheet paper" aria-labelledby="me-statistics">
      <h2 id="me-statistics">{t("statistics.title")}</h2>
      {loaded.data === null ? (
        <Waiting loaded={loaded} />
      ) : loaded.data.games.length === 0 ? (
        <p>{t("statistics.none")}</p>
      ) : (
        loaded.data.games.map((of) => <OfGame key={of.game} of={of} />)
      )}
    </section>
  );
}

function OfGame({ of }: { of: GameStatistics }) {
  const { t: app } = useTranslation();
  const title = gameTitle(app, of.game);
  return (
    <article className="me-game" aria-label={title} data-testid={`statistics-${of.game}`}>
      <h3>{title}</h3>
      <Facts of={of} />
      <Courses of={of} />
      {of.opponents.length > 0 && <Opponents of={of} />}
    </article>
  );
}

function Facts({ of }: { of: GameStatistics }) {
  const { t, i18n } = useTranslation("me");
  const share = (part: number) => shareOf(part, i18n.language);
  const pointsOf = (average: number | null) =>
    average === null
      ? null
      : t("points", {
          points: average.toLocaleString(i18n.language, { maximumFractionDigits: 1 }),
        });
  const shareWon = ({ games, wins }: Share) =>
    t("statistics.wonOf", { wins, count: games, share: share(wins / games) });
  const facts: readonly (readonly [string, string | null])[] = [
    [t("statistics.games"), of.games.toLocaleString(i18n.language)],
    [
      t("statistics.won"),
      of.together === 0 ? null : shareWon({ games: of.together, wins: of.wins }),
    ],
    ...(of.with_people.games === 0 || of.with_bots.games === 0
      ? []
      : ([
          [t("statistics.wonFromPeople"), shareWon(of.with_people)],
          [t("statistics.wonFromBots"), shareWon(of.with_bots)],
        ] as const)),
    [t("statistics.average"), pointsOf(of.average_score)],
    [t("statistics.averageRound"), pointsOf(of.average_round)],
    [t("statistics.length"), of.average_length === null ? null : lengthOf(t, of.average_length)],
    [
      t("statistics.accuracy"),
      of.accuracy === null
        ? null
        : t("statistics.accuracyOf", { share: share(of.accuracy), count: of.reviewed }),
    ],
  ];
  return (
    <dl className="me-facts">
      {facts.map(
        ([name, value]) =>
          value !== null && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

function Opponents({ of }: { of: GameStatistics }) {
  const { t, i18n } = useTranslation("me");
  const { t: app } = useTranslation();
  return (
    <table className="me-opponents">
      <caption>{t("statistics.opponents")}</caption>
      <thead className="hidden-text">
        <tr>
          <th scope="col">{t("statistics.opponent")}</th>
          <th scope="col">{t("statistics.games")}</th>
          <th scope="col">{t("statistics.won")}</th>
        </tr>
      </thead>
      <tbody>
        {of.opponents.slice(0, SHOWN).map(({ name, level, games, wins }) => (
          <tr key={`${name}/${level}`}>
            <th scope="row">{name ?? botLabel(app, of.game, level ?? "")}</th>
            <td>{t("games", { count: games })}</td>
            <td>
              <span className="me-part">
                <span className="me-share" aria-hidden="true">
                  <span style={{ width: `${(100 * wins) / games}%` }} />
                </span>
                <b>{shareOf(wins / games, i18n.language)}</b>
                <span className="hidden-text"> {t("statistics.won")}</span>
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const SHOWN = 8;
