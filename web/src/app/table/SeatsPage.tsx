import { Suspense, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { turnClockText } from "../../i18n/clock";
import { gameTitle } from "../../i18n/titles";
import { GAMES } from "../../games";
import { refusalText } from "../../i18n/refusal";
import { useGuestName } from "../../model/guest";
import { fetchGames } from "../../net/http";
import { HowToPlayButton } from "../HowToPlayButton";
import { NameField, useNameDraft } from "../NameForm";
import { Shell } from "../Shell";
import { FairDeal } from "./FairDeal";
import { Invite } from "./Invite";
import { Seat } from "./Seat";
import type { TablePageProps } from "./TablePage";
import { waitingFor } from "./waiting";
import "./seats.css";

/** The table before the start: who sits where, and how others get here. */
export function SeatsPage({ table, names, send, refused }: TablePageProps) {
  const { t } = useTranslation();
  const title = gameTitle(t, table.game);
  const levels = useLevels(table.game);
  const guest = useGuestName();
  const hasFreeSeat = table.seats.some(({ kind }) => kind === "empty");
  return (
    <Shell page="seats" n={table.n}>
      <div className="seats-page">
        <div className="seats-head">
          <h1>{title}</h1>
          <p data-testid="status">{waitingFor(t, table, names, guest)}</p>
          <Chosen table={table} />
        </div>
        {guest === "" && hasFreeSeat && table.you === null && <AskName />}
        <ol className="seats" aria-label={t("seats.title")} data-players={table.players}>
          {table.seats.map((seat, number) => (
            <Seat
              key={number}
              table={table}
              number={number}
              seat={seat}
              name={names[number] ?? ""}
              levels={levels}
              canSit={guest !== "" && table.you === null}
              send={send}
            />
          ))}
        </ol>
        {refused && (
          <p className="seats-note paper" role="alert">
            {refusalText(refused.refusal)}
          </p>
        )}
        {table.you !== null && <ReadyButtons table={table} send={send} />}
        <div className="sheet paper seats-sheet">
          {table.players > 1 && (
            <Invite
              id={table.id}
              game={title}
              isFull={table.seats.every(({ kind }) => kind !== "empty")}
            />
          )}
          <HowToPlayButton game={table.game} />
          <FairDeal commitment={table.commitment} />
        </div>
      </div>
    </Shell>
  );
}

/** What the table chose of what the game lets one choose. */
function Chosen({ table }: Pick<TablePageProps, "table">) {
  const { t } = useTranslation();
  const options = GAMES[table.game]?.options;
  return (
    <div className="seats-chosen" data-testid="chosen">
      {options && (
        <Suspense>
          <options.Summary players={table.players} options={table.options} />
        </Suspense>
      )}
      {table.turn_clock !== null && <p>{turnClockText(t, table.turn_clock)}</p>}
    </div>
  );
}

function AskName() {
  const { t } = useTranslation();
  const draft = useNameDraft("");
  // Once the name is known this form goes away, and the next thing to do is to sit.
  useEffect(() => {
    return () => {
      document.querySelector<HTMLElement>("[data-sit]")?.focus();
    };
  }, []);
  return (
    <section className="sheet paper seats-name" aria-labelledby="ask-name">
      <h2 id="ask-name">{t("seats.nameFirst")}</h2>
      <p>{t("seats.nameThen")}</p>
      <NameField draft={draft} isSaved={false} />
    </section>
  );
}

function ReadyButtons({ table, send }: Pick<TablePageProps, "table" | "send">) {
  const { t } = useTranslation();
  const isReady = table.you !== null && table.seats[table.you]?.ready === true;
  return (
    <div className="ready-row">
      <button
        type="button"
        className={isReady ? "button" : "button primary"}
        data-testid="ready"
        onClick={() => send({ type: "ready", ready: !isReady })}
      >
        {t(isReady ? "seats.notReady" : "seats.ready")}
      </button>
      <button type="button" className="button quiet" onClick={() => send({ type: "stand" })}>
        {t("seats.stand")}
      </button>
    </div>
  );
}

/** The bots that can be placed at a table of this game. */
function useLevels(game: string): readonly string[] {
  const [levels, setLevels] = useState<readonly string[]>([]);
  useEffect(() => {
    fetchGames().then(
      (games) => {
        setLevels(games.find(({ name }) => name === game)?.bots ?? []);
      },
      () => null,
    );
  }, [game]);
  return levels;
}
