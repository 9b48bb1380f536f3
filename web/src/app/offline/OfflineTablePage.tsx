import { Suspense, use, useId, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { GAMES } from "../../games";
import type { GameModule, Hints, OfflineModule } from "../../games/game-module";
import { minutes } from "../../model/duration";
import { useGuestName } from "../../model/guest";
import { goTo } from "../../model/routing";
import { keptKit, type KeptKit } from "../../offline/kit";
import type { OfflineTable } from "../../protocol/messages";
import { tableOf } from "../learn/local-table";
import { Link } from "../Link";
import { Shell } from "../Shell";
import { Strips } from "../table/presence/Strips";
import { nameOf } from "./names";
import { useRun, type Done } from "./useRun";
import "./offline.css";

const NO_HINTS: Hints = { advice: null, isThinking: false, refused: null, ask: () => false };

/** A solo game, played without the server. */
export default function OfflineTablePage({ id }: { id: string }) {
  const { t } = useTranslation("offline");
  const [known] = useState(keptKit);
  const [runs, setRuns] = useState(0);
  const table = known?.kit.tables.find((each) => each.id === id);
  const module = table && GAMES[table.game];
  if (known === null || table === undefined || module?.offline === undefined) {
    return (
      <Shell page="offline-unknown">
        <div className="lost">
          <h1>{t("title")}</h1>
          <p>{t("unknown")}</p>
          <Link to="/offline" className="button primary">
            {t("back")}
          </Link>
        </div>
      </Shell>
    );
  }
  return (
    <Loaded
      key={runs}
      known={known}
      table={table}
      module={module}
      offline={module.offline}
      onAgain={() => {
        setRuns(runs + 1);
      }}
    />
  );
}

interface RunProps {
  known: KeptKit;
  table: OfflineTable;
  module: GameModule;
  offline: OfflineModule;
  onAgain: () => void;
}

const loads = new Map<string, Promise<unknown>>();

/** Wait until the table can be drawn, since the time runs from then on. */
function Loaded(props: RunProps) {
  const { game } = props.table;
  let coming = loads.get(game);
  if (coming === undefined) {
    coming = props.module.preload();
    loads.set(game, coming);
    coming.catch(() => loads.delete(game));
  }
  use(coming);
  return <Run {...props} />;
}

function Run({ known, table: game, module, offline, onAgain }: RunProps) {
  const { t } = useTranslation("offline");
  const you = useGuestName() ?? "";
  const page = useId();
  const { frame, moves, done, now, play } = useRun(known, game, offline);
  const table = useMemo(() => {
    const view = offline.shown?.(frame.view) ?? frame.view;
    const scene = { players: 1, options: game.options };
    const set = tableOf(`offline ${game.id} ${page}`, game.game, scene, { ...frame, view });
    return { ...set, origin: game.what.type === "daily" ? game.what : null };
  }, [frame, game, offline, page]);
  const pending = useMemo(
    () =>
      moves.map(({ move }, number) => ({
        id: { client: "offline", number },
        move,
        after: frame.n,
      })),
    [moves, frame.n],
  );
  if (done !== null) return <DonePage game={game} {...done} onAgain={onAgain} />;
  return (
    <div className="offline-table" data-page="offline-table" data-now={frame.now}>
      <Strips>
        <p className="offline-strip" role="status">
          {t("strip")}
        </p>
      </Strips>
      <Suspense fallback={null}>
        <module.Table
          table={table}
          names={[you]}
          live
          line="good"
          pending={pending}
          play={play}
          leave={() => {
            goTo("/offline");
          }}
          refused={null}
          now={now}
          hint={NO_HINTS}
        />
      </Suspense>
    </div>
  );
}

type DoneProps = Done & { game: OfflineTable; onAgain: () => void };

function DonePage({ game, time, isKept, onAgain }: DoneProps) {
  const { t } = useTranslation("offline");
  const isHand = game.what.type !== "puzzle" && game.what.kind === "hand";
  const took = minutes(Math.floor(time / 1000));
  return (
    <Shell page="offline-done">
      <div className="lost">
        <h1>{t("done", { name: nameOf(t, game.what), time: took })}</h1>
        <p role="status">{t(isKept ? (isHand ? "doneHand" : "doneTask") : "doneNotKept")}</p>
        <div className="lost-ways">
          <Link to="/offline" className="button primary" testId="offline-back">
            {t("back")}
          </Link>
          <button type="button" className="button" onClick={onAgain}>
            {t("again")}
          </button>
        </div>
      </div>
    </Shell>
  );
}
