import { useTranslation } from "react-i18next";
import { GAMES } from "../../games";
import type { ReplayModule } from "../../games/game-module";
import { seatNames } from "../bots/names";
import { useLiveTable } from "../../model/live-table";
import { tablePath } from "../../model/routing";
import type { TableView } from "../../protocol/messages";
import { Link } from "../Link";
import {
  ClosedTablePage,
  DamagedTablePage,
  OutdatedTablePage,
  UnknownTablePage,
} from "../LostPage";
import { LoadingPage, Shell } from "../Shell";
import { TimelineReplay } from "./timeline/TimelineReplay";
import { MoveBar } from "./MoveBar";
import { ReplayBar } from "./ReplayBar";
import { useReplayKeys } from "./replay-keys";
import { useReplayPlayer } from "./replay-player";
import { ReviewPanel } from "./ReviewPanel";
import { useReview } from "./review";
import { Scene } from "./Scene";
import { SeatChoice } from "./SeatChoice";
import "../table/table-bar.css";
import "./replay.css";

/** The replay of a finished game: move by move with evaluations, or a race in real time. */
export default function ReplayPage({ id }: { id: string }) {
  const { t } = useTranslation();
  const { table, status } = useLiveTable(id);
  if (status === "unknown") return <UnknownTablePage />;
  if (status === "outdated") return <OutdatedTablePage />;
  if (status === "damaged") return <DamagedTablePage />;
  if (table === null) return <LoadingPage />;
  if (table.phase === "closed") return <ClosedTablePage />;
  if (table.phase !== "over") return <NothingToSee id={id} why="notYet" />;
  const { replay, timeline } = GAMES[table.game] ?? {};
  const shared = { table, names: seatNames(t, table.seats, table.game) };
  if (replay !== undefined) return <Replay {...shared} replay={replay} />;
  if (timeline !== undefined) return <TimelineReplay {...shared} load={timeline} />;
  return <NothingToSee id={id} why="none" />;
}

/** The game is still running, or has no replay. */
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
  const player = useReplayPlayer(table);
  const reviewing = useReview(table.id);
  const review = reviewing.news?.review ?? null;
  const evaluation = review?.moves.find(({ number }) => number === player.moment?.number) ?? null;
  useReplayKeys(player, { previous: player.number - 1, next: player.number + 1 });
  return (
    <div className="replay" data-page="replay" data-step={player.moment?.number}>
      <ReplayBar table={table}>
        <SeatChoice player={player} names={names} />
      </ReplayBar>
      <main className="replay-main" id="main">
        <div className="replay-stage">
          <Scene {...props} player={player} evaluation={evaluation} />
          <MoveBar player={player} id={table.id} />
        </div>
        <ReviewPanel {...props} {...reviewing} player={player} evaluation={evaluation} />
      </main>
    </div>
  );
}
