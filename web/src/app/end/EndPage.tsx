import { lazy, Suspense, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { GAMES } from "../../games";
import { refusalText } from "../../i18n/refusal";
import { goTo, replayPath, tablePath } from "../../model/routing";
import { CompanyButton } from "../company/CompanyButton";
import { noteTaken } from "../company/context";
import type { TableView } from "../../protocol/messages";
import { Link } from "../Link";
import { Shell } from "../Shell";
import { EndMoment } from "./EndMoment";
import { Fold } from "./Fold";
import { useOneMessage } from "./oneMessage";
import { Origin } from "../table/Origin";
import { StoodIn } from "../table/presence/StoodIn";
import { Proof } from "./Proof";
import { isSharedDevice } from "../table/shared-device";
import { OwnPlace, Standings } from "./Standings";
import type { TablePageProps } from "../table/TablePage";
import "./end.css";

const PlayAgain = lazy(() => import("../replay/again/PlayAgain"));

/** Who won and how it went, what to do next, and folded below it every point and the proof. */
export function EndPage(props: TablePageProps) {
  const { table, names, refused } = props;
  const { t } = useTranslation();
  const module = GAMES[table.game];
  const { outcome } = table;
  // On a shared device the end belongs to everyone: nobody there is "you".
  const you = isSharedDevice(table) ? null : table.you;
  const isContest = table.players > 1;
  return (
    <Shell page="end" n={table.n}>
      <StoodIn table={table} />
      <div className="end" data-testid="end-screen">
        <div className="end-head">
          <p>{t("end.title")}</p>
          {outcome && <EndMoment outcome={outcome} names={names} you={you} />}
          {outcome && isContest && <OwnPlace outcome={outcome} you={you} />}
          <div className="end-story" data-testid="story">
            <Suspense>{module && <module.Story table={table} names={names} />}</Suspense>
          </div>
          <Origin table={table} />
          <Ways {...props} />
          {refused?.to === "rematch" && <p role="alert">{refusalText(refused.refusal)}</p>}
        </div>
        <div className="sheet paper">
          {outcome && isContest && (
            <>
              <h2>{t("end.standings")}</h2>
              <Standings outcome={outcome} names={names} you={you} game={table.game} />
            </>
          )}
          <Fold title={t("end.details")} testId="end-details">
            <Suspense fallback={<p>{t("loading")}</p>}>
              {module && <module.Result table={table} names={names} />}
            </Suspense>
          </Fold>
          <Fold title={t("end.deal")} testId="end-again">
            <Suspense fallback={<p>{t("loading")}</p>}>
              <PlayAgain table={table} names={names} seat={you ?? 0} />
            </Suspense>
          </Fold>
          <Fold title={t("seats.fair")} testId="end-proof">
            <Proof table={table} />
          </Fold>
        </div>
      </div>
    </Shell>
  );
}

/** What the player may do now. */
function Ways(props: TablePageProps) {
  const { table } = props;
  const { t } = useTranslation();
  return (
    <div className="end-ways">
      <Again {...props} />
      {table.origin?.type === "daily" && (
        <Link to={`/today/${table.origin.day}`} className="button" testId="back-to-day">
          {t("lobby.today")}
        </Link>
      )}
      <Link to={replayPath(table.id)} className="button" testId="look-again">
        {t("end.look")}
      </Link>
      <Link to="/" className="button quiet" testId="to-lobby">
        {t("lost.toLobby")}
      </Link>
      <CompanyButton />
    </div>
  );
}

/** The person who asked for another game goes there at once, with the spectators; the others are invited. */
function Again(props: TablePageProps) {
  const { table, names } = props;
  const { t } = useTranslation();
  const [hasAsked, setAsked] = useState(false);
  const sendOnce = useOneMessage({ ...props, n: table.n });
  const { rematch } = table;
  useEffect(() => {
    if (rematch !== null && hasAsked) goTo(tablePath(rematch));
  }, [rematch, hasAsked]);
  useTakenAlong(table);
  if (rematch !== null) {
    return (
      <Link to={tablePath(rematch)} className="button primary" testId="rematch">
        {table.you === null
          ? t("end.watch")
          : t("end.join", { name: names[table.rematch_by ?? 0] ?? "" })}
      </Link>
    );
  }
  if (table.you === null) return null;
  return (
    <button
      type="button"
      className="button primary"
      data-testid="rematch"
      onClick={() => {
        if (sendOnce({ type: "rematch" })) setAsked(true);
      }}
    >
      {t("end.again")}
    </button>
  );
}

/** Take a spectator along who saw the others begin again; one who comes later finds the link. */
function useTakenAlong({ rematch, you }: TableView): void {
  const [wasOver] = useState(rematch === null);
  const isTaken = wasOver && rematch !== null && you === null;
  useEffect(() => {
    if (isTaken) {
      noteTaken(rematch);
      goTo(tablePath(rematch));
    }
  }, [isTaken, rematch]);
}
