import { useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import { fetchPlayedGames } from "../../net/http";
import type { MyStatistics } from "../../protocol/messages";
import { ErrorText } from "../ErrorText";
import { Link } from "../Link";
import { EVERYTHING, Filters, type Filter } from "./Filters";
import { PlayedLine } from "./PlayedLine";
import { usePages } from "./usePages";
import { Waiting } from "../Waiting";

/** The player's finished games, newest first, with filters. */
export function PlayedGames({ statistics }: { statistics: MyStatistics | null }) {
  const { t } = useTranslation("me");
  const [filter, setFilter] = useState<Filter>(EVERYTHING);
  const load = useCallback((before: string | null) => fetchPlayedGames(filter, before), [filter]);
  const { loaded, games, more, isBusy, error } = usePages(load);
  const isFiltered = filter.game !== "" || filter.company !== "";
  const hasPlayed = (statistics?.games.length ?? 0) > 0;
  return (
    <section className="me-history" aria-labelledby="me-history">
      <h2 id="me-history">{t("history.title")}</h2>
      {(hasPlayed || isFiltered) && (
        <Filters chosen={filter} statistics={statistics} onChoose={setFilter} />
      )}
      {loaded.data === null || loaded.refusal !== null ? (
        <Waiting loaded={loaded} />
      ) : games.length === 0 ? (
        <None
          isFiltered={isFiltered}
          onAll={() => {
            setFilter(EVERYTHING);
          }}
        />
      ) : (
        <ol data-testid="played-games">
          {games.map((game) => (
            <PlayedLine key={game.table} game={game} />
          ))}
        </ol>
      )}
      {more !== null && (
        <button
          type="button"
          className="button"
          disabled={isBusy}
          data-testid="more-games"
          onClick={more}
        >
          {t("history.more")}
        </button>
      )}
      <ErrorText error={error} testId="more-error" />
    </section>
  );
}

/** The list is empty: say what to do. */
function None({ isFiltered, onAll }: { isFiltered: boolean; onAll: () => void }) {
  const { t } = useTranslation("me");
  return (
    <div className="me-none" data-testid="no-games">
      <p>{t(isFiltered ? "history.noneSuch" : "history.none")}</p>
      {isFiltered ? (
        <button type="button" className="button" onClick={onAll}>
          {t("history.all")}
        </button>
      ) : (
        <Link to="/" className="button primary">
          {t("history.play")}
        </Link>
      )}
    </div>
  );
}
