"""The solution booklet: every task, as the PDF itself shows it. (U3D-7)"""

import re
from itertools import groupby

import numpy as np
import pytest

from spieltisch.core.paper import LANGUAGES, capital
from spieltisch.games.drawings import spoken
from spieltisch.games.ubongo3d.area_cells import area_cells
from spieltisch.games.ubongo3d.boards import Box, box, places
from spieltisch.games.ubongo3d.material import LEVELS
from spieltisch.games.ubongo3d.printing.booklet import booklet
from spieltisch.games.ubongo3d.printing.pictures import BETWEEN, RIGHT, UP
from spieltisch.games.ubongo3d.printing.words import WORDS
from spieltisch.games.ubongo3d.solutions import solution_of
from spieltisch.packing import plain
from spieltisch.printing.documents import Wish, printed
from spieltisch.printing.papers import PAPERS
from tests.printing.ink import drawings_on, ink_of
from tests.printing.pdf import fonts_of, glyphs_of, read

FIRST = 2
"""A cover and an index are before the pages of the boards."""
NUMBERS = 0.58
"""The size of a number on a map, whose squares are 1."""
WIDE = 0.36
"""About the width of a digit."""


@pytest.fixture(scope="module")
def content():
    (made,) = printed(booklet("de"), Wish(PAPERS["a4"], "de"))
    return made


@pytest.fixture(scope="module")
def pages(content):
    return read(content).pages


def numbers_on(page):
    """Read the numbers of all maps of a page, in the order they are drawn: each with its middle."""
    found = []
    for glyph in glyphs_of(page):
        if glyph.size != NUMBERS:
            continue
        if found and _is_next_digit(found[-1], glyph):
            found[-1].append(glyph)
        else:
            found.append([glyph])
    return [
        (
            int("".join(glyph.character for glyph in digits)),
            digits[0].x + WIDE * len(digits) / 2,
            digits[0].y,
        )
        for digits in found
    ]


def _is_next_digit(before, glyph):
    return glyph.y == before[-1].y and 0 < glyph.x - before[-1].x < 0.5


def redrawn(area, numbers):
    """Put the numbers of a map back into space: which cells each kind fills."""
    left = min(x for _, x, _ in numbers)
    bottom = min(y for *_, y in numbers)
    columns = 1 + max(x for x, _ in area)
    filled = {}
    for kind, x, y in numbers:
        level = int(x - left > columns + BETWEEN / 2 - 0.5)
        column = round(x - left - level * (columns + BETWEEN))
        filled.setdefault(kind, set()).add((column, round(y - bottom), level))
    return filled


def verified(task, numbers):
    """Verify that a map's numbers are a solution which the plain solver finds; give the numbers after it."""
    size = LEVELS * len(task.area)
    filled = redrawn(task.area, numbers[:size])
    ground = area_cells(task.area)
    shown = {
        (task.kinds.index(kind), sum(1 << ground.cells.index(cell) for cell in cells))
        for kind, cells in filled.items()
    }
    found = plain.solutions(ground.posed(task.kinds))
    assert any(set(each) == shown for each in found), task.name
    return numbers[size:]


def test_u3d_7_every_solution_in_the_pdf_is_one_that_the_plain_solver_finds(pages):
    for board, of_board in groupby(places(box().boards), key=lambda place: place[0]):
        numbers = numbers_on(pages[FIRST + board.number - 1])
        for _, place in of_board:
            numbers = verified(place, numbers)
        assert numbers == []


def test_it_has_a_page_for_each_board_and_all_fonts_in_it(content):
    reader = read(content)
    assert len(reader.pages) == FIRST + 36
    fonts = fonts_of(reader)
    assert set(fonts) == {
        "AtkinsonHyperlegibleNext-Regular",
        "AtkinsonHyperlegibleNext-Bold",
        "BricolageGrotesque96ptExtraBold-ExtraBold",
    }
    assert all(fonts.values())


def test_a_rerun_gives_the_same_bytes(content):
    assert printed(booklet("de"), Wish(PAPERS["a4"], "de")) == [content]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_index_leads_from_each_animal_to_the_pages_of_its_boards(language):
    (made,) = printed(booklet(language), Wish(PAPERS["letter"], language))
    reader, words = read(made), WORDS[language]
    names, board_, page_ = spoken("ubongo3d", language)["animal"], words["board"], words["page"]
    expected = [words["index"]]
    for board in box().boards:
        animal = [capital(names[board.animal])] if board.number % 4 == 1 else []
        expected += [*animal, f"{board_} {board.number} {page_} {FIRST + board.number}"]
    said = reader.pages[1].extract_text().splitlines()
    assert [re.sub(r"[\s.]+", " ", line) for line in said][: len(expected)] == expected
    led = [link.get_object()["/Dest"].get_object()[0] for link in reader.pages[1]["/Annots"]]
    assert [page.idnum for page, _ in groupby(led)] == [
        page.indirect_reference.idnum for page in reader.pages[FIRST:]
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_character_has_a_glyph(language):
    few = Box(1, "", box().boards[:4])
    (made,) = printed(booklet(language, few), Wish(PAPERS["letter"], language))
    text = "".join(page.extract_text() for page in read(made).pages)
    assert "\x00" not in text
    assert "�" not in text


def cells_shown(drawing, columns, rows):
    """Read a map: which cells each kind fills, and which are in front of others."""
    edge = drawing[0].box
    unit = (edge.right - edge.left) / (LEVELS * (columns + BETWEEN) - BETWEEN + 0.2)
    digits = {}
    for glyph in (ink for ink in drawing if ink.kind == "text" and ink.text):
        across = ((glyph.box.left + glyph.box.right) / 2 - edge.left) / unit - 0.1
        down = ((glyph.box.top + glyph.box.bottom) / 2 - edge.top) / unit - 0.1
        level = int(across > columns)
        cell = int(across - level * (columns + BETWEEN)), rows - 1 - int(down), level
        digits[cell] = digits.get(cell, "") + glyph.text
    return {cell: int(number) for cell, number in digits.items()}


def squares_seen(drawing):
    """Return where the front faces of cubes are in a picture of a stage, in its own measure."""
    faces = [ink.path for ink in drawing if ink.kind == "both" and len(ink.path) == 8]
    return {
        (round(x, 2), round(y, 2))
        for x, y, *rest in faces
        if np.allclose(rest, (x + 1, y, x + 1, y + 1, x, y + 1), atol=1e-3)
    }


def squares_expected(cells):
    """Compute their positions as seen by a player in front of the area, as on the screen."""
    return {
        (round(x + y * RIGHT, 2), round(-(z + 1) - y * UP, 2))
        for x, y, z in cells
        if (x, y - 1, z) not in cells
    }


@pytest.mark.slow
def test_u3d_7_every_stage_shows_what_its_map_says_seen_as_on_the_screen(pages):
    for board, of_board in groupby(places(box().boards), key=lambda place: place[0]):
        _, *drawings = drawings_on(ink_of(pages[FIRST + board.number - 1]))
        for _, place in of_board:
            columns, rows = (1 + max(square[axis] for square in place.area) for axis in (0, 1))
            shown = cells_shown(drawings.pop(0), columns, rows)
            assert {(x, y) for x, y, _ in shown} == set(place.area)
            laid = set()
            for step in solution_of(place.area, place.kinds):
                cells = {cell for cell, kind in shown.items() if kind == step.kind}
                assert cells == set(step.cells)
                laid |= cells
                assert squares_seen(drawings.pop(0)) == squares_expected(laid)
        assert drawings == []


def test_a_piece_that_is_slid_in_has_an_arrow():
    """All our tasks can be built straight down; those of a user's own boards perhaps not."""
    few = booklet("en", Box(1, "", box().boards[:4]))
    few.data["boards"][0]["sides"][0]["tasks"][0]["stages"][0]["is_slid"] = True
    (made,) = printed(few, Wish(PAPERS["a4"], "en"))
    pages = read(made).pages
    assert "An arrow means" in pages[0].extract_text()
    assert "↑" in pages[FIRST].extract_text()
