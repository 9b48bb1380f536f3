import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { TableBar } from "../../../app/table/TableBar";
import { announce } from "../../../model/announcer";
import { useNotes } from "../../../model/notes";
import type { Move, Spot, View } from "../../../protocol/ubongocards";
import type { GameTableProps } from "../../room";
import { touchesAt } from "../model/contacts";
import { boundsOf, isFree } from "../model/grid";
import { cardsRefusal, touchesText, turnName } from "../words";
import { Actions, CallButton } from "./Actions";
import { useAnnouncements } from "./announcements";
import { CheckedRound } from "./CheckedRound";
import { Cloth } from "./Cloth";
import { Countdown } from "./Countdown";
import { HandCards } from "./HandCards";
import { useKeys } from "./keys";
import { Others } from "./Others";
import { PlacesDialog } from "./PlacesDialog";
import { statusText } from "./statusText";
import { useCamera } from "./useCamera";
import { cardOf, useHeld } from "./useHeld";
import { useLayout, type Laid } from "./useLayout";
import { usePointers } from "./usePointers";
import "./table.css";

/** The table while the card game is played. */
export default function CardsTable(props: GameTableProps) {
  const { table, names } = props;
  const view = table.view as View;
  const { t: shell } = useTranslation();
  const { note, say } = useNotes(props.refused, cardsRefusal);
  const send = (move: Move) => {
    if (!props.play(move)) say(shell("line.offline"));
  };
  useAnnouncements(view, names);
  useReady(view, props);
  const isChecked = view.phase === "checked" && view.checked !== null;
  return (
    <div className="cards">
      <TableBar table={table} leave={props.leave}>
        <Progress view={view} />
      </TableBar>
      <main
        className="cards-table"
        id="main"
        data-phase={view.phase}
        data-seated={view.seat !== null}
      >
        {!isChecked && <Others view={view} seats={table.seats} names={names} />}
        {(isChecked || view.seat === null) && <Status view={view} names={names} />}
        {isChecked && view.checked ? (
          <CheckedRound
            key={view.round}
            view={view}
            round={view.checked}
            names={names}
            send={send}
          />
        ) : (
          view.seat !== null && (
            <OwnPart key={view.round} {...props} view={view} send={send} say={say} />
          )
        )}
        {note !== "" && (
          <p className="cards-note paper" data-testid="note">
            {note}
          </p>
        )}
      </main>
    </div>
  );
}

function Status({ view, names }: { view: View; names: readonly string[] }) {
  const { t } = useTranslation("ubongocards");
  return (
    <p className="cards-status" data-testid="status">
      {statusText(t, view, names)}
    </p>
  );
}

function Progress({ view }: { view: View }) {
  const { t } = useTranslation("ubongocards");
  const own = view.seat === null ? undefined : view.players[view.seat];
  return (
    <p className="progress cards-progress">
      <span>{t("progress", { round: view.round, rounds: view.rounds })}</span>
      <span className="cards-side" data-side={view.colour}>
        {t(`side.${view.colour}`)}
      </span>
      {own && <span>{t("points", { count: own.total })}</span>}
    </p>
  );
}

/** Whoever has loaded the table is ready for the first round. */
function useReady(view: View, { play, live }: GameTableProps): void {
  const own = view.seat === null ? undefined : view.players[view.seat];
  const isAwaited = live && view.phase === "ready" && own?.is_ready === false;
  const ready = useEffectEvent(() => {
    if (view.awaited !== null) play({ ready: view.awaited });
  });
  useEffect(() => {
    if (isAwaited) ready();
  }, [isAwaited]);
}

type OwnPartProps = GameTableProps & {
  view: View;
  send: (move: Move) => void;
  say: (text: string) => void;
};

/** One's own cloth, the hand, and everything that one does with them. */
function OwnPart({ view, send, say, now, ...props }: OwnPartProps) {
  const { t } = useTranslation("ubongocards");
  const { t: shell } = useTranslation();
  const main = useRef<HTMLDivElement>(null);
  const cloth = useRef<HTMLDivElement>(null);
  const [places, setPlaces] = useState<{ card: number | null } | null>(null);
  const layout = useLayout(view, props);

  const touched = (spot: Spot): string => {
    const card = cardOf(layout, spot.card);
    if (card === undefined) return "";
    const touches = touchesAt(spot, card, layout.laid);
    return touches.length === 0
      ? t("said.touchesNothing")
      : touchesText(t, touches, layout.numberOf);
  };
  const onDone = (done: Laid, spot: Spot | null, card: number) => {
    const number = layout.numberOf(card);
    if (done === "offline") say(shell("line.offline"));
    if (done === "overlap") say(cardsRefusal({ code: "cards_overlap", why: "" }));
    if (done !== "done") return;
    const before = layout.laid.filter((each) => each.card !== card).length;
    if (spot === null) announce(t("said.taken", { number, count: before }));
    else announce([t("said.laid", { number, count: before + 1 }), touched(spot)].join(" "));
  };
  const onTurned = (turn: number) => {
    announce(turnName(t, turn));
  };
  const hand = useHeld({ layout, onDone, onTurned });
  const looking = useCamera(cloth, boundsOf(layout.laid.map(({ at }) => at)));
  const pointers = usePointers({ cloth, looking, layout, hand });
  const onPlaces = (card: number | null) => {
    if (layout.canLay) setPlaces({ card });
  };
  const onMoved = (spot: Spot) => {
    const isRoom = isFree(spot, layout.laid);
    announce(
      [t("said.at", { x: spot.x, y: spot.y }), isRoom ? touched(spot) : t("said.noRoom")].join(" "),
    );
  };
  const onLift = (card: number) => {
    if (!layout.canLay) {
      hand.choose(card);
      return;
    }
    hand.lift(card);
    cloth.current?.focus();
    announce(t("said.lifted", { number: layout.numberOf(card) }));
  };
  useKeys({ main, layout, hand, onPlaces, onMoved });
  return (
    <div className="cards-own" ref={main}>
      <Cloth
        view={view}
        cloth={cloth}
        layout={layout}
        hand={hand}
        looking={looking}
        onLift={onLift}
        {...pointers}
      >
        <Countdown view={view} now={now} />
        {layout.laid.length === 0 && view.phase === "laying" && hand.held === null && (
          <p className="cloth-hint">{t("cloth.empty")}</p>
        )}
      </Cloth>
      <div className="cards-line">
        <Status view={view} names={props.names} />
        <CallButton view={view} laid={layout.laid.length} send={send} say={say} />
      </div>
      <Actions
        view={view}
        layout={layout}
        hand={hand}
        send={send}
        say={say}
        onPlaces={() => {
          onPlaces(hand.held?.card ?? null);
        }}
      />
      <HandCards
        layout={layout}
        hand={hand}
        face={view.colour}
        onCardDown={pointers.onCardDown}
        onLift={onLift}
      />
      {places !== null && layout.canLay && (
        <PlacesDialog
          view={view}
          layout={layout}
          first={places.card}
          onLay={hand.drop}
          onTake={hand.takeBack}
          onClose={() => {
            setPlaces(null);
          }}
        />
      )}
    </div>
  );
}
