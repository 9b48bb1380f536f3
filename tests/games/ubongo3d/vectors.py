"""Test vectors of the rules for the web client, which predicts the rules: its tests read the same file.

`make vectors` rewrites the file after an intended change.
"""

from collections.abc import Iterator, Sequence
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from typing import Any

import msgspec

from spieltisch.cli.drawing import draw_whole
from spieltisch.core.rng import Rng
from spieltisch.games.ubongo3d import placing
from spieltisch.games.ubongo3d.boards import box, places
from spieltisch.games.ubongo3d.material import LEVELS
from spieltisch.games.ubongo3d.moves import Dropped, Put, Take
from spieltisch.games.ubongo3d.placing import Building, Laid
from spieltisch.games.ubongo3d.solutions import PlacedPiece, solutions_of
from spieltisch.packing.areas import Area
from spieltisch.packing.cells import forms
from spieltisch.packing.kinds import KINDS

FILE = Path(__file__).parents[3] / "web/src/games/ubongo3d/model/vectors.json"
WALKS = 24
STEPS = 10
TOWERS = 6
BUILDINGS = 12
TRIED = 20
MOST_DROPS = 1000


def vectors() -> dict[str, Any]:
    """Return all tasks, solutions to reach, walks with what is wrong after each move, towers and landings."""
    return {
        "areas": _areas(),
        "solutions": _solutions(),
        "walks": [_walk(number) for number in range(WALKS)],
        "towers": [_tower(number) for number in range(TOWERS)],
        "landings": [each for number in range(BUILDINGS) for each in _landings(number)],
    }


def _areas() -> list[dict[str, Any]]:
    """Return every area of the box with the pieces of its tasks."""
    tasks: dict[Area, list[tuple[int, ...]]] = {}
    for board, place in places(box().boards):
        kinds = board.task(place.side, place.numbers).kinds
        tasks.setdefault(board.area(place.side, place.numbers), []).append(kinds)
    return [{"squares": area, "kinds": kinds} for area, kinds in tasks.items()]


def _solutions() -> list[dict[str, Any]]:
    """Return every solution that needs sliding, and the others of the same tasks, as cells and drawn."""
    found = []
    for board, place in places(box().boards):
        area, task = board.area(place.side, place.numbers), board.task(place.side, place.numbers)
        solutions = list(solutions_of(area, task.kinds))
        if not all(each.is_straight for each in solutions):
            found += [
                {
                    "task": place.name,
                    "squares": area,
                    "straight": each.is_straight,
                    "drawn": _drawn(area, each.steps),
                    "steps": [_piece(Laid(step.kind, step.cells)) for step in each.steps],
                }
                for each in solutions
            ]
    return found


def _drawn(area: Area, steps: Sequence[PlacedPiece]) -> list[str]:
    """Return the picture that the terminal shows, without the words below it."""
    with redirect_stdout(StringIO()) as shown:
        draw_whole(area, steps)
    return shown.getvalue().split("put in:")[0].splitlines()


def _walk(number: int) -> dict[str, Any]:
    """Put and take pieces at random: some fall, some are slid in, some stick out."""
    rng = Rng(f"{number}", "ubongo3d vectors")
    board, place = rng.choice(places(box().boards))
    area, kinds = board.area(place.side, place.numbers), board.task(place.side, place.numbers).kinds
    laid: Building = ()
    steps = []
    for _ in range(STEPS):
        move = _move(area, kinds, laid, rng)
        if isinstance(move, Take):
            laid = placing.taken(laid, move.take)
        else:
            laid = placing.put(placing.taken(laid, move.put.kind), move.put)
        steps.append(
            {
                "move": msgspec.to_builtins(move),
                "laid": [_piece(each) for each in laid],
                "fault": _fault(area, laid),
            }
        )
    return {"squares": area, "kinds": kinds, "steps": steps}


def _tower(number: int) -> dict[str, Any]:
    """Pile pieces up above the area, without a gap, until one stands on a third level."""
    rng = Rng(f"{number}", "ubongo3d towers")
    board, place = rng.choice(places(box().boards))
    area, kinds = board.area(place.side, place.numbers), board.task(place.side, place.numbers).kinds
    laid: Building = ()
    steps = []
    for _ in range(MOST_DROPS):
        kind = rng.choice(kinds)
        higher = placing.put(placing.taken(laid, kind), rng.choice(placing.drops(area, kind)))
        fault = _fault(area, higher)
        if fault != "gap":
            laid = higher
            steps.append({"laid": [_piece(each) for each in laid], "fault": fault})
        if fault == "third_level":
            break
    return {"squares": area, "steps": steps}


def _landings(number: int) -> Iterator[dict[str, Any]]:
    """Drop a piece onto a faultless building: where it lands, and what is wrong there and below it.

    Cases with several faults are left out, because the rules and the client may name different ones first.
    """
    rng = Rng(f"{number}", "ubongo3d landings")
    board, place = rng.choice(places(box().boards))
    area, kinds = board.area(place.side, place.numbers), board.task(place.side, place.numbers).kinds
    built = next(each.steps for each in solutions_of(area, kinds) if each.is_straight)
    for _ in range(TRIED):
        laid = tuple(Laid(step.kind, step.cells) for step in built[: rng.below(len(built))])
        kind = rng.choice(placing.left_of(kinds, laid))
        x, y = (rng.below(2), rng.below(2)) if rng.below(3) == 0 else (0, 0)
        inside = rng.choice(placing.drops(area, kind)).cells
        cells = tuple((a + x, b + y, c) for a, b, c in inside)
        lands = placing.fallen(laid, cells)
        fault = _fault(area, (*laid, Laid(kind, lands)))
        is_clear = all((x, y) in area and z < LEVELS for x, y, z in lands)
        if fault != "gap" or is_clear:
            yield {
                "squares": area,
                "laid": [_piece(each) for each in laid],
                "cells": cells,
                "lands": lands,
                "fault": fault,
                "room": _room(laid, Laid(kind, placing.on_level(cells, 0))),
            }


def _room(laid: Building, there: Laid) -> str | None:
    """Return the code for why a piece cannot be slid in on the table and stay within the levels."""
    why = placing.no_room(laid, there)
    is_high = any(z >= LEVELS for _, _, z in there.cells)
    return why.code if why is not None else "third_level" if is_high else None


def _move(area: Area, kinds: tuple[int, ...], laid: Building, rng: Rng) -> Put | Take:
    if laid and rng.below(4) == 0:
        return Take(rng.choice(laid).kind)
    kind = rng.choice(kinds)
    form = rng.choice(forms(KINDS[kind]))
    x, y = rng.choice(area)
    a, b, _ = rng.choice(form)
    piece = Dropped(kind, tuple((c + x - a, d + y - b, e) for c, d, e in form))
    there = Laid(kind, placing.on_level(piece.cells, 0))
    has_room = placing.no_room(placing.taken(laid, kind), there) is None
    return Put(msgspec.structs.replace(piece, level=0) if has_room else piece)


def _fault(area: Area, laid: Building) -> str | None:
    """Return the code of what is wrong if these are all the pieces of the task."""
    why = placing.fault(area, [piece.kind for piece in laid], laid)
    return None if why is None else why.code


def _piece(piece: Laid) -> dict[str, Any]:
    return {"kind": piece.kind, "cells": piece.cells}


def encoded() -> bytes:
    """Write the vectors, one per line."""
    lines = {
        name: b",\n  ".join(msgspec.json.encode(each) for each in rows)
        for name, rows in vectors().items()
    }
    parts = [b' "' + name.encode() + b'": [\n  ' + rows + b"\n ]" for name, rows in lines.items()]
    return b"{\n" + b",\n".join(parts) + b"\n}\n"


if __name__ == "__main__":
    FILE.write_bytes(encoded())
