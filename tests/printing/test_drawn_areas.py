"""Areas and pieces as the PDF shows them: every square of a board, with the near edge at the bottom."""

from itertools import groupby

import pytest

from spieltisch.core.paper import LANGUAGES
from spieltisch.games.drawings import drawings
from spieltisch.games.ubongo3d.boards import box, task_named
from spieltisch.games.ubongo3d.material import PIECES, SIDES
from spieltisch.games.ubongo3d.printing.pictures import PALE, SQUARE
from spieltisch.games.ubongo3d.printing.worksheet import chosen, puzzle, worksheet
from spieltisch.printing.documents import Wish, printed
from spieltisch.printing.papers import PAPERS
from tests.printing.ink import drawings_on, ink_of
from tests.printing.pdf import read
from tests.printing.test_rulebook import names_of, strokes
from tests.printing.test_turning import sides

GROUND = tuple(int(PALE[at : at + 2], 16) / 255 for at in (1, 3, 5))


def is_square(ink):
    return ink.kind == "both" and ink.colour == pytest.approx(GROUND, abs=1e-3)


def areas_on(inks):
    """Return the squares of each area, as a reader sees them, and how large one is on the sheet."""
    return [seen(list(part)) for found, part in groupby(inks, is_square) if found]


def seen(squares):
    (up,) = {ink.up for ink in squares}
    right = (-up[1], up[0])
    middles = [((i.box.left + i.box.right) / 2, (i.box.top + i.box.bottom) / 2) for i in squares]
    places = [tuple(x * along[0] + y * along[1] for along in (right, up)) for x, y in middles]
    left, low = (min(place[axis] for place in places) for axis in (0, 1))
    size = min(abs(x - left) for x, _ in places if abs(x - left) > 1)
    return {(round((x - left) / size), round((y - low) / size)) for x, y in places}, size, low


@pytest.mark.parametrize("paper", PAPERS)
def test_u3d_1_and_2_each_board_shows_its_own_areas_the_upper_one_above(paper):
    for board, both in zip(box().boards, sides("ubongo3d-boards", paper), strict=True):
        for (name, law), inks in zip(SIDES.items(), both, strict=True):
            assert {ink.up for ink in inks if is_square(ink)} == {
                ink.up for ink in inks if ink.kind == "text"
            }
            upper, lower = areas_on(inks)
            for (squares, size, _), tasks in ((upper, law.upper), (lower, law.lower)):
                assert squares == set(board.area(name, tasks[0])), f"{name}{board.number}"
                assert size == pytest.approx(SQUARE, abs=0.002)
            assert upper[2] > lower[2]


def kinds_drawn(inks):
    """Name the pieces among all that is painted, each by its strokes, in the order they are painted."""
    names = names_of(tuple(drawings("ubongo3d")[f"piece {kind}"] for kind in PIECES))
    known = {piece: kind for kind, piece in zip(PIECES, names, strict=True)}
    painted, found, at = strokes(inks), [], 0
    lengths = sorted({len(piece) for piece in known}, reverse=True)
    while at < len(painted):
        here = next((n for n in lengths if painted[at : at + n] in known), 1)
        found += [known[painted[at : at + here]]] if painted[at : at + here] in known else []
        at += here
    return found


@pytest.mark.parametrize("paper", PAPERS)
def test_u3d_3_to_5_each_task_of_a_board_shows_its_own_pieces(paper):
    for board, both in zip(box().boards, sides("ubongo3d-boards", paper), strict=True):
        for (name, law), inks in zip(SIDES.items(), both, strict=True):
            expected = [kind for numbers in law.tasks for kind in board.task(name, numbers).kinds]
            assert kinds_drawn(inks) == expected, f"{name}{board.number}"


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_worksheet_and_a_puzzle_show_their_areas_and_pieces(paper, language):
    wish, tasks = Wish(PAPERS[paper], language), chosen(0, 100, None, "3")
    (sheet,) = printed(worksheet(language, tasks), wish)
    verify(read(sheet).pages[0], tasks)
    alone = task_named("B7 - 3")
    (sheet,) = printed(puzzle(language, alone), wish)
    (size,) = verify(read(sheet).pages[0], [alone])
    assert size == pytest.approx(SQUARE, abs=0.002), "real pieces are built on it"


def verify(page, tasks):
    """Compare the areas and pieces on a page with those of its tasks; return the sizes of the squares."""
    parts = drawings_on(ink_of(page))
    areas = [area for part in parts for area in areas_on(part)]
    assert [squares for squares, *_ in areas] == [set(task.area) for task in tasks]
    pieces = [kind for part in parts for kind in kinds_drawn(part)]
    assert pieces == [kind for task in tasks for kind in task.kinds]
    return [size for _, size, _ in areas]
