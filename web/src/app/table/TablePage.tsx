import { lazy, Suspense, useEffect, useEffectEvent, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { GAMES } from "../../games";
import { seatNames } from "../bots/names";
import { announce } from "../../model/announcer";
import { fetchAhead, later } from "../../model/later";
import { useCompanions, useLiveTable, type Line } from "../../model/live-table";
import { usePreferences } from "../../model/preferences";
import { goTo } from "../../model/routing";
import type { LiveTable } from "../../net/connection";
import type { Incoming, TableView } from "../../protocol/messages";
import { CompanyContext, hasCompany } from "../company/context";
import {
  ClosedTablePage,
  DamagedTablePage,
  OutdatedTablePage,
  UnknownTablePage,
} from "../LostPage";
import { noteLeft } from "../lobby/left";
import { LoadingPage } from "../Shell";
import { loadSeatsPage } from "../pages";
import { useAttention } from "./attention";
import { useHints } from "./hints";
import { LineStatus } from "./LineStatus";
import { Origin } from "./Origin";
import { IdleStrip } from "./presence/IdleStrip";
import { LateStrip } from "./presence/LateStrip";
import { PresenceNews } from "./presence/PresenceNews";
import { StoodIn } from "./presence/StoodIn";
import { Strips } from "./presence/Strips";
import { framedSeat, isSharedDevice } from "./shared-device";
import { TakenBack } from "./TakenBack";

/** How long after the game is drawn its later parts are fetched. */
const REST_MS = 5_000;

const SeatsPage = later(() => loadSeatsPage().then((part) => part.SeatsPage));
const EndPage = later(() => import("../end/EndPage").then((part) => part.EndPage));
const SeatReactions = lazy(() => import("../company/SeatReactions"));
const SharedGame = lazy(() => import("../device/SharedGame"));

/** One table, from the first seat to the end. */
export default function TablePage({ id }: { id: string }) {
  const { t } = useTranslation();
  const live = useLiveTable(id, framedSeat() ?? 0);
  const { table, status } = live;
  const isShared = table !== null && isSharedDevice(table);
  const isFramed = table?.phase === "playing" && GAMES[table.game]?.isRace === true;
  const numbers = isShared && !isFramed ? table.companions.map(({ number }) => number) : [];
  const companions = useCompanions(id, numbers);
  useAttention(isShared ? null : table);
  usePaceTold(live);
  usePreloaded(table?.game);
  useSeatsOnTheWay();
  if (status === "unknown") return <UnknownTablePage />;
  if (status === "outdated") return <OutdatedTablePage />;
  if (status === "damaged") return <DamagedTablePage />;
  if (table === null) return <LoadingPage />;
  if (table.phase === "closed") return <ClosedTablePage />;
  const props = { ...live, table, names: seatNames(t, table.seats, table.game) };
  return (
    <CompanyContext value={props}>
      <LineStatus lines={[live, ...companions.values()]} />
      {table.phase === "over" && <TakenBack table={table} refused={live.refused} />}
      <PresenceNews table={table} />
      <Phase {...props} companions={companions} />
      {hasCompany(table) && (
        <Suspense>
          <SeatReactions company={props} />
        </Suspense>
      )}
    </CompanyContext>
  );
}

/** What the pages of a table share. */
export interface TablePageProps extends LiveTable {
  table: TableView;
  names: readonly string[];
  /** The connections of the companions on this device, by number. */
  companions: ReadonlyMap<number, Line>;
  send: (message: Incoming) => boolean;
  play: (move: object, after: number, isOneAtATime: boolean) => boolean;
  /** The server's time at this table. */
  now: () => number;
}

function Phase(props: TablePageProps) {
  return (
    <Suspense fallback={<LoadingPage />}>
      <PageOfPhase {...props} />
    </Suspense>
  );
}

function PageOfPhase(props: TablePageProps) {
  const { table } = props;
  if (table.phase === "open") return <SeatsPage {...props} />;
  if (table.phase === "over") return <EndPage {...props} />;
  if (!isSharedDevice(table)) return <Game {...props} />;
  return <SharedGame {...props} Game={Game} />;
}

/** One seat's game. */
function Game(props: TablePageProps) {
  const { table, names, line, refused, send, now } = props;
  const { t } = useTranslation();
  const module = GAMES[table.game];
  const pending = useMemo(
    () => props.pending.filter(({ after }) => after >= table.fresh_from),
    [props.pending, table.fresh_from],
  );
  const hint = useHints({ ...props, n: table.n });
  useFetchedAhead(line === "offline");
  if (module === undefined) return <UnknownTablePage />;
  const play = (move: object) => props.play(move, table.n, !module.isRace);
  const leave = () => {
    if (!send({ type: "stand" })) {
      announce(t("line.none"));
      return;
    }
    // A player who leaves a shared device leaves the game to the others.
    if (framedSeat() !== null || props.companions.size > 0) return;
    noteLeft(table.id);
    goTo("/");
  };
  return (
    <div data-page="table" data-n={table.n}>
      <Strips>
        <Origin table={table} />
        <StoodIn table={table} />
        <IdleStrip {...props} />
        <LateStrip table={table} names={names} />
      </Strips>
      <Suspense
        fallback={
          <p role="status" className="table-loading">
            {t("loading")}
          </p>
        }
      >
        <module.Table
          table={table}
          names={names}
          live={line !== "offline"}
          line={line}
          pending={pending}
          play={play}
          leave={table.you === null ? null : leave}
          refused={refused?.to === "play" ? refused : null}
          now={now}
          hint={hint}
        />
      </Suspense>
    </div>
  );
}

/** Load the game while people still take their seats. */
function usePreloaded(game: string | undefined): void {
  useEffect(() => {
    if (game !== undefined) void GAMES[game]?.preload();
  }, [game]);
}

/** The seats load while the server describes the table. */
function useSeatsOnTheWay(): void {
  useEffect(() => {
    loadSeatsPage().catch(() => undefined);
  }, []);
}

/** Fetch dialogs and the end while the game runs, and what is still missing once the connection is back. */
function useFetchedAhead(isOffline: boolean): void {
  useEffect(() => {
    if (isOffline) return;
    const timer = window.setTimeout(() => void fetchAhead(), REST_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [isOffline]);
}

/** While this page is open, the server knows how fast bots should move. */
function usePaceTold({
  status,
  line,
  send,
}: Pick<TablePageProps, "status" | "line" | "send">): void {
  const { botPace } = usePreferences();
  const isHeard = status === "live" && line !== "offline";
  const tell = useEffectEvent(() => send({ type: "pace", pace: botPace }));
  useEffect(() => {
    if (isHeard) tell();
  }, [isHeard, botPace]);
}
