import { useCallback, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { SmallMap } from "../art/SmallMap";
import { asSquares } from "../table/useBuilding";
import { exactTime } from "../text/time";
import type { AreaCards } from "../../../protocol/ubongo3d";
import { fetchPuzzles, type Found, type Listed } from "../model/puzzles";
import { Link } from "../../../app/Link";
import { useLoaded } from "../../../app/useLoaded";
import { Waiting } from "../../../app/Waiting";
import { changed, filtersIn } from "./filters";
import { Pages } from "./Pages";
import { PuzzleFilters } from "./PuzzleFilters";
import "./puzzles.css";

const NO_AREAS: AreaCards = { total: 0, page: 1, pages: 1, areas: [] };

/** All puzzles, with filters; the address stores the filters, so that it can be shared. */
export default function List() {
  const { t } = useTranslation("ubongo3d-puzzles");
  const { t: app } = useTranslation();
  const [filters, setFilters] = useState(() => filtersIn(location.search));
  const load = useCallback(() => fetchPuzzles(filters), [filters]);
  const found = useLoaded(load);
  useEffect(() => {
    document.title = `${t("title")} · ${app("brand")}`;
  }, [t, app]);
  const choose = (change: Readonly<Record<string, string>>) => {
    const now = changed(filters, change);
    setFilters(now);
    history.replaceState(history.state, "", `/puzzles${now.size > 0 ? `?${now.toString()}` : ""}`);
  };
  return (
    <div className="puzzles">
      <header className="puzzles-head">
        <h1>{t("title")}</h1>
        <p>{t("lead")}</p>
      </header>
      <PuzzleFilters filters={filters} areas={found.data?.choices ?? NO_AREAS} choose={choose} />
      {found.data === null || found.refusal !== null ? (
        <Waiting loaded={found} />
      ) : (
        <FoundPuzzles found={found.data} choose={choose} />
      )}
    </div>
  );
}

interface FoundProps {
  found: Found;
  choose: (change: Readonly<Record<string, string>>) => void;
}

function FoundPuzzles({ found, choose }: FoundProps) {
  const { t, i18n } = useTranslation("ubongo3d-puzzles");
  const { total, page, pages } = found;
  const shown = total.toLocaleString(i18n.language);
  return (
    <section className="puzzles-found">
      <p role="status" data-testid="puzzles-found">
        {total === 0 ? t("none") : t("found", { count: total }).replace(String(total), shown)}
      </p>
      <ul className="puzzle-cards">
        {found.puzzles.map((listed) => (
          <PuzzleCardLink key={listed.card.id} listed={listed} />
        ))}
      </ul>
      <Pages
        label={t("pages")}
        page={page}
        pages={pages}
        turn={(to) => {
          choose({ page: String(to) });
        }}
      />
    </section>
  );
}

function PuzzleCardLink({ listed: { card, mine } }: { listed: Listed }) {
  const { t, i18n } = useTranslation("ubongo3d-puzzles");
  const difficulty = Math.round(card.difficulty);
  return (
    <li className="puzzle-card paper" data-solved={mine !== null}>
      <Link to={`/puzzles/${card.id}`} testId={`puzzle-${card.id}`}>
        <SmallMap
          squares={asSquares(card.squares)}
          laid={[]}
          levels={1}
          label={t("area", { count: card.squares.length })}
        />
        <b>{card.name}</b>
        <span>
          {t("facts", { difficulty })} · {t("solutionsOf", { count: card.solutions })}
        </span>
        <span className="puzzle-mine">
          {mine === null
            ? t("open")
            : `✓ ${t("solved", { time: exactTime(mine.best, i18n.language) })}`}
        </span>
      </Link>
    </li>
  );
}
