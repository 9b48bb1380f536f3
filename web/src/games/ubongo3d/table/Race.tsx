import { Suspense, useState } from "react";
import { feel } from "../../../model/feel";
import { later } from "../../../model/later";
import { isPlayedFor } from "../../../model/played-for";
import { useWideTable } from "../../../model/media";
import { useReady } from "../../../race/useReady";
import { useSending } from "../../../race/useSending";
import type { View } from "../../../protocol/ubongo3d";
import type { GameTableProps } from "../../game-module";
import type { Building } from "../model/building";
import { isUntimed } from "../model/untimed";
import { useReview } from "../round/useReview";
import { nameMove } from "../text/moves";
import { ruleOf } from "../text/rule-of";
import { BuildingActions, ToNextRound } from "./Actions";
import { AutoCall } from "./AutoCall";
import { PauseCover } from "./PauseCover";
import { Display } from "./Display";
import { useGhostRun } from "./ghostRun";
import { useMapSheet } from "./mapSheet";
import { Others } from "./Others";
import { awaitedFrom } from "./ready";
import { SoloBar } from "./SoloBar";
import { StatusLine } from "./StatusLine";
import { useBuilding } from "./useBuilding";
import { hintCells, useWatching } from "./watching";
import { useWebGl } from "./webgl";
import { ubongoRefusal } from "../text/words";
import { Workbench } from "./Workbench";

const ReviewPanel = later(() => import("../round/ReviewPanel").then((part) => part.ReviewPanel));

/** Everything below the bar: the other players, the time, the board, the panel, the call. */
export function Race(props: GameTableProps & { view: View }) {
  const { table, names, view, now, play } = props;
  const isWide = useWideTable();
  const webGl = useWebGl();
  const [isDrawn, setDrawn] = useState(false);
  const [notes, setNotes] = useState<HTMLElement | null>(null);
  const watching = useWatching(view);
  const { note, rule, say, send } = useSending(props, ubongoRefusal, nameMove, ruleOf);
  const building = useBuilding(view, watching.seat, { ...props, play: send });
  const review = useReview(view);
  const isWithoutClock = isUntimed(table.id);
  const run = useGhostRun(view, isWithoutClock, now);
  const call = () => {
    if (building.isCalled) return;
    if (building.callFault === null) send({ call: true });
    else {
      feel("refused");
      say(ubongoRefusal(building.callFault), building.callFault.code);
    }
  };
  const isLoaded = (isDrawn || !webGl.canDraw) && !isPlayedFor(table);
  useReady(isLoaded ? awaitedFrom(view) : null, play);

  const isSeated = view.seat !== null;
  const isBuilding = review === null && canStillBuild(view) && watching.seat === view.seat;
  const map = useMapSheet(isBuilding && !isWide && webGl.canDraw);
  const isSheet = !webGl.canDraw || map.isOpen;
  const watched = watching.seat === view.seat || watching.choices.length === 0;
  return (
    <main
      className="ubongo-table"
      id="main"
      data-phase={view.phase}
      data-map={isSheet}
      data-flat={!webGl.canDraw}
    >
      <div className="race-side">
        {view.solo === null && (
          <Others view={view} seats={table.seats} names={names} watching={watching} />
        )}
        <Display view={view} />
        {view.solo && isSeated && (
          <SoloBar view={view} solo={view.solo} pending={props.pending} send={send} run={run} />
        )}
      </div>
      <StatusLine
        view={view}
        player={view.players[watching.seat]}
        names={names}
        options={table.options}
        isUntimed={isWithoutClock}
        now={now}
        watched={watched ? "" : (names[watching.seat] ?? "")}
        note={note}
        rule={rule}
        onNotes={setNotes}
      />
      <Workbench
        building={building}
        review={review}
        marked={hintCells(view)}
        best={run?.laid ?? NOTHING}
        isBuilding={isBuilding}
        isWide={isWide}
        isSheet={isSheet}
        canDraw={webGl.canDraw}
        notes={notes}
        onDrawn={() => {
          setDrawn(true);
        }}
        onLost={webGl.lose}
        onCall={call}
      >
        <PauseCover view={view} />
      </Workbench>
      <Suspense>{review && <ReviewPanel review={review} view={view} names={names} />}</Suspense>
      <div className="race-actions">
        {isBuilding && (
          <BuildingActions
            building={building}
            isPlayedFor={isPlayedFor(table)}
            onCall={call}
            onMap={isWide || !webGl.canDraw ? null : map.toggle}
            isMap={map.isOpen}
          />
        )}
        {isBuilding && isWide && <AutoCall />}
        {review && isSeated && <ToNextRound view={view} pending={props.pending} send={send} />}
      </div>
    </main>
  );
}

const NOTHING: Building = [];

/** Ask whether the player's own task is still unsolved, or about to begin. */
function canStillBuild({ phase, seat, players }: View): boolean {
  const own = seat === null ? undefined : players[seat];
  return own?.task != null && (phase !== "building" || own.is_building);
}
