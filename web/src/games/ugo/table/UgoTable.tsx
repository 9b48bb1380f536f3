import { useCallback, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { TableBar } from "../../../app/table/TableBar";
import { useWideTable } from "../../../model/media";
import type { HandCard, Laying, Move, View } from "../../../protocol/ugo";
import type { GameTableProps } from "../../room";
import { RoundDialog } from "../scores/RoundDialog";
import { ScoresDialog } from "../scores/ScoresDialog";
import { othersClockwise } from "../seating";
import { useAnnouncements } from "./announcements";
import { Hand } from "./Hand";
import { LastTrickDialog } from "./LastTrickDialog";
import { useMotion } from "./motion";
import { useNotes } from "./notes";
import { OwnKingdom } from "./OwnKingdom";
import { OpenPlayer, PlayerChip } from "./Player";
import { StatusLine } from "./StatusLine";
import { TrickCards, trickToShow } from "./Trick";
import "../art/lands.css";
import "./table.css";
import "./low.css";

/** The table while UGO! is played. */
export default function UgoTable(props: GameTableProps) {
  const { table, names } = props;
  const view = table.view as View;
  const own = table.seats[view.seat ?? 0];
  const root = useRef<HTMLElement>(null);
  const { onTap, onLay, cardNote, note } = useGestures(props);
  const focusHand = useCallback(() => {
    root.current?.querySelector<HTMLElement>('[data-hand] [tabindex="0"]')?.focus();
  }, []);
  useMotion(root, table.n);
  useAnnouncements(view, names);
  return (
    <div className="ugo">
      <TableBar title="UGO!" table={table} leave={props.leave}>
        <Progress view={view} />
      </TableBar>
      <main className="ugo-table" ref={root} data-players={view.players} id="main">
        <Others {...props} view={view} />
        <div className="middle">
          <TrickCards {...trickToShow(view)} view={view} names={names} />
          <Papers view={view} names={names} />
        </div>
        <StatusLine view={view} names={names} note={note} onLay={onLay} onFocusLost={focusHand} />
        {own && <OwnKingdom view={view} name={names[view.seat ?? 0] ?? ""} state={own} />}
        {view.seat !== null && <Hand hand={view.hand} note={cardNote} onTap={onTap} />}
      </main>
      <RoundDialog view={view} names={names} />
    </div>
  );
}

/** Turn taps into moves, and refusals into notes. */
function useGestures({ table, names, live, play, refused }: GameTableProps) {
  const notes = useNotes({ names, live, n: table.n, refused });
  const send = (move: Move) => {
    if (live) play(move);
    else notes.sayOffline();
  };
  return {
    ...notes,
    onLay: (lay: Laying) => {
      send({ lay });
    },
    onTap: ({ card, refusal }: HandCard) => {
      if (refusal === null) send({ play: card });
      else notes.sayRefused(card, refusal);
    },
  };
}

function Progress({ view }: { view: View }) {
  const { t } = useTranslation("ugo");
  return (
    <p className="progress">
      <span>
        {t("progress", {
          round: view.round,
          rounds: view.rounds,
          trick: view.trick_number,
          tricks: view.tricks_in_round,
        })}
      </span>
      <span title={t("supplyHint")}>{t("supply", { count: view.supply })}</span>
    </p>
  );
}

function Others({ table, names, view }: GameTableProps & { view: View }) {
  const isWide = useWideTable();
  const Player = isWide ? OpenPlayer : PlayerChip;
  return (
    <div className="others">
      {othersClockwise(view.seat, view.players).map((seat) => {
        const state = table.seats[seat];
        return (
          state && (
            <Player key={seat} view={view} seat={seat} name={names[seat] ?? ""} state={state} />
          )
        );
      })}
    </div>
  );
}

/** What lies beside the trick: the last trick and the score sheet, one tap away. */
function Papers({ view, names }: { view: View; names: readonly string[] }) {
  const { t } = useTranslation("ugo");
  const [open, setOpen] = useState<"trick" | "scores" | null>(null);
  const close = () => {
    setOpen(null);
  };
  return (
    <>
      <button
        type="button"
        className="button small papers-trick"
        aria-haspopup="dialog"
        onClick={() => {
          setOpen("trick");
        }}
      >
        {t("lastTrick")}
      </button>
      <button
        type="button"
        className="button small papers-scores"
        aria-haspopup="dialog"
        onClick={() => {
          setOpen("scores");
        }}
      >
        {t("scores.button")}
      </button>
      {open === "trick" && <LastTrickDialog view={view} names={names} onClose={close} />}
      {open === "scores" && <ScoresDialog view={view} names={names} onClose={close} />}
    </>
  );
}
