import { useTranslation } from "react-i18next";
import type { Move, View } from "../../../protocol/ubongocards";
import { cardsRefusal } from "../words";
import type { Hand } from "./useHeld";
import type { OwnLayout } from "./useLayout";
import "./actions.css";

interface ActionsProps {
  view: View;
  layout: OwnLayout;
  hand: Hand;
  send: (move: Move) => void;
  say: (text: string) => void;
  onPlaces: () => void;
}

/** What one can do beside laying: turn, take back, choose from a list, end the round, call. */
export function Actions({ view, layout, hand, send, say, onPlaces }: ActionsProps) {
  const { t } = useTranslation("ubongocards");
  const { held } = hand;
  const isLaid = held !== null && layout.laid.some(({ card }) => card === held.card);
  const own = view.seat === null ? undefined : view.players[view.seat];
  const hasAgreed = own?.agreed?.how === "wish";
  return (
    <div className="cards-actions" role="group" aria-label={t("actions.label")}>
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
      <button
        type="button"
        className="button small"
        data-testid="agree"
        data-agreed={hasAgreed}
        aria-disabled={!layout.canLay}
        onClick={() => {
          if (layout.canLay) send(hasAgreed ? { disagree: true } : { agree: "wish" });
        }}
      >
        {t(hasAgreed ? "actions.disagree" : "actions.agree")}
      </button>
    </div>
  );
}

type CallButtonProps = Pick<ActionsProps, "view" | "send" | "say"> & { laid: number };

/** The call: it lights up from seven cards on; before, it says how many are missing. */
export function CallButton({ view, laid, send, say }: CallButtonProps) {
  const { t } = useTranslation("ubongocards");
  // The last card may still be on its way: the server takes both in order.
  const isComing = view.call?.code === "too_few_laid" && laid >= view.goal;
  const canCall = view.call === null || isComing;
  return (
    <button
      type="button"
      className={canCall ? "button primary cards-call" : "button cards-call"}
      data-testid="call"
      data-lit={canCall}
      aria-disabled={!canCall}
      onClick={() => {
        if (view.call === null || isComing) send({ call: true });
        else say(cardsRefusal(view.call));
      }}
    >
      <span>Ubongo!</span>
      <span className="cards-call-count">{t("actions.laid", { laid, goal: view.goal })}</span>
    </button>
  );
}

function Icon({ path }: { path: string }) {
  return (
    <svg className="icon" viewBox="0 0 20 20" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
