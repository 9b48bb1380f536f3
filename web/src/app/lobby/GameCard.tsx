import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { GAMES } from "../../games";
import { gameText } from "../../i18n/game-text";
import { gameTitle } from "../../i18n/titles";
import { learnPath, newTablePath } from "../../model/routing";
import { useBusy } from "../busy";
import { Link } from "../Link";
import { playNow } from "./playNow";

/** A game: its picture, and every way into it. */
export function GameCard({ game, name }: { game: string; name: string }) {
  const { t } = useTranslation();
  const title = useId();
  const [error, setError] = useState("");
  const { isBusy, run } = useBusy(async () => {
    setError(await playNow(game, name));
  });
  const module = GAMES[game];
  if (module === undefined) return null;
  return (
    <article className="game" data-game={game} aria-labelledby={title}>
      <div className="game-hero">
        <module.Hero />
      </div>
      <div className="game-words">
        <h2 id={title}>{gameTitle(t, game)}</h2>
        <p className="game-facts">{inPieces(gameText(game, "facts"))}</p>
      </div>
      <button
        type="button"
        className="button primary game-play"
        data-testid={`play-${game}`}
        aria-disabled={isBusy}
        aria-describedby={title}
        onClick={run}
      >
        {t("lobby.playNow")}
      </button>
      <OtherWays game={game} />
      {error !== "" && (
        <p className="game-error" role="alert">
          {error}
        </p>
      )}
    </article>
  );
}

/** Keep numbers with what they count, and separators at the ends of lines. */
const inPieces = (facts: string): string =>
  facts
    .split(" · ")
    .map((fact) => fact.replaceAll(/ (?=\d)|(?<=\d) /g, "\u00a0"))
    .join("\u00a0· ");

function OtherWays({ game }: { game: string }) {
  const { t } = useTranslation();
  return (
    <div className="game-ways">
      <Link to={learnPath(game)} className="button quiet" testId={`learn-${game}`}>
        {t("lobby.learn")}
      </Link>
      <Link to={newTablePath(game)} className="button quiet" testId={`new-${game}`}>
        {t("lobby.friends")}
      </Link>
    </div>
  );
}
