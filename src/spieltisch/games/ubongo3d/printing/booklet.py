"""The solution booklet: a page for each board, with every task level by level and piece by piece. (U3D-7)"""

from typing import Any

from spieltisch.core.paper import Language, Pages, Svg, capital, size_of
from spieltisch.games.drawings import drawings, spoken, template
from spieltisch.games.ubongo3d.boards import Board, Box, TaskPlace, box
from spieltisch.games.ubongo3d.material import BOARDS_OF_AN_ANIMAL, PIECES, SIDES, Numbers, SideName
from spieltisch.games.ubongo3d.printing.pictures import GREYS, label_of, level_map, stage
from spieltisch.games.ubongo3d.printing.words import WORDS
from spieltisch.games.ubongo3d.solutions import PlacedPiece, is_slid, solution_of, unsolvable
from spieltisch.packing.areas import Area

GAME = "ubongo3d"


def booklet(language: Language, own: Box | None = None) -> Pages:
    """Return the booklet of our box, or of a person's own."""
    made = own or box()
    words, said = WORDS[language], spoken(GAME, language)
    return Pages(
        name=f"{GAME}-booklet",
        title=f"{said['title']} · {words['booklet']}",
        template=template(GAME, "booklet"),
        data={
            "game": said["title"],
            "words": words,
            "about": words["booklet_about" if own is None else "booklet_own"],
            "sides": said["side"],
            "animals": _animals(made, said["animal"]),
            "boards": [_board(board) for board in made.boards],
            "example": _task(made.boards[0], "B", SIDES["B"].lower[0]),
            "hero": drawings(GAME)["building"],
            "pieces": [
                {
                    "label": label_of(kind),
                    "count": count,
                    **in_cubes(drawings(GAME)[f"piece {kind}"]),
                }
                for kind, count in PIECES.items()
            ],
        },
        greys=GREYS,
    )


def _animals(made: Box, names: dict[str, str]) -> list[dict[str, Any]]:
    """List the animals with the numbers of their boards."""
    return [
        {
            "id": first.animal,
            "name": capital(names[first.animal]),
            "art": drawings(GAME)[first.animal],
            "boards": [first.number + more for more in range(BOARDS_OF_AN_ANIMAL)],
        }
        for first in made.boards[::BOARDS_OF_AN_ANIMAL]
    ]


def _board(board: Board) -> dict[str, Any]:
    sides = [
        {"name": side, "tasks": [_task(board, side, numbers) for numbers in law.tasks]}
        for side, law in SIDES.items()
    ]
    return {"number": board.number, "animal": board.animal, "sides": sides}


def _task(board: Board, side: SideName, numbers: Numbers) -> dict[str, Any]:
    steps = steps_of(board, side, numbers)
    return {"numbers": numbers, **drawn_solution(board.area(side, numbers), steps)}


def steps_of(board: Board, side: SideName, numbers: Numbers) -> tuple[PlacedPiece, ...]:
    """Solve a task, or refuse a board with an unsolvable task."""
    steps = solution_of(board.area(side, numbers), board.task(side, numbers).kinds)
    if steps is None:
        raise unsolvable(TaskPlace(side, board.number, numbers).name)
    return steps


def drawn_solution(area: Area, steps: tuple[PlacedPiece, ...]) -> dict[str, Any]:
    """Draw a solution level by level, and its pieces in building order."""
    return {
        "map": level_map(area, steps),
        "columns": 1 + max(x for x, _ in area),
        "rows": 1 + max(y for _, y in area),
        "stages": [
            {
                "kind": step.kind,
                **in_cubes(stage(area, steps[:count])),
                "is_slid": is_slid(step, steps[:count]),
            }
            for count, step in enumerate(steps, start=1)
        ],
    }


def in_cubes(art: Svg) -> dict[str, Any]:
    """Add to a drawing its width in cubes, so that pieces side by side are drawn at one scale."""
    return {"art": art, "wide": size_of(art)[0]}
