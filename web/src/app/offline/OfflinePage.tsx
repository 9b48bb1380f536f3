import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { GAMES } from "../../games";
import { gameTitle } from "../../i18n/titles";
import { learnPath } from "../../model/routing";
import { keptKit, serverTime, type KeptKit } from "../../offline/kit";
import { bringBack } from "../../offline/results";
import type { OfflineTable } from "../../protocol/messages";
import { Link } from "../Link";
import { Shell } from "../Shell";
import { nameOf, type Kind } from "./names";
import { PlayedHere } from "./PlayedHere";
import "./offline.css";

/** What can be done without a network, and what became of it. */
export default function OfflinePage() {
  const { t } = useTranslation("offline");
  const { t: app } = useTranslation();
  const known = keptKit();
  useEffect(() => {
    document.title = `${t("title")} · ${app("brand")}`;
    void bringBack();
  }, [t, app]);
  return (
    <Shell page="offline">
      <div className="offline">
        <header>
          <h1>{t("title")}</h1>
          <p>{t("lead")}</p>
        </header>
        {known === null ? <p data-testid="offline-nothing">{t("nothing")}</p> : <Kit {...known} />}
        <section aria-labelledby="offline-learn">
          <h2 id="offline-learn">{t("learn")}</h2>
          <p className="offline-ways">
            {Object.keys(GAMES).map((game) => (
              <Link key={game} to={learnPath(game)} className="button" testId={`learn-${game}`}>
                {gameTitle(app, game)}
              </Link>
            ))}
          </p>
        </section>
        <PlayedHere />
        <section aria-labelledby="offline-counts">
          <h2 id="offline-counts">{t("countsTitle")}</h2>
          <p className="offline-counts">{t("counts")}</p>
        </section>
      </div>
    </Shell>
  );
}

function Kit({ kit, ahead }: KeptKit) {
  const { t } = useTranslation("offline");
  const isToday = new Date(serverTime({ ahead })).toISOString().startsWith(kit.day);
  return (
    <>
      <section aria-labelledby="offline-today">
        <h2 id="offline-today">{t("today")}</h2>
        {!isToday && <p>{t("ofDay", { day: kit.day })}</p>}
        <ul className="offline-cards">
          {kit.tables.map((table) =>
            table.what.type === "daily" ? (
              <li key={table.id} className="sheet paper">
                <h3>{t(`kinds.${table.what.kind as Kind}`)}</h3>
                <p>{t(`about.${table.what.kind as Kind}`)}</p>
                <Link
                  to={`/offline/${table.id}`}
                  className="button primary"
                  testId={`offline-${table.id}`}
                >
                  {t("play")}
                </Link>
              </li>
            ) : null,
          )}
          <li className="sheet paper">
            <h3>{t("kinds.deal")}</h3>
            <p>{t("about.deal")}</p>
          </li>
        </ul>
      </section>
      <section aria-labelledby="offline-practice">
        <h2 id="offline-practice">{t("practice")}</h2>
        <p>{t("practiceLead")}</p>
        <Selection side="A" tables={kit.tables} />
        <Selection side="B" tables={kit.tables} />
      </section>
    </>
  );
}

function Selection({ side, tables }: { side: "A" | "B"; tables: readonly OfflineTable[] }) {
  const { t } = useTranslation("offline");
  const there = tables.filter(({ what, id }) => what.type === "puzzle" && id.startsWith(side));
  return (
    <details>
      <summary data-testid={`selection-${side}`}>{t(`side.${side}`)}</summary>
      <ul className="offline-selection">
        {there.map(({ id, what }) => (
          <li key={id}>
            <Link to={`/offline/${id}`} className="button" testId={`offline-${id}`}>
              {nameOf(t, what)}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
