import { useState } from "react";
import { feel } from "../../../model/feel";
import { unansweredIn } from "../../../race/unanswered";
import type { Move, TaskView, View } from "../../../protocol/ubongo3d";
import type { Refusal } from "../../../protocol/messages";
import type { GameTableProps } from "../../game-module";
import type { Building, Square } from "../model/building";
import { callFault } from "../model/calling";
import { asCubes, asLying } from "../model/playback";
import { movesTo, withMove, type BuildingMove } from "../model/undo";

interface Desk {
  /** The task it belongs to; a new task starts with an empty board. */
  task: string;
  squares: readonly Square[];
  kinds: readonly number[];
  /** What lay before each of the player's own actions. */
  past: readonly Building[];
}

/** The player's own building: as the server knows it, plus what was sent and not yet answered. */
export interface OwnBuilding {
  task: TaskView | null;
  squares: readonly Square[];
  kinds: readonly number[];
  laid: Building;
  /** Pieces whose overdue confirmation has not come yet. */
  pending: ReadonlySet<number>;
  /** Why a call would be wrong, judging by what is shown; null if it is right. */
  callFault: Refusal | null;
  /** A call is on its way. */
  isCalled: boolean;
  canBuild: boolean;
  canUndo: boolean;
  /** Change the building; the change shows at once, and is undone if it is refused. */
  act: (move: BuildingMove) => void;
  undo: () => void;
}

type Props = Pick<GameTableProps, "line" | "pending" | "play">;

const NOTHING: readonly never[] = [];

/** Show a seat's building; the player's own moves show before they are answered, and can be undone. */
export function useBuilding(view: View, seat: number, { line, pending, play }: Props): OwnBuilding {
  const player = view.players[seat];
  const task = player?.task ?? null;
  const name = `${view.round} ${view.solo?.number ?? 0} ${task?.name ?? ""}`;
  const past = view.seat === seat ? view.past : NOTHING;
  const [desk, setDesk] = useState<Desk>(() => newDesk(name, task, past));
  if (desk.task !== name) setDesk(newDesk(name, task, past));

  const { moves, isCalled, late } = unansweredIn<Move>({ line, pending });
  const waiting = view.seat === seat ? moves.filter(isBuilding) : NOTHING;
  const laid = waiting.reduce(withMove, buildingOf(task));

  const send = (moves: readonly BuildingMove[], past: readonly Building[]) => {
    if (moves.every((move) => play(move))) setDesk({ ...desk, past });
  };
  return {
    task,
    squares: desk.squares,
    kinds: desk.kinds,
    laid,
    pending: late(putIn(waiting)),
    callFault: waiting.length > 0 ? callFault(desk.squares, desk.kinds, laid) : view.call,
    isCalled,
    canBuild: player?.is_building === true && view.seat === seat && !isCalled,
    canUndo: desk.past.length > 0,
    act: (move) => {
      send([move], [...desk.past, laid]);
    },
    undo: () => {
      const before = desk.past.at(-1);
      if (before === undefined) return;
      send(movesTo(laid, before), desk.past.slice(0, -1));
      feel("take");
    },
  };
}

const isBuilding = (move: Move): move is BuildingMove => "put" in move || "take" in move;

const putIn = (moves: readonly BuildingMove[]): number[] =>
  moves.flatMap((move) => ("put" in move ? [move.put.kind] : []));

/** Start from what the server knows: undo survives a reload. */
function newDesk(name: string, task: TaskView | null, past: View["past"]): Desk {
  return {
    task: name,
    squares: asSquares(task?.squares ?? NOTHING),
    kinds: (task?.pieces ?? NOTHING).map(({ kind }) => kind),
    past: past.map((laid) => laid.map(asLying)),
  };
}

/** Parse squares as the server sends them. */
export const asSquares = (squares: TaskView["squares"]): Square[] =>
  squares.map(([x = 0, y = 0]) => [x, y]);

/** Return what lies on a task. */
export function buildingOf(task: Pick<TaskView, "pieces"> | null): Building {
  return (task?.pieces ?? []).flatMap(({ kind, cells }) =>
    cells === null ? [] : [{ kind, cells: asCubes(cells) }],
  );
}
