import { Suspense, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { ROOMS } from "../../games";
import { refusalText } from "../../i18n/refusal";
import { goTo, tablePath } from "../../model/routing";
import { recordAddress } from "../../net/http";
import type { Outcome } from "../../protocol/messages";
import { Link } from "../Link";
import { Shell } from "../Shell";
import type { TablePageProps } from "./TablePage";
import "./end.css";
import "./fair.css";

/** Who won, every point, and the way to the next game. */
export function EndPage({ table, names, send, refused }: TablePageProps) {
  const { t } = useTranslation();
  const room = ROOMS[table.game];
  const { outcome } = table;
  return (
    <Shell page="end" n={table.n}>
      <div className="end" data-testid="end-screen">
        <div className="end-head">
          <p>{t("end.title")}</p>
          <h1>{outcome && winners(t, outcome, names, table.you)}</h1>
          <Again table={table} names={names} send={send} />
          {refused && <p role="alert">{refusalText(refused.refusal)}</p>}
        </div>
        <div className="sheet paper">
          <h2>{t("end.standings")}</h2>
          {outcome && <Standings outcome={outcome} names={names} />}
          <Suspense fallback={<p>{t("loading")}</p>}>
            {room && <room.Result table={table} names={names} />}
          </Suspense>
          <Proof table={table} />
        </div>
      </div>
    </Shell>
  );
}

type Words = ReturnType<typeof useTranslation>["t"];

function winners(t: Words, { places }: Outcome, names: readonly string[], you: number | null) {
  const first = names.filter((_, seat) => places[seat] === 1);
  if (first.length > 1) {
    const last = first.pop() ?? "";
    return t("end.winsShared", { names: `${first.join(", ")} ${t("end.and")} ${last}` });
  }
  if (you !== null && places[you] === 1) return t("end.youWin");
  return t("end.wins", { names: first.join("") });
}

function Standings({ outcome, names }: { outcome: Outcome; names: readonly string[] }) {
  const { t } = useTranslation();
  const rows = names
    .map((name, seat) => ({
      name,
      seat,
      place: outcome.places[seat] ?? 0,
      score: outcome.scores[seat] ?? 0,
    }))
    .toSorted((one, other) => one.place - other.place);
  return (
    <table className="standings">
      <thead>
        <tr>
          <th scope="col">{t("end.place")}</th>
          <th scope="col">{t("end.player")}</th>
          <th scope="col">{t("end.points")}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, seat, place, score }) => (
          <tr key={seat} data-place={place}>
            <td>{place}</td>
            <th scope="row">{name}</th>
            <td>{String(score).replace("-", "−")}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Whoever asked for another game goes there at once; the others are invited. */
function Again({ table, names, send }: Pick<TablePageProps, "table" | "names" | "send">) {
  const { t } = useTranslation();
  const hasAsked = useRef(false);
  const { rematch } = table;
  useEffect(() => {
    if (rematch !== null && hasAsked.current) goTo(tablePath(rematch));
  }, [rematch]);
  if (rematch !== null) {
    return (
      <Link to={tablePath(rematch)} className="button primary" testId="rematch">
        {t("end.join", { name: names[table.rematch_by ?? 0] ?? "" })}
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
        hasAsked.current = send({ rematch: true });
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
      <p>
        {t("end.verify")} <code className="code">spieltisch replay RECORD.json --verify</code>
      </p>
      <a className="button" href={recordAddress(table.id)} download data-testid="record-link">
        {t("end.record")}
      </a>
    </section>
  );
}
