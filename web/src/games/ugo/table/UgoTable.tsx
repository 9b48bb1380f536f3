import { useCallback, useRef } from "react";
import { TableBar } from "../../../app/table/TableBar";
import type { HandCard, Laying, Move, View } from "../../../protocol/ugo";
import type { GameTableProps } from "../../room";
import { RoundDialog } from "../scores/RoundDialog";
import { useAnnouncements } from "./announcements";
import { Hand } from "./Hand";
import { HintButton, HintNote } from "./Hint";
import { LessonLegend } from "./LessonMarks";
import { useMotion } from "./motion";
import { useNotes } from "./notes";
import { Others } from "./Others";
import { OwnKingdom } from "./OwnKingdom";
import { Papers } from "./Papers";
import { Progress } from "./Progress";
import { StatusLine } from "./StatusLine";
import { TrickCards, trickToShow } from "./Trick";
import { useHint } from "./useHint";
import "../art/lands.css";
import "./table.css";
import "./low.css";

/** The table while UGO! is played. */
export default function UgoTable(props: GameTableProps) {
  const { table, names } = props;
  const view = table.view as View;
  const own = table.seats[view.seat ?? 0];
  const root = useRef<HTMLElement>(null);
  const { onTap, onLay, cardNote, note, sayOffline } = useGestures(props);
  const hint = useHint(props, sayOffline);
  const focusHand = useCallback(() => {
    root.current?.querySelector<HTMLElement>('[data-hand] [tabindex="0"]')?.focus();
  }, []);
  useMotion(root, table.n);
  useAnnouncements(view, names);
  return (
    <div className="ugo">
      <TableBar table={table} leave={props.leave}>
        <Progress view={view} />
      </TableBar>
      <main
        className="ugo-table"
        ref={root}
        data-players={view.players}
        data-teaching={table.options.teaching === true}
        id="main"
      >
        <Others table={table} names={names} view={view} />
        <div className="middle">
          <TrickCards {...trickToShow(view)} view={view} names={names} />
          <Papers view={view} names={names} />
        </div>
        <StatusLine view={view} names={names} note={note} onLay={onLay} onFocusLost={focusHand}>
          {hint.isOffered && <HintButton hint={hint} />}
          <HintNote hint={hint} view={view} onLay={onLay} onFocusLost={focusHand} />
        </StatusLine>
        {own && (
          <OwnKingdom
            view={view}
            name={names[view.seat ?? 0] ?? ""}
            state={own}
            isMine={view.seat !== null}
          />
        )}
        {view.seat !== null && table.options.teaching === true && <LessonLegend />}
        {view.seat !== null && (
          <Hand hand={view.hand} note={cardNote} advised={hint.card} onTap={onTap} />
        )}
      </main>
      <RoundDialog view={view} names={names} />
    </div>
  );
}

/** Turn taps into moves, and refusals into notes. */
function useGestures({ table, names, live, play, refused }: GameTableProps) {
  const notes = useNotes({ names, n: table.n, refused });
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
