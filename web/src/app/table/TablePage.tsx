import { Suspense, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { gameTitle } from "../../i18n/titles";
import { ROOMS } from "../../games";
import { seatNames } from "../../i18n/seats";
import { announce } from "../../model/announcer";
import { useLiveTable } from "../../model/live-table";
import { goTo } from "../../model/routing";
import type { LiveTable } from "../../net/connection";
import type { Incoming, TableView } from "../../protocol/messages";
import { ClosedTablePage, OutdatedTablePage, UnknownTablePage } from "../LostPage";
import { LoadingPage } from "../Shell";
import { EndPage } from "./EndPage";
import { useHintDesk } from "./hintDesk";
import { useOneMessage } from "./oneMessage";
import { Reconnecting } from "./Reconnecting";
import { SeatsPage } from "./SeatsPage";

/** One table, from the first seat to the end. */
export function TablePage({ id }: { id: string }) {
  const { t } = useTranslation();
  const live = useLiveTable(id);
  const { table, status } = live;
  useTitle(table);
  if (status === "unknown") return <UnknownTablePage />;
  if (status === "outdated") return <OutdatedTablePage />;
  if (table === null) return <LoadingPage />;
  if (table.phase === "closed") return <ClosedTablePage />;
  return (
    <>
      {status === "reconnecting" && <Reconnecting />}
      <Phase {...live} table={table} names={seatNames(t, table.seats)} />
    </>
  );
}

/** What the pages of a table share. */
export interface TablePageProps extends LiveTable {
  table: TableView;
  names: readonly string[];
  send: (message: Incoming) => boolean;
  /** The server's time at this table. */
  now: () => number;
}

function Phase(props: TablePageProps) {
  const { table } = props;
  if (table.phase === "open") return <SeatsPage {...props} />;
  if (table.phase === "over") return <EndPage {...props} />;
  return <Game {...props} />;
}

function Game(props: TablePageProps) {
  const { table, names, status, refused, send, now } = props;
  const { t } = useTranslation();
  const room = ROOMS[table.game];
  const sendOnce = useOneMessage({ ...props, n: table.n });
  const hint = useHintDesk({ ...props, n: table.n });
  if (room === undefined) return <UnknownTablePage />;
  const say = room.isRace ? send : sendOnce;
  const play = (move: object) => say({ play: { ...move }, after: table.n });
  const leave = () => {
    if (send({ stand: true })) goTo("/");
    else announce(t("line.offline"));
  };
  return (
    <div data-page="table" data-n={table.n}>
      <Suspense fallback={<p role="status">{t("loading")}</p>}>
        <room.Table
          table={table}
          names={names}
          live={status === "live"}
          play={play}
          leave={table.you === null ? null : leave}
          refused={
            refused?.to === "play" && (room.isRace || refused.n === table.n) ? refused : null
          }
          now={now}
          hint={hint}
        />
      </Suspense>
    </div>
  );
}

/** A tab in the background shows whose turn it is. */
function useTitle(table: TableView | null): void {
  const { t } = useTranslation();
  const game = table && gameTitle(t, table.game);
  const isMine = table?.you != null && table.to_move.includes(table.you);
  useEffect(() => {
    const words = [isMine ? t("lobby.yourTurn") : "", game ?? "", t("brand")];
    document.title = words.filter(Boolean).join(" · ");
  }, [t, game, isMine]);
}
