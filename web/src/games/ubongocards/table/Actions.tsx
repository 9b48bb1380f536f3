import { useTranslation } from "react-i18next";
import { CallButton } from "../../../race/CallButton";
import { isPending } from "../../../race/unanswered";
import type { Move, Refusal, View } from "../../../protocol/ubongocards";
import type { GameTableProps } from "../../game-module";
import { isLastHand, isPractice } from "../model/practice";
import { cardsRefusal } from "../text/words";
import { AnotherHand } from "./AnotherHand";
import { HintButton } from "./Hint";
import type { TableHint } from "./useHint";
import type { Looking } from "./useCamera";
import type { Hand } from "./useHeld";
import type { OwnLayout } from "./useLayout";
import { ZoomButtons } from "./ZoomButtons";
import "./actions.css";

interface ActionsProps extends Pick<GameTableProps, "pending"> {
  view: View;
  looking: Looking;
  layout: OwnLayout;
  hand: Hand;
  send: (move: Move) => void;
  say: (text: string) => void;
  onPlaces: () => void;
  hint: TableHint;
}

/** Actions besides laying: turn, take back, end the round, zoom, choose from a list of places. */
export function Actions({
  view,
  looking,
  layout,
  hand,
  pending,
  send,
  say,
  onPlaces,
  hint,
}: ActionsProps) {
  const { t } = useTranslation("ubongocards");
  const { held } = hand;
  const isLaid = held !== null && layout.laid.some(({ card }) => card === held.card);
  const own = view.seat === null ? undefined : view.players[view.seat];
  const saidLast = pending.findLast(({ move }) => "agree" in move || "disagree" in move);
  const isAsked = view.players.some(
    ({ agreed }, seat) => seat !== view.seat && agreed?.how === "wish",
  );
  const hasAgreed = saidLast ? "agree" in saidLast.move : own?.agreed?.how === "wish";
  return (
    <div
      className="cards-actions"
      role="group"
      aria-label={t("actions.label")}
      data-many={view.marks && hint.isOffered}
    >
      <button
        type="button"
        className="button small"
        data-testid="turn"
        aria-disabled={held === null}
        onClick={() => {
          if (held === null) say(t("actions.chooseFirst"));
          else hand.turn(1);
        }}
      >
        <Icon path="M16 10a6 6 0 1 1-2-4.5M16 2.5v4h-4" />
        {t("actions.turn")}
      </button>
      <button
        type="button"
        className="button small"
        data-testid="take"
        aria-disabled={!isLaid}
        onClick={() => {
          if (isLaid) hand.takeBack();
          else say(t("actions.chooseLaid"));
        }}
      >
        <Icon path="M4 7h8a4 4 0 0 1 0 8H8M7 3.5 3.5 7 7 10.5" />
        {t("actions.take")}
      </button>
      {view.marks && (
        <button
          type="button"
          className="button small"
          data-testid="places"
          aria-haspopup="dialog"
          aria-disabled={!layout.canLay}
          onClick={onPlaces}
        >
          <Icon path="M7 5h10M7 10h10M7 15h10M3 5h.01M3 10h.01M3 15h.01" />
          {t("actions.places")}
        </button>
      )}
      {hint.isOffered && <HintButton hint={hint} />}
      {isPractice(view) ? (
        <AnotherHand
          isLast={isLastHand(view)}
          laid={layout.laid.length}
          isPending={saidLast !== undefined}
          canLeave={layout.canLay}
          onLeave={() => {
            send({ agree: "wish" });
          }}
        />
      ) : (
        <button
          type="button"
          className="button small"
          data-testid="agree"
          data-agreed={hasAgreed}
          data-pending={saidLast !== undefined}
          aria-disabled={!layout.canLay}
          onClick={() => {
            if (layout.canLay) send(hasAgreed ? { disagree: true } : { agree: "wish" });
          }}
        >
          {t(hasAgreed ? "actions.disagree" : isAsked ? "actions.agreeToo" : "actions.agree")}
        </button>
      )}
      <ZoomButtons looking={looking} />
    </div>
  );
}

type CardsCallProps = Pick<ActionsProps, "view" | "pending" | "send" | "say"> & { laid: number };

/** The call: it lights up from seven cards on; before that, it says how many are missing. */
export function CardsCall({ view, laid, pending, send, say }: CardsCallProps) {
  const { t } = useTranslation("ubongocards");
  const isCalled = isPending(pending, "call");
  const fault = callFault(view, laid);
  return (
    <CallButton
      isLit={fault === null && !isCalled}
      isCalled={isCalled}
      className="cards-call"
      onCall={() => {
        if (isCalled) return;
        if (fault === null) send({ call: true });
        else say(cardsRefusal(fault));
      }}
    >
      <span className="cards-call-count">{t("actions.laid", { laid, goal: view.goal })}</span>
    </CallButton>
  );
}

/** Judge a call by the visible cards: moves on their way arrive before the call does. */
function callFault({ call, goal }: View, laid: number): Refusal | null {
  if (call !== null && call.code !== "too_few_laid") return call;
  if (laid >= goal) return null;
  return { code: "too_few_laid", why: `Lay ${goal} cards before you call.`, details: { laid } };
}

function Icon({ path }: { path: string }) {
  return (
    <svg className="icon" viewBox="0 0 20 20" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
