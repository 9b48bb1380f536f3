import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { gameTitle } from "../../i18n/titles";
import { GAMES } from "../../games";
import type { ReplayModule } from "../../games/game-module";
import { seatNames } from "../../i18n/seats";
import { useLiveTable } from "../../model/live-table";
import { tablePath } from "../../model/routing";
import type { TableView } from "../../protocol/messages";
import { Link } from "../Link";
import { ClosedTablePage, OutdatedTablePage, UnknownTablePage } from "../LostPage";
import { SettingsButton } from "../SettingsButton";
import { LoadingPage, Mark, Shell } from "../Shell";
import { PlayerBar } from "./PlayerBar";
import { useReplayPlayer, useReplayKeys } from "./replay-player";
import { ReviewPanel } from "./ReviewPanel";
import { useReview } from "./review";
import { Scene } from "./Scene";
import { SeatChoice } from "./SeatChoice";
import "../table/table-bar.css";
import "./replay.css";

/** A game that is over, looked at again move by move, with what each of them was worth. */
export default function ReplayPage({ id }: { id: string }) {
  const { t } = useTranslation();
  const { table, status } = useLiveTable(id);
  if (status === "unknown") return <UnknownTablePage />;
  if (status === "outdated") return <OutdatedTablePage />;
  if (table === null) return <LoadingPage />;
  if (table.phase === "closed") return <ClosedTablePage />;
  const replay = GAMES[table.game]?.replay;
  if (table.phase !== "over") return <NothingToSee id={id} why="notYet" />;
  if (replay === undefined) return <NothingToSee id={id} why="none" />;
  return <Replay table={table} names={seatNames(t, table.seats)} replay={replay} />;
}

/** The game is still played, or cannot be looked at again. */
function NothingToSee({ id, why }: { id: string; why: "notYet" | "none" }) {
  const { t } = useTranslation();
  return (
    <Shell page="lost">
      <div className="lost">
        <h1>{t(`replay.${why}Title`)}</h1>
        <p>{t(`replay.${why}`)}</p>
        <Link to={tablePath(id)} className="button primary">
          {t("replay.toTable")}
        </Link>
      </div>
    </Shell>
  );
}

/** What the parts of the page share. */
export interface ReplayProps {
  table: TableView;
  names: readonly string[];
  replay: ReplayModule;
}

function Replay(props: ReplayProps) {
  const { table, names } = props;
  const { t } = useTranslation();
  const player = useReplayPlayer(table);
  const reviewing = useReview(table.id);
  const title = `${gameTitle(t, table.game)} · ${t("replay.title")}`;
  const review = reviewing.news?.review ?? null;
  const evaluation = review?.moves.find(({ number }) => number === player.moment?.number) ?? null;
  useReplayKeys(player);
  useEffect(() => {
    document.title = `${title} · ${t("brand")}`;
  }, [title, t]);
  return (
    <div className="replay" data-page="replay" data-step={player.moment?.number}>
      <header className="table-bar">
        <Link to="/" className="button quiet table-bar-home">
          <Mark />
          <span className="hidden-text">{t("home")}</span>
        </Link>
        <h1>{title}</h1>
        <SeatChoice player={player} names={names} />
        <Link to={tablePath(table.id)} className="button small replay-back" testId="to-result">
          {t("replay.back")}
        </Link>
        <SettingsButton />
      </header>
      <main className="replay-main" id="main">
        <div className="replay-stage">
          <Scene {...props} player={player} evaluation={evaluation} />
          <PlayerBar player={player} />
        </div>
        <ReviewPanel {...props} {...reviewing} player={player} evaluation={evaluation} />
      </main>
    </div>
  );
}
