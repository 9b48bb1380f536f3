import { Suspense, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { turnClockText } from "../../i18n/clock";
import { gameTitle } from "../../i18n/titles";
import { GAMES } from "../../games";
import { refusalText } from "../../i18n/refusal";
import { isNowhere } from "../../model/focus";
import { useGuestName } from "../../model/guest";
import { CompanyButton } from "../company/CompanyButton";
import { isAboutTalk } from "../company/context";
import { HowToPlayButton } from "../HowToPlayButton";
import { useBusy } from "../busy";
import { NameField, useNameDraft } from "../NameForm";
import { Shell } from "../Shell";
import { ChangeButton } from "./ChangeButton";
import { ChangedNote } from "./ChangedNote";
import { useGame } from "../useGame";
import { FairDeal } from "../table/FairDeal";
import { Invite } from "./Invite";
import { Seat } from "./Seat";
import type { TablePageProps } from "../table/TablePage";
import { waitingFor } from "./waiting";
import "./seats.css";

/** The table before the start: the seats, and how to invite others. */
export function SeatsPage(props: TablePageProps) {
  const { table, names, send, refused } = props;
  const { t } = useTranslation();
  const title = gameTitle(t, table.game);
  const levels = useGame(table.game)?.bots ?? [];
  const guest = useGuestName();
  const hasFreeSeat = table.seats.some(({ kind }) => kind === "empty");
  return (
    <Shell page="seats" n={table.n}>
      <div className="seats-page">
        <div className="seats-head">
          <h1>{title}</h1>
          <p data-testid="status">{waitingFor(t, table, names, guest)}</p>
          <Chosen table={table} />
          <ChangeButton table={table} send={send} refused={refused} />
        </div>
        {hasFreeSeat && table.you === null && (
          <Join table={table} guest={guest ?? ""} send={send} />
        )}
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
        <ChangedNote table={table} />
        {refused && !isAboutTalk(refused.to) && (
          <p className="seats-note paper" role="alert">
            {refusalText(refused.refusal)}
          </p>
        )}
        <div className="ready-row">
          {table.you !== null && <ReadyButtons {...props} />}
          <CompanyButton />
        </div>
        <div className="sheet paper seats-sheet">
          {table.players > 1 && (
            <Invite
              id={table.id}
              game={title}
              isHost={table.you !== null && table.you === table.host}
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

/** The table's choice of the game's options. */
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

interface JoinProps extends Pick<TablePageProps, "table" | "send"> {
  guest: string;
}

/** The way in: one tap for a guest with a name, the offered name for one without. */
function Join({ table, guest, send }: JoinProps) {
  const { t } = useTranslation();
  const draft = useNameDraft(guest);
  const free = table.seats.findIndex(({ kind }) => kind === "empty");
  const { isBusy, run: join } = useBusy(async () => {
    if (guest === "" && !(await draft.save())) return;
    send({ type: "sit", seat: free });
  });
  // Once the name is saved its field disappears, and the next step is to join.
  useEffect(() => {
    if (guest !== "" && isNowhere(document.activeElement)) document.getElementById(JOIN)?.focus();
  }, [guest]);
  return (
    <section className="sheet paper seats-name" aria-label={t("seats.join")}>
      {guest === "" && <NameField draft={draft} isSaved={false} />}
      <button
        id={JOIN}
        type="button"
        className="button primary"
        data-testid="join"
        aria-disabled={isBusy}
        onClick={join}
      >
        {t("seats.join")}
      </button>
    </section>
  );
}

const JOIN = "join";

type ReadyButtonsProps = Pick<TablePageProps, "table" | "line" | "lasting" | "send">;

function ReadyButtons({ table, line, lasting, send }: ReadyButtonsProps) {
  const { t } = useTranslation();
  const said = lasting.find((message) => message.type === "ready");
  const isReady = said?.ready ?? (table.you !== null && table.seats[table.you]?.ready === true);
  const hasCompany = table.seats.filter(({ kind }) => kind !== "bot").length > 1;
  const words = isReady ? "seats.notReady" : hasCompany ? "seats.ready" : "seats.start";
  return (
    <>
      <button
        type="button"
        className={isReady ? "button" : "button primary"}
        data-testid="ready"
        data-pending={line !== "good" && said !== undefined}
        onClick={() => send({ type: "ready", ready: !isReady })}
      >
        {t(words)}
      </button>
      <button type="button" className="button quiet" onClick={() => send({ type: "stand" })}>
        {t("seats.stand")}
      </button>
    </>
  );
}
