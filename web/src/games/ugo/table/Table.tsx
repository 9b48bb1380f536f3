import { useCallback, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useAnnouncements, useMoments } from "../../../model/changes";
import { TableBar } from "../../../app/table/TableBar";
import { alsoAhead } from "../../../model/later";
import { usePreferences } from "../../../model/preferences";
import type { Card, HandCard, Laying, Move, View } from "../../../protocol/ugo";
import type { GameTableProps } from "../../game-module";
import { RoundDialog } from "../round/RoundDialog";
import { said } from "./announcements";
import { useAutoLay } from "./autoLay";
import { focusTable, useFocusKept } from "./focus";
import { Hand } from "./Hand";
import { HintButton, HintNote } from "./Hint";
import { LessonLegend } from "./LessonLegend";
import { useLifting } from "./lifting";
import { momentsBetween } from "./moments";
import { useMotion } from "./motion";
import { useCardNotes } from "./useCardNotes";
import { Others } from "./Others";
import { OwnKingdom } from "./OwnKingdom";
import { Papers } from "./Papers";
import { Progress } from "./Progress";
import { StatusLine } from "./StatusLine";
import { TrickCards, trickToShow } from "./Trick";
import { useHint } from "./useHint";
import "../art/lands.css";
import "./table.css";

alsoAhead(() => import("../result/Story"));
alsoAhead(() => import("../result/Result"));
alsoAhead(() => import("../help/HowToPlay"));

/** The table while UGO! is played. */
export default function Table(props: GameTableProps) {
  const { table, names } = props;
  const { t } = useTranslation("ugo");
  const view = table.view as View;
  const own = table.seats[view.seat ?? 0];
  const root = useRef<HTMLElement>(null);
  const {
    onTap,
    onHold,
    onLay,
    cardNote,
    note,
    rule,
    lifted,
    pendingCard,
    isLayPending,
    sayOffline,
  } = useGestures(props);
  const hint = useHint(props, sayOffline);
  const isTaught = usePreferences().teaching && table.options.teaching === true;
  const isLayingItself = useAutoLay({ table, live: props.live, onLay });
  const focusHand = useCallback(() => {
    focusTable(root.current);
  }, []);
  useMotion(root, table.n);
  useMoments(view, momentsBetween);
  useAnnouncements(view, (before, after) => said(t, before, after, names));
  useFocusKept(root);
  return (
    <div className="ugo">
      <TableBar table={table} leave={props.leave} now={props.now}>
        <Progress view={view} />
      </TableBar>
      <main
        className="ugo-table"
        ref={root}
        data-players={view.players}
        data-teaching={isTaught}
        id="main"
        tabIndex={-1}
      >
        <Others table={table} names={names} view={view} />
        <div className="middle">
          <TrickCards {...trickToShow(view)} view={view} names={names} />
          <Papers view={view} names={names} />
        </div>
        <StatusLine
          view={view}
          names={names}
          note={cardNote?.text ?? note}
          rule={rule}
          isPending={isLayPending}
          isLayingItself={isLayingItself}
          onLay={onLay}
          onFocusLost={focusHand}
        >
          {hint.isOffered && <HintButton hint={hint} />}
        </StatusLine>
        <HintNote hint={hint} view={view} onLay={onLay} onFocusLost={focusHand} />
        {own && (
          <OwnKingdom
            view={view}
            name={names[view.seat ?? 0] ?? ""}
            state={own}
            isMine={view.seat !== null}
          />
        )}
        {view.seat !== null && isTaught && <LessonLegend hand={view.hand} />}
        {view.seat !== null && (
          <Hand
            hand={view.hand}
            isTaught={isTaught}
            noted={cardNote?.card ?? null}
            advised={hint.card}
            lifted={lifted}
            pending={pendingCard}
            onTap={onTap}
            onHold={onHold}
          />
        )}
      </main>
      <RoundDialog key={table.id} table={table.id} view={view} names={names} />
    </div>
  );
}

/** Turn taps into moves, and refusals into notes. */
function useGestures({ table, names, line, pending, play, refused }: GameTableProps) {
  const { t } = useTranslation("ugo");
  const notes = useCardNotes({ names, n: table.n, refused });
  // A second tap before the answer is the same request; if the answer is late, a note says so.
  const send = (move: Move) => {
    if (!play(move) && line !== "good") notes.sayWaits();
  };
  const waiting = line === "good" ? undefined : (pending[0]?.move as unknown as Move | undefined);
  const { lifted, onCard } = useLifting((table.view as View).hand, (card: Card) => {
    send({ play: card });
  });
  const again = lifted && { card: lifted, text: t("playAgain") };
  return {
    ...notes,
    cardNote: notes.cardNote ?? again,
    lifted,
    pendingCard: waiting && "play" in waiting ? waiting.play : null,
    isLayPending: waiting !== undefined && "lay" in waiting,
    onLay: (lay: Laying) => {
      send({ lay });
    },
    onHold: ({ card, lesson, refusal }: HandCard) => {
      if (lesson) notes.sayLesson(card, lesson);
      else if (refusal !== null) notes.sayRefused(card, refusal);
    },
    onTap: ({ card, refusal }: HandCard) => {
      if (refusal === null) onCard(card);
      else notes.sayRefused(card, refusal);
    },
  };
}
