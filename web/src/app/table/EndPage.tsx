import type { TFunction } from "i18next";
import { Suspense, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { ROOMS } from "../../games";
import { refusalText } from "../../i18n/refusal";
import { goTo, replayPath, tablePath } from "../../model/routing";
import { recordAddress } from "../../net/http";
import type { Outcome } from "../../protocol/messages";
import { Link } from "../Link";
import { Shell } from "../Shell";
import type { TablePageProps } from "./TablePage";
import { useOneMessage } from "./oneMessage";
import { OwnPlace, Standings } from "./Standings";
import "./end.css";
import "./fair.css";

/** Who won, every point, and the way to the next game. */
export function EndPage(props: TablePageProps) {
  const { table, names, refused } = props;
  const { t } = useTranslation();
  const room = ROOMS[table.game];
  const { outcome } = table;
  const isContest = table.players > 1;
  return (
    <Shell page="end" n={table.n}>
      <div className="end" data-testid="end-screen">
        <div className="end-head">
          <p>{t("end.title")}</p>
          <h1>{outcome && winners(t, outcome, names, table.you)}</h1>
          {outcome && isContest && <OwnPlace outcome={outcome} you={table.you} />}
          <div className="end-ways">
            <Again {...props} />
            {room?.replay && (
              <Link to={replayPath(table.id)} className="button" testId="look-again">
                {t("end.look")}
              </Link>
            )}
          </div>
          {refused?.to === "rematch" && <p role="alert">{refusalText(refused.refusal)}</p>}
        </div>
        <div className="sheet paper">
          {outcome && isContest && (
            <>
              <h2>{t("end.standings")}</h2>
              <Standings outcome={outcome} names={names} you={table.you} />
            </>
          )}
          <Suspense fallback={<p>{t("loading")}</p>}>
            {room && <room.Result table={table} names={names} />}
          </Suspense>
          <Proof table={table} />
        </div>
      </div>
    </Shell>
  );
}

function winners(t: TFunction, { places }: Outcome, names: readonly string[], you: number | null) {
  if (names.length === 1) return t("end.alone");
  const first = names.filter((_, seat) => places[seat] === 1);
  if (first.length > 1) {
    const last = first.pop() ?? "";
    return t("end.winsShared", { names: `${first.join(", ")} ${t("end.and")} ${last}` });
  }
  if (you !== null && places[you] === 1) return t("end.youWin");
  return t("end.wins", { names: first.join("") });
}

/** Whoever asked for another game goes there at once; the others are invited. */
function Again(props: TablePageProps) {
  const { table, names } = props;
  const { t } = useTranslation();
  const [hasAsked, setAsked] = useState(false);
  const sendOnce = useOneMessage({ ...props, n: table.n });
  const { rematch } = table;
  useEffect(() => {
    if (rematch !== null && hasAsked) goTo(tablePath(rematch));
  }, [rematch, hasAsked]);
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
        if (sendOnce({ rematch: true })) setAsked(true);
      }}
    >
      {t("end.again")}
    </button>
  );
}

function Proof({ table }: Pick<TablePageProps, "table">) {
  const { t } = useTranslation();
  return (
    <section className="proof" aria-label={t("seats.fair")}>
      <h2>{t("seats.fair")}</h2>
      <p>{t("seats.fairWhy")}</p>
      <dl>
        <dt>{t("end.seed")}</dt>
        <dd className="code">{table.seed}</dd>
        <dt>{t("seats.fingerprint")}</dt>
        <dd className="code">{table.commitment}</dd>
      </dl>
      <p>{t("end.verify")}</p>
      <p>
        <code className="code">
          {`spieltisch replay ${table.game}-${table.id}.json --verify --promise ${table.commitment}`}
        </code>
      </p>
      <p>{t("end.compare")}</p>
      <a className="button" href={recordAddress(table.id)} download data-testid="record-link">
        {t("end.record")}
      </a>
    </section>
  );
}
