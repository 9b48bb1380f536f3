import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { GAMES } from "../../games";
import { gameTitle } from "../../i18n/titles";
import { learnPath } from "../../model/routing";
import { keptKit, serverTime, type KeptKit } from "../../offline/kit";
import { bringBack } from "../../offline/results";
import { savesData } from "../../offline/saving";
import type { OfflineTable } from "../../protocol/messages";
import { useAttempt } from "../busy";
import { ErrorText } from "../ErrorText";
import { Link } from "../Link";
import { Shell } from "../Shell";
import { nameOf, type Kind } from "./names";
import { PlayedHere } from "./PlayedHere";
import "./offline.css";

/** What works without a network, and the results of games played that way. */
export default function OfflinePage() {
  const { t } = useTranslation("offline");
  const { t: app } = useTranslation();
  const [known, setKnown] = useState(keptKit);
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
        {known === null ? (
          <NothingYet
            onTaken={() => {
              setKnown(keptKit());
            }}
          />
        ) : (
          <Kit {...known} />
        )}
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

/** A device that saves data downloads only what somebody requests. */
function NothingYet({ onTaken }: { onTaken: () => void }) {
  const { t } = useTranslation("offline");
  const taking = useAttempt(async () => {
    const { takeAlong } = await import("../../offline/start");
    await takeAlong();
    onTaken();
  });
  if (!savesData()) return <p data-testid="offline-nothing">{t("nothing")}</p>;
  return (
    <section>
      <p data-testid="offline-nothing">{t("saving")}</p>
      <button
        type="button"
        className="primary"
        disabled={taking.isBusy}
        onClick={taking.run}
        data-testid="take-along"
      >
        {t("take")}
      </button>
      <ErrorText error={taking.error} />
    </section>
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
            <Link to={learnPath("ugo")} className="button" testId="instead-of-deal">
              {t("instead")}
            </Link>
          </li>
        </ul>
      </section>
      <section aria-labelledby="offline-practice">
        <h2 id="offline-practice">{t("practice")}</h2>
        <p>{t("practiceLead")}</p>
        <Selection name="A" title={t("side.A")} tables={kit.tables.filter(isOnSide("A"))} />
        <Selection name="B" title={t("side.B")} tables={kit.tables.filter(isOnSide("B"))} />
        <Selection name="hands" title={t("hands")} tables={kit.tables.filter(isSpare)} />
      </section>
    </>
  );
}

const isOnSide =
  (side: "A" | "B") =>
  ({ what, id }: OfflineTable): boolean =>
    what.type === "puzzle" && id.startsWith(side);

const isSpare = ({ what }: OfflineTable): boolean => what.type === "practice";

interface SelectionProps {
  name: string;
  title: string;
  tables: readonly OfflineTable[];
}

function Selection({ name, title, tables }: SelectionProps) {
  const { t } = useTranslation("offline");
  if (tables.length === 0) return null; // as in a kit of an older version
  return (
    <details>
      <summary data-testid={`selection-${name}`}>{title}</summary>
      <ul className="offline-selection">
        {tables.map(({ id, what }) => (
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
