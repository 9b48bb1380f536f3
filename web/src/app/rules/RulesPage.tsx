import { use, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { GAMES } from "../../games";
import type { GameModule } from "../../games/game-module";
import type { RulesModule } from "../../games/rules";
import { gameTitle } from "../../i18n/titles";
import { learnPath, rulesPath } from "../../model/routing";
import { Link } from "../Link";
import { NowherePage } from "../LostPage";
import { Shell } from "../Shell";
import { Chapter } from "./Chapter";
import { useRuleWords, type ShownChapter } from "./words";
import "./rules.css";

/** All rules of a game, numbered, with pictures; with a search and a link for each. */
export default function RulesPage({ game }: { game: string }) {
  const module = GAMES[game];
  return module === undefined ? <NowherePage /> : <Loaded game={game} module={module} />;
}

const loads = new Map<string, Promise<{ rules: RulesModule }>>();

/** Load the rules; if that fails, the next visit tries again. */
function Loaded({ game, module }: { game: string; module: GameModule }) {
  let coming = loads.get(game);
  if (coming === undefined) {
    coming = module.rules();
    loads.set(game, coming);
    coming.catch(() => loads.delete(game));
  }
  return <Rules game={game} rules={use(coming).rules} />;
}

function Rules({ game, rules }: { game: string; rules: RulesModule }) {
  const { t } = useTranslation("rules");
  const { t: shell } = useTranslation();
  const [wanted, setWanted] = useState("");
  const chapters = useRuleWords(game, rules, wanted);
  const title = t("title", { game: gameTitle(shell, game) });
  useEffect(() => {
    document.title = `${title} · ${shell("brand")}`;
  }, [title, shell]);
  useTarget();
  return (
    <Shell page="rules">
      <div className="all-rules">
        <div className="all-rules-head">
          <h1>{title}</h1>
          <Search wanted={wanted} chapters={chapters} onChange={setWanted} />
          <p className="all-rules-ways">
            <Link to={learnPath(game)} className="button small">
              {t("learn")}
            </Link>
            {Object.keys(GAMES)
              .filter((other) => other !== game)
              .map((other) => (
                <Link key={other} to={rulesPath(other)} className="button small">
                  {gameTitle(shell, other)}
                </Link>
              ))}
          </p>
          <Contents chapters={chapters} />
        </div>
        <div className="all-rules-chapters">
          {chapters.map((chapter) => (
            <Chapter key={chapter.name} chapter={chapter} pictures={rules.pictures} />
          ))}
        </div>
      </div>
    </Shell>
  );
}

interface SearchProps {
  wanted: string;
  chapters: readonly ShownChapter[];
  onChange: (wanted: string) => void;
}

function Search({ wanted, chapters, onChange }: SearchProps) {
  const { t } = useTranslation("rules");
  const count = chapters.reduce((sum, { rules }) => sum + rules.length, 0);
  return (
    <div className="field">
      <label htmlFor="rules-search">{t("search")}</label>
      <input
        id="rules-search"
        className="input"
        type="search"
        data-testid="rules-search"
        value={wanted}
        onChange={(event) => {
          onChange(event.target.value);
        }}
      />
      <p role="status" className="all-rules-count" data-testid="rules-count">
        {wanted.trim() !== "" && (count === 0 ? t("none") : t("found", { count }))}
      </p>
    </div>
  );
}

/** The chapters, one tap away. */
function Contents({ chapters }: { chapters: readonly ShownChapter[] }) {
  const { t } = useTranslation("rules");
  if (chapters.length === 0) return null;
  return (
    <nav aria-label={t("contents")}>
      <ul className="all-rules-contents">
        {chapters.map(({ name, title }) => (
          <li key={name}>
            <a href={`#${name}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Scroll to the rule in the address: it did not exist yet when the browser looked for it. */
function useTarget(): void {
  useEffect(() => {
    const named = document.getElementById(location.hash.slice(1));
    if (named === null) return;
    named.scrollIntoView({ block: "start" });
    named.focus({ preventScroll: true });
  }, []);
}
