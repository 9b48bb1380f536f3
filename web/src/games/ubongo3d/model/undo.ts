import type { Put, Take } from "../../../protocol/ubongo3d";
import { inOrder, isSame, without, withPut, type Building, type Lying } from "./building";

/** A move that changes a building. */
export type BuildingMove = Put | Take;

/** Say how a piece is put where it lies: z counts from its own lowest cube. */
export function putMove({ kind, cells }: Lying): Put {
  const lowest = Math.min(...cells.map(([, , z]) => z));
  return { put: { kind, cells: cells.map(([x, y, z]) => [x, y, z - lowest]) } };
}

/** Do a move to a building, as the server will. */
export function withMove(laid: Building, move: BuildingMove): Building {
  if ("take" in move) return without(laid, move.take);
  return withPut(
    laid,
    move.put.kind,
    move.put.cells.map(([x = 0, y = 0, z = 0]) => [x, y, z]),
  );
}

/** List the moves that lead from one building to another, such as the one before. */
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
  for (const piece of inOrder(to)) if (!lies(laid, piece)) act(putMove(piece));
  return moves;
}

const lies = (laid: Building, piece: Lying): boolean =>
  laid.some((other) => other.kind === piece.kind && isSame([other], [piece]));
