import { Suspense, useRef, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { announce } from "../../../model/announcer";
import { PartBoundary } from "../../../app/PartBoundary";
import { later } from "../../../model/later";
import type { Move, Spot, View } from "../../../protocol/ubongocards";
import type { GameTableProps } from "../../game-module";
import { touchesAt } from "../model/contacts";
import { isFree } from "../model/grid";
import { cardsRefusal, touchesText, turnName } from "../text/words";
import { Actions, CardsCall } from "./Actions";
import { Board } from "./Board";
import { Countdown } from "../../../race/Countdown";
import { HandCards } from "./HandCards";
import { HintNote } from "./Hint";
import { useKeys } from "./keys";
import { StatusLine } from "./StatusLine";
import { useCamera } from "./useCamera";
import { useFlights } from "./useFlights";
import { useHint } from "./useHint";
import { cardOf, useHeld } from "./useHeld";
import { useLayout, type Laid } from "./useLayout";
import { usePointers } from "./usePointers";
import { useWheel } from "./useWheel";

const PlacesDialog = later(() => import("./PlacesDialog").then((part) => part.PlacesDialog));

type OwnPartProps = GameTableProps & {
  view: View;
  send: (move: Move) => boolean;
  say: (text: string) => void;
  /** What temporarily replaces the words. */
  children: ReactNode;
};

/** The player's board, their hand, and all actions on them. */
export function OwnPart({ view, send, say, now, children, ...props }: OwnPartProps) {
  const { t } = useTranslation("ubongocards");
  const { t: shell } = useTranslation();
  const main = useRef<HTMLDivElement>(null);
  const board = useRef<HTMLDivElement>(null);
  const [places, setPlaces] = useState<{ card: number | null } | null>(null);
  const layout = useLayout(view, { ...props, play: send });

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
    if (done === "overlap") say(cardsRefusal({ code: "cards_overlap", why: "" }));
    if (done !== "done") return;
    const before = layout.laid.filter((each) => each.card !== card).length;
    if (spot === null) announce(t("said.taken", { number, count: before }));
    else announce([t("said.laid", { number, count: before + 1 }), touched(spot)].join(" "));
  };
  const onTurned = (turn: number) => {
    announce(turnName(t, turn));
  };
  const onMove = useFlights(main);
  const hand = useHeld({ layout, onMove, onDone, onTurned });
  const hint = useHint(view, props, layout, () => {
    say(shell("line.none"));
  });
  const advised = hint.spot && cardOf(layout, hint.spot.card);
  const shown =
    hint.spot && advised ? [...layout.laid, { ...advised, at: hint.spot }] : layout.laid;
  const looking = useCamera(board, shown);
  const drawing = hint.spot === null ? view.spots : [...view.spots, hint.spot];
  const fitting = drawing.filter((spot) => isFree(spot, layout.laid));
  const { onCardDown, onBoardDown, ...aiming } = usePointers({
    board,
    looking,
    layout,
    hand,
    fitting,
  });
  useWheel({ root: main, looking, hand, ...aiming });
  const onPlaces = (card: number | null) => {
    if (layout.canLay && view.marks) setPlaces({ card });
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
    board.current?.focus();
    announce(t("said.lifted", { number: layout.numberOf(card) }));
  };
  const onHint = hint.isOffered ? hint.ask : null;
  useKeys({ main, layout, hand, onPlaces, onHint, onMoved });
  return (
    <div className="cards-own" ref={main}>
      <Board
        view={view}
        board={board}
        layout={layout}
        hand={hand}
        looking={looking}
        hint={hint}
        onLift={onLift}
        onCardDown={onCardDown}
        onBoardDown={onBoardDown}
      >
        {view.phase === "countdown" && view.starts_at !== null && (
          <Countdown starts={view.starts_at} now={now} className="cards-countdown" />
        )}
        {layout.laid.length === 0 && view.phase === "laying" && hand.held === null && (
          <p className="cards-board-hint">{t("board.empty")}</p>
        )}
      </Board>
      <HintNote hint={hint} hand={hand} />
      <div className="cards-line">
        <StatusLine view={view} names={props.names} />
        {children}
        <CardsCall
          view={view}
          laid={layout.laid.length}
          pending={props.pending}
          send={send}
          say={say}
        />
      </div>
      <Actions
        view={view}
        looking={looking}
        layout={layout}
        hand={hand}
        pending={props.pending}
        send={send}
        say={say}
        hint={hint}
        onPlaces={() => {
          onPlaces(hand.held?.card ?? null);
        }}
      />
      <HandCards
        layout={layout}
        hand={hand}
        face={view.colour}
        advised={hint.card}
        onCardDown={onCardDown}
        onLift={onLift}
      />
      {places !== null && layout.canLay && view.marks && (
        <PartBoundary>
          <Suspense>
            <PlacesDialog
              face={view.colour}
              fitting={fitting}
              layout={layout}
              first={places.card}
              onLay={hand.drop}
              onTake={hand.takeBack}
              onClose={() => {
                setPlaces(null);
              }}
            />
          </Suspense>
        </PartBoundary>
      )}
    </div>
  );
}
