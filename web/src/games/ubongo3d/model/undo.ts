import type { Put, Take } from "../../../protocol/ubongo3d";
import {
  fallen,
  inOrder,
  isSame,
  onLevel,
  without,
  withPut,
  type Building,
  type Lying,
} from "./building";
import type { Cube } from "./pieces";
import { asCubes } from "./playback";

/** A move that changes a building. */
export type BuildingMove = Put | Take;

/** Put a piece: it falls, or slides into a level. */
export function putMove(kind: number, cells: readonly Cube[], level: number | null): Put {
  return { put: { kind, cells: cells.map((cell) => [...cell]), ...(level !== null && { level }) } };
}

/** Return how a piece is put where it lies: it falls if that leads there, and slides in otherwise. */
function wayTo(rest: Building, { kind, cells }: Lying): Put {
  const lowest = Math.min(...cells.map(([, , z]) => z));
  const home = onLevel(cells, 0);
  const falls = isSame([{ kind, cells: fallen(rest, home) }], [{ kind, cells }]);
  return putMove(kind, home, falls ? null : lowest);
}

/** Apply a move to a building, as the server will. */
export function withMove(laid: Building, move: BuildingMove): Building {
  if ("take" in move) return without(laid, move.take);
  const { kind, cells, level } = move.put;
  return withPut(laid, kind, asCubes(cells), level ?? null);
}

/** List the moves that lead from one building to another, such as the previous one. */
export function movesTo(from: Building, to: Building): BuildingMove[] {
  const moves: BuildingMove[] = [];
  let laid = from;
  const act = (move: BuildingMove) => {
    moves.push(move);
    laid = withMove(laid, move);
  };
  for (const piece of from) {
    const isThere = laid.some(({ kind }) => kind === piece.kind);
    if (isThere && !lies(to, piece)) act({ take: piece.kind });
  }
  for (const piece of inOrder(to)) if (!lies(laid, piece)) act(wayTo(laid, piece));
  return moves;
}

const lies = (laid: Building, piece: Lying): boolean =>
  laid.some((other) => other.kind === piece.kind && isSame([other], [piece]));
