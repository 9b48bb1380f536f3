import { useTranslation } from "react-i18next";
import { GAMES } from "../../games";
import { gameTitle } from "../../i18n/titles";
import { replayPath, tablePath } from "../../model/routing";
import type { PlayedGame } from "../../protocol/messages";
import { Link } from "../Link";
import { playedName } from "../alone";
import { lengthOf, momentOf, othersOf, resultOf, shareOf } from "./words";

/** A finished game in a line: result, opponents and date, with links to the table and its replay. */
export function PlayedLine({ game }: { game: PlayedGame }) {
  const { t, i18n } = useTranslation("me");
  const { t: app } = useTranslation();
  const when = momentOf(game.ended, i18n.language);
  const title = gameTitle(app, game.game);
  const others = othersOf(t, app, game, i18n.language);
  const name = playedName(app, game, i18n.language);
  const facts = [
    ...(name === null ? [] : [name]),
    ...(others === "" ? [] : [t("history.with", { names: others })]),
    when,
    lengthOf(t, game.length),
    ...(game.counts || game.seats.length === 1 ? [] : [t("history.uncounted")]),
    ...(game.accuracy === null
      ? []
      : [t("history.accuracy", { share: shareOf(game.accuracy, i18n.language) })]),
  ];
  return (
    <li className="played" data-won={game.seats[game.you]?.place === 1 && game.seats.length > 1}>
      <Link to={tablePath(game.table)} className="played-table" testId="played-game">
        <span className="played-game">
          {title} <b>{resultOf(t, app, game, i18n.language)}</b>
        </span>
        <span className="played-facts">{facts.join("\u00a0· ")}</span>
      </Link>
      {GAMES[game.game]?.replay !== undefined && (
        <Link to={replayPath(game.table)} className="button quiet" testId="played-replay">
          {t("history.replay")}
          <span className="hidden-text"> {t("history.replayOf", { game: title, when })}</span>
        </Link>
      )}
    </li>
  );
}
