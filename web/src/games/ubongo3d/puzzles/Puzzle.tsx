import { useCallback, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { KindPicture } from "../art/PiecePicture";
import { SmallMap } from "../art/SmallMap";
import { formCubes } from "../model/pieces";
import { asSquares } from "../table/useBuilding";
import { exactTime } from "../text/time";
import { pieceName } from "../text/words";
import { replayPath } from "../../../model/routing";
import { fetchPuzzle, type Listed } from "../model/puzzles";
import type { MyRuns } from "../../../protocol/messages";
import { Link } from "../../../app/Link";
import { useLoaded } from "../../../app/useLoaded";
import { Waiting } from "../../../app/Waiting";
import { Booklet } from "./Booklet";
import { PlayPuzzle } from "./PlayPuzzle";
import "./puzzles.css";

/** One puzzle: its picture, its difficulty, the player's best time, and ways to play it. */
export default function Puzzle({ id }: { id: string }) {
  const { t } = useTranslation("ubongo3d-puzzles");
  const { t: app } = useTranslation();
  const load = useCallback(() => fetchPuzzle(id), [id]);
  const loaded = useLoaded(load);
  const name = loaded.data?.card.name ?? id;
  useEffect(() => {
    document.title = `${t("puzzle", { name })} · ${app("brand")}`;
  }, [t, app, name]);
  return (
    <div className="puzzle" key={id}>
      <p>
        <Link to="/puzzles">{t("all")}</Link>
      </p>
      <h1>{t("puzzle", { name })}</h1>
      {loaded.data === null ? <Waiting loaded={loaded} /> : <Sheet listed={loaded.data} />}
    </div>
  );
}

function Sheet({ listed: { card, mine } }: { listed: Listed }) {
  const { t } = useTranslation("ubongo3d-puzzles");
  const { t: game } = useTranslation("ubongo3d");
  return (
    <>
      <section className="puzzle-sheet sheet paper">
        <div className="puzzle-area">
          <SmallMap
            squares={asSquares(card.squares)}
            laid={[]}
            levels={1}
            label={t("area", { count: card.squares.length })}
          />
        </div>
        <div className="puzzle-facts">
          <p>
            {t("of100", { difficulty: Math.round(card.difficulty) })} ·{" "}
            {t("solutionsOf", { count: card.solutions })}
          </p>
          <ul className="puzzle-pieces" aria-label={t("piecesOf")}>
            {card.kinds.map((kind) => (
              <li key={kind}>
                <KindPicture kind={kind} cells={formCubes(kind, 0)} />
                <span>{pieceName(game, kind)}</span>
              </li>
            ))}
          </ul>
          <Mine mine={mine} />
          <PlayPuzzle name={card.name} />
          <p className="puzzle-more">
            <Link to={`/puzzles?area=${card.area}`}>{t("similar")}</Link>
            {" · "}
            <Link to={`/print?puzzle=${encodeURIComponent(card.name)}`} testId="print-puzzle">
              {t("print")}
            </Link>
          </p>
        </div>
      </section>
      <Booklet key={card.id} card={card} />
    </>
  );
}

function Mine({ mine }: { mine: MyRuns | null }) {
  const { t, i18n } = useTranslation("ubongo3d-puzzles");
  if (mine === null) return <p data-testid="puzzle-mine">{t("open")}</p>;
  const times = mine.splits.map((at) => exactTime(at, i18n.language)).join(" · ");
  return (
    <div data-testid="puzzle-mine">
      <p>
        <b>✓ {t("bestTime", { time: exactTime(mine.best, i18n.language) })}</b> ·{" "}
        {t("times", { count: mine.count })}
      </p>
      {times !== "" && <p>{t("splits", { times })}</p>}
      {mine.table !== null && <Link to={replayPath(mine.table)}>{t("watch")}</Link>}
    </div>
  );
}
