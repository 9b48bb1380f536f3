import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useWideTable } from "../../../model/media";
import { useNotes } from "../../../model/notes";
import type { Move, View } from "../../../protocol/ubongo3d";
import type { GameTableProps } from "../../room";
import { ReviewPanel } from "../review/ReviewPanel";
import { useReview } from "../review/useReview";
import { Board } from "./Board";
import { CallButton } from "./CallButton";
import { Countdown } from "./Countdown";
import { useKeys } from "./keys";
import { Display, Others } from "./Others";
import { Panel } from "./Panel";
import { useReady } from "./ready";
import { SoloBar } from "./SoloBar";
import { StatusBar } from "./StatusBar";
import { TurnPad } from "./TurnPad";
import { useBuilding } from "./useBuilding";
import { useHand } from "./useHand";
import { hintCells, watchedSeat } from "./watching";
import { useWebGl } from "./webgl";
import { ubongoRefusal } from "./words";

/** Everything below the bar: the others, the time, the board, the panel, the call. */
export function Race(props: GameTableProps & { view: View }) {
  const { table, names, view, now, play, refused } = props;
  const { t } = useTranslation("ubongo3d");
  const { t: shell } = useTranslation();
  const isWide = useWideTable();
  const webGl = useWebGl();
  const [isMap, setMap] = useState(false);
  const [isDrawn, setDrawn] = useState(false);
  const watched = watchedSeat(view);
  const player = view.players[watched];
  const building = useBuilding(view, watched, props);
  const hand = useHand(building);
  const review = useReview(view);
  const { note, say } = useNotes(refused, ubongoRefusal);
  const send = (move: Move) => {
    if (!play(move)) say(shell("line.offline"));
  };
  const call = () => {
    if (view.call === null) send({ call: true });
    else say(ubongoRefusal(view.call));
  };
  useReady(view, isDrawn || !webGl.canDraw, props.live, play);
  useKeys({ building, hand, onCall: call });

  const isSeated = view.seat !== null;
  const isBuilding = review === null && building.task !== null && watched === view.seat;
  const showsMap = !webGl.canDraw || (isMap && review === null);
  return (
    <main
      className="ubongo-table"
      id="main"
      data-phase={view.phase}
      data-map={showsMap}
      data-flat={!webGl.canDraw}
    >
      <div className="race-side">
        {view.solo === null && <Others view={view} seats={table.seats} names={names} />}
        <Display view={view} />
        {view.solo && isSeated && <SoloBar view={view} solo={view.solo} send={send} />}
      </div>
      <StatusBar
        view={view}
        player={player}
        names={names}
        options={table.options}
        now={now}
        note={note}
      />
      <Board
        building={building}
        hand={hand}
        review={review}
        marked={hintCells(view)}
        canDraw={webGl.canDraw}
        isHidden={showsMap && !isWide}
        onDrawn={() => {
          setDrawn(true);
        }}
        onLost={webGl.lose}
      >
        <Countdown view={view} now={now} />
      </Board>
      {isBuilding && !isWide && !showsMap && <TurnPad hand={hand} canBuild={building.canBuild} />}
      {isBuilding && (isWide || showsMap) && (
        <Panel building={building} hand={hand} marked={hintCells(view)} />
      )}
      {review && <ReviewPanel review={review} view={view} names={names} />}
      <div className="race-actions">
        {isBuilding && <CallButton view={view} live={props.live} onCall={call} />}
        {review && isSeated && <NextButton view={view} send={send} />}
        {isBuilding && !isWide && webGl.canDraw && (
          <button
            type="button"
            className="button small"
            data-testid="switch-map"
            onClick={() => {
              setMap(!isMap);
            }}
          >
            {t(isMap ? "board.toBoard" : "board.toMap")}
          </button>
        )}
      </div>
    </main>
  );
}

/** Whoever has seen enough says so; the next round begins when all have. */
function NextButton({ view, send }: { view: View; send: (move: Move) => void }) {
  const { t } = useTranslation("ubongo3d");
  const isWaiting = view.players[view.seat ?? 0]?.is_ready === true;
  return (
    <button
      type="button"
      className="button primary"
      data-testid="next-round"
      aria-disabled={isWaiting}
      onClick={() => {
        if (!isWaiting) send({ next: view.round });
      }}
    >
      {t(view.tie.length > 0 ? "review.toTie" : "review.next")}
    </button>
  );
}
