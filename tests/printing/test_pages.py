"""Every page that can be printed: as many as there should be, nothing near the edge, none blank."""

import io

import numpy as np
import pytest
from msgspec.structs import replace
from PIL import Image

from spieltisch.core.errors import Refused
from spieltisch.core.paper import LANGUAGES, Pages
from spieltisch.games.ubongo3d.boards import Box, box, task_named
from spieltisch.games.ubongo3d.printing.box import own_documents
from spieltisch.games.ubongo3d.printing.worksheet import TASKS, puzzle, worksheet
from spieltisch.games.ubongo3d.puzzles import atlas, posed_named
from spieltisch.printing.boxes import document_named
from spieltisch.printing.documents import Wish, printed
from spieltisch.printing.papers import PAPERS, SAFE
from tests.printing.ink import drawings_on, ink_of
from tests.printing.pdf import POINTS, fonts_of, read

DOTS = 30
PAGES = {
    "ugo-lands": 10,
    "ugo-kingdoms": 8,
    "ugo-farmers": 2,
    "ugo-scores": 1,
    "ugo-rules": 2,
    "ubongo3d-boards": 36,
    "ubongo3d-gems": 2,
    "ubongo3d-display": 1,
    "ubongo3d-scores": 1,
    "ubongo3d-rules": 2,
    "ubongo3d-booklet": 38,
    "ubongo3d-worksheet": 2,
    "ubongo3d-puzzle": 2,
    "ubongocards-cards": 18,
    "ubongocards-scores": 1,
    "ubongocards-rules": 2,
}
MANY = {"ubongo3d-boards", "ubongo3d-booklet"}
"""Reading all of these takes seconds."""


def wishes(name):
    """Yield all requests for a document; the quick tests take one paper in one language."""
    for language in LANGUAGES:
        for paper in PAPERS:
            is_slow = name in MANY or (language, paper) != ("de", "letter")
            marks = [pytest.mark.slow] if is_slow else []
            yield pytest.param(name, paper, language, marks=marks, id=f"{name}-{paper}-{language}")


EVERYTHING = [wish for name in PAGES for wish in wishes(name)]
everything = pytest.mark.parametrize(("name", "paper", "language"), EVERYTHING)


def document(name, language):
    if name == "ubongo3d-puzzle":
        return puzzle(language, task_named("B7 - 3"), "2026-11-18")
    return document_named(name, language)


@everything
def test_a_document_has_its_pages_with_ink_inside_the_safe_area_and_fonts(name, paper, language):
    sheet = PAPERS[paper]
    (content,) = printed(document(name, language), Wish(sheet, language))
    reader = read(content)
    assert len(reader.pages) == PAGES[name]
    fonts = fonts_of(reader)
    assert fonts
    assert all(fonts.values())
    verify_pages(reader, sheet)


def verify_pages(reader, sheet):
    """Verify that each page has the size of the paper, ink, and none of it near the edge."""
    for number, page in enumerate(reader.pages, start=1):
        width, height = (float(side) / POINTS for side in page.mediabox.upper_right)
        assert (width, height) == pytest.approx((sheet.width, sheet.height), abs=0.01)
        inks = [ink for ink in ink_of(page) if ink.kind != "clip" and ink.box.area > 0]
        assert len(inks) > 10, f"page {number}"
        for ink in inks:
            assert ink.box.left >= SAFE, (number, ink)
            assert ink.box.top >= SAFE, (number, ink)
            assert ink.box.right <= sheet.width - SAFE, (number, ink)
            assert ink.box.bottom <= sheet.height - SAFE, (number, ink)


LONG = ("8.1-7.8.12.15", "9.160-7.14.15.16", "10.4395-1.7.9.11", "10.4644-1.7.9.11")
"""Puzzles of the atlas whose areas are eight squares long; no solvable one is longer."""


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("name", LONG)
def test_a_long_area_of_the_atlas_stays_inside_the_safe_area(name, paper):
    for made in (puzzle("de", posed_named(name)), worksheet("de", [posed_named(name)] * TASKS)):
        (content,) = printed(made, Wish(PAPERS[paper], "de"))
        reader = read(content)
        assert len(reader.pages) == 2
        verify_pages(reader, PAPERS[paper])


def test_the_listed_areas_are_the_longest_solvable_ones():
    used = {atlas().areas[number] for number in set(atlas().area.tolist())}
    assert max(max(square) for area in used for square in area) == 7
    assert all(7 in max(zip(*posed_named(name).area, strict=True), key=max) for name in LONG)


@pytest.mark.parametrize("paper", PAPERS)
def test_own_areas_as_wide_and_high_as_can_be_stay_inside_the_safe_area(paper):
    """A corner of nine squares is five wide and five high."""
    corner = (*((0, y) for y in range(5)), *((x, 0) for x in range(1, 5)))
    own = [
        replace(
            board, sides={**board.sides, "B": replace(board.sides["B"], upper=corner, lower=corner)}
        )
        for board in box().boards
    ]
    (boards,) = own_documents("fr", Box(1, "own", tuple(own)))
    (content,) = printed(boards, Wish(PAPERS[paper], "fr"))
    reader = read(content)
    del reader.pages[4:]
    verify_pages(reader, PAPERS[paper])
    for page in reader.pages[1::2]:
        for inks in drawings_on(ink_of(page)):
            edge, *others = (ink.box for ink in inks)
            assert all(each.cut_to(edge).area == pytest.approx(each.area) for each in others)


@everything
def test_a_rerun_gives_the_same_bytes(name, paper, language):
    wish = Wish(PAPERS[paper], language)
    first, again = (printed(document(name, language), wish) for _ in range(2))
    assert first == again


@everything
@pytest.mark.parametrize("mono", [False, True], ids=["colours", "mono"])
def test_no_page_is_blank(name, paper, language, mono):
    pictures = printed(
        document(name, language), Wish(PAPERS[paper], language, mono), "png", dots=DOTS
    )
    assert len(pictures) == PAGES[name]
    for number, picture in enumerate(pictures, start=1):
        ink = np.asarray(Image.open(io.BytesIO(picture)).convert("L")) < 250
        assert ink.mean() > 0.01, f"page {number}"


def test_a_template_that_typst_cannot_set_is_refused_in_a_sentence():
    wrong = Pages("wrong", "Wrong", "#data.missing", {})
    with pytest.raises(Refused, match="not_typeset: Typst cannot set this document"):
        printed(wrong, Wish(PAPERS["a4"], "en"))


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("name", ["ugo-lands", "ugo-farmers", "ubongo3d-gems", "ubongocards-cards"])
def test_the_words_below_a_sheet_lie_on_no_cut_mark(name, paper):
    (content,) = printed(document(name, "de"), Wish(PAPERS[paper], "de"))
    verify_words(read(content).pages)


@pytest.mark.parametrize("paper", PAPERS)
def test_the_words_below_boards_lie_on_no_cut_mark(paper):
    (content,) = printed(document("ubongo3d-boards", "de"), Wish(PAPERS[paper], "de"))
    verify_words(read(content).pages[:2])


def verify_words(pages):
    for page in pages:
        inks = list(ink_of(page))
        words = [ink.box for ink in inks if len(ink.text) > 9]
        marks = [ink.box for ink in inks if ink.kind == "line" and ink.drawing is None]
        assert words
        assert len(marks) >= 8
        assert all(word.cut_to(mark).area == 0 for word in words for mark in marks)
