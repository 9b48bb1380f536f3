import { useCallback, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { GAMES } from "../../games";
import { gameText } from "../../i18n/game-text";
import { fetchDay, openDaily } from "../../net/today";
import { bringBack } from "../../offline/results";
import type { Day, DayPuzzle } from "../../protocol/messages";
import { useAttempt } from "../busy";
import { useCopy } from "../copy";
import { ErrorText } from "../ErrorText";
import { Link } from "../Link";
import { useLoaded } from "../useLoaded";
import { Waiting } from "../Waiting";
import { playAt } from "../opening";
import { Shell } from "../Shell";
import { Calendar } from "./Calendar";
import { fullDate } from "./dates";
import { shareText, shortResult } from "./share";
import "./today.css";

/** Name one of the day's puzzles in its game's words. */
const nameOf = ({ game, kind }: DayPuzzle): string => gameText(game, `daily.${kind}.name`);

/** The puzzles of a day: play, the leaderboard, the result to share, the calendar. */
export default function TodayPage({ day = "" }: { day?: string }) {
  const { t } = useTranslation("today");
  const { t: app } = useTranslation();
  const load = useCallback(() => bringBack().then(() => fetchDay(day)), [day]);
  const loaded = useLoaded(load);
  useEffect(() => {
    document.title = `${t("title")} · ${app("brand")}`;
  }, [t, app]);
  return (
    <Shell page="today">
      <div className="today">
        <header>
          <h1>{t("title")}</h1>
          <p>{t("lead")}</p>
        </header>
        {loaded.data === null || loaded.refusal !== null ? (
          <>
            <Waiting loaded={loaded} />
            {loaded.refusal?.code === "no_such_day" && (
              <p>
                <Link to="/today" className="button primary" testId="the-day">
                  {t("ofToday")}
                </Link>
              </p>
            )}
          </>
        ) : (
          <Today day={loaded.data} />
        )}
      </div>
    </Shell>
  );
}

function Today({ day }: { day: Day }) {
  const { t, i18n } = useTranslation("today");
  return (
    <>
      <p className="today-date">
        <b>{fullDate(day.day, i18n.language)}</b>{" "}
        <span data-testid="streak">{t("streak", { count: day.streak })}</span>
      </p>
      <ul className="daily-cards">
        {day.puzzles.map((puzzle) => (
          <DailyCard key={puzzle.kind} day={day.day} puzzle={puzzle} />
        ))}
      </ul>
      <Share key={day.day} day={day} />
      <Calendar key={day.day} day={day} />
      <details>
        <summary>{t("seeds")}</summary>
        <ul className="daily-seeds">
          {day.puzzles.map((puzzle) => (
            <li key={puzzle.kind}>
              {nameOf(puzzle)}: <code>{puzzle.seed}</code>
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}

function DailyCard({ day, puzzle }: { day: string; puzzle: DayPuzzle }) {
  const { t } = useTranslation("today");
  const { game, kind } = puzzle;
  const Picture = GAMES[game]?.Picture;
  const { isBusy, error, run } = useAttempt(() => playAt(() => openDaily(day, kind)));
  return (
    <li
      className="daily-card sheet paper"
      data-testid={`daily-${kind}`}
      data-done={puzzle.mine !== null}
    >
      <div className="daily-head">
        <span className="daily-picture">{Picture && <Picture />}</span>
        <h2>{nameOf(puzzle)}</h2>
        <p>{gameText(game, `daily.${kind}.about`)}</p>
      </div>
      <div>
        <p className="daily-mine" data-testid={`mine-${kind}`}>
          {puzzle.mine === null ? t("undone") : `✓ ${shortResult(puzzle.mine)}`}
        </p>
        {puzzle.mine?.offline === true && <p>{t("offline")}</p>}
      </div>
      <div>
        <button
          type="button"
          className={puzzle.mine === null ? "button primary" : "button"}
          data-testid={`play-${kind}`}
          aria-disabled={isBusy}
          onClick={run}
        >
          {t(puzzle.mine === null ? "play" : "again")}
        </button>{" "}
        {GAMES[game]?.puzzles && (
          <Link to={`/print?day=${day}&kind=${kind}`} testId={`print-${kind}`}>
            {t("print")} <span className="hidden-text">{nameOf(puzzle)}</span>
          </Link>
        )}
        <ErrorText error={error} />
      </div>
      <section className="daily-results">
        <h3>{t("board")}</h3>
        {puzzle.board.length === 0 ? <p>{t("nobody")}</p> : <Board board={puzzle.board} />}
      </section>
    </li>
  );
}

/** The leaderboard of the day. */
function Board({ board }: Pick<DayPuzzle, "board">) {
  return (
    <ol className="daily-board">
      {board.map((result, place) => (
        <li key={place} data-you={result.you}>
          <span>
            {place + 1}. {result.name}
          </span>
          <span>{shortResult(result)}</span>
        </li>
      ))}
    </ol>
  );
}

function Share({ day }: { day: Day }) {
  const { t } = useTranslation("today");
  const { t: app } = useTranslation();
  const field = useRef<HTMLTextAreaElement>(null);
  const { copied, copy } = useCopy(field);
  if (day.puzzles.every(({ mine }) => mine === null)) return null;
  const names = day.puzzles.map((puzzle) => [nameOf(puzzle), puzzle.mine] as const);
  return (
    <section className="daily-share sheet paper">
      <label htmlFor="daily-share">{t("share")}</label>
      <textarea
        id="daily-share"
        className="input"
        data-testid="share-text"
        ref={field}
        readOnly
        rows={names.length + 1}
        value={shareText(app("brand"), day.day, names)}
      />
      <button type="button" className="button" data-testid="copy-share" onClick={copy}>
        {app(copied === "yes" ? "seats.copied" : "seats.copy")}
      </button>
    </section>
  );
}
