import { useState } from "react";
import type { TaskView, View } from "../../../protocol/ubongo3d";
import type { GameTableProps } from "../../room";
import type { Building, Square } from "../model/building";
import { asCubes } from "../model/playback";
import { movesTo, withMove, type BuildingMove } from "../model/undo";

/** A move that was sent: it will be in the view once that has so many steps. */
interface Sent {
  move: BuildingMove;
  step: number;
}

interface Desk {
  /** Which task it belongs to; a new task begins with an empty desk. */
  task: string;
  squares: readonly Square[];
  kinds: readonly number[];
  sent: readonly Sent[];
  /** What lay before each of one's own actions. */
  past: readonly Building[];
}

/** One's own building: as the server knows it, with what was sent and not yet answered. */
export interface OwnBuilding {
  task: TaskView | null;
  squares: readonly Square[];
  kinds: readonly number[];
  laid: Building;
  canBuild: boolean;
  canUndo: boolean;
  /** Do something to the building; it is shown at once, and undone if it is refused. */
  act: (move: BuildingMove) => void;
  undo: () => void;
}

type Props = Pick<GameTableProps, "live" | "play" | "refused">;

const NOTHING: readonly never[] = [];

/** Show a seat's building; one's own moves are shown before they are answered, and can be undone. */
export function useBuilding(view: View, seat: number, { live, play, refused }: Props): OwnBuilding {
  const player = view.players[seat];
  const task = player?.task ?? null;
  const name = `${view.round} ${view.solo?.number ?? 0} ${task?.name ?? ""}`;
  const [desk, setDesk] = useState<Desk>(() => newDesk(name, task));
  // A new task, a refusal or a lost line: what was on its way means nothing any more.
  if (desk.task !== name) setDesk(newDesk(name, task));
  else if (desk.sent.length > 0 && (!live || refused !== null)) setDesk({ ...desk, sent: NOTHING });

  const steps = player?.steps ?? 0;
  const known = buildingOf(task);
  const waiting = desk.task === name ? desk.sent.filter(({ step }) => step > steps) : NOTHING;
  const laid = waiting.reduce((all, { move }) => withMove(all, move), known);

  const send = (moves: readonly BuildingMove[], past: readonly Building[]) => {
    const sent = [...waiting];
    for (const move of moves) {
      if (play(move)) sent.push({ move, step: steps + sent.length + 1 });
    }
    setDesk({ ...desk, sent, past });
  };
  return {
    task,
    squares: desk.squares,
    kinds: desk.kinds,
    laid,
    canBuild: player?.is_building === true && view.seat === seat,
    canUndo: desk.past.length > 0,
    act: (move) => {
      send([move], [...desk.past, laid]);
    },
    undo: () => {
      const before = desk.past.at(-1);
      if (before !== undefined) send(movesTo(laid, before), desk.past.slice(0, -1));
    },
  };
}

function newDesk(name: string, task: TaskView | null): Desk {
  return {
    task: name,
    squares: asSquares(task?.squares ?? NOTHING),
    kinds: (task?.pieces ?? NOTHING).map(({ kind }) => kind),
    sent: NOTHING,
    past: NOTHING,
  };
}

/** Read squares as they travel. */
export const asSquares = (squares: TaskView["squares"]): Square[] =>
  squares.map(([x = 0, y = 0]) => [x, y]);

/** Read what lies on a task. */
export function buildingOf(task: Pick<TaskView, "pieces"> | null): Building {
  return (task?.pieces ?? []).flatMap(({ kind, cells }) =>
    cells === null ? [] : [{ kind, cells: asCubes(cells) }],
  );
}
