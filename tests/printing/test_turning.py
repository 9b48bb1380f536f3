"""Double sides, read out of the PDF: each back lies behind its front when a sheet is turned on its long edge.

What lies on the left of a front lies on the right of its back, as high on the sheet, and with its top on the
same edge of the thing that is cut out.
"""

from functools import cache
from itertools import groupby

import pytest

from spieltisch.core.paper import Pages, Sheets
from spieltisch.games.drawings import drawings, spoken
from spieltisch.games.ubongo3d.boards import box
from spieltisch.games.ubongo3d.material import SIDES
from spieltisch.games.ubongo3d.printing.pictures import label_of
from spieltisch.games.ubongocards.decks import frozen_decks
from spieltisch.games.ubongocards.material import HEIGHT, SYMBOLS, WIDTH
from spieltisch.games.ugo.material import POINTS_PRINTED, SECTIONS
from spieltisch.printing.documents import Wish, printed
from spieltisch.printing.imposition import BLEED
from spieltisch.printing.papers import PAPERS
from tests.printing.ink import drawings_on, ink_of
from tests.printing.pdf import read
from tests.printing.test_boxes import documents, pdf, sheets

EXACT = 0.002
"""Millimetres: a PDF is written with seven digits."""


@cache
def pages_of(name, paper):
    return [list(ink_of(page)) for page in read(pdf(name, paper)).pages]


@cache
def sides(name, paper):
    """Return all things of a document, each as the painted parts of its front and its back."""
    pages = pages_of(name, paper)
    assert len(pages) % 2 == 0
    return [
        pair
        for front, back in zip(pages[::2], pages[1::2], strict=True)
        for pair in zip(drawings_on(front), drawings_on(back), strict=True)
    ]


def edge_of(inks):
    """Return the box to which a drawing is cut: the thing itself."""
    return inks[0].box


def words_of(inks):
    return "".join(ink.text for ink in inks)


DOUBLE = [each.name for each in sheets()]


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("name", DOUBLE)
def test_each_back_lies_exactly_behind_its_front(name, paper):
    sheet = PAPERS[paper]
    made = documents(name.partition("-")[0])[name]
    size = sorted((made.width, made.height))
    assert isinstance(made, Sheets)
    for front, back in sides(name, paper):
        one, other = edge_of(front), edge_of(back)
        assert sorted((one.right - one.left, one.bottom - one.top)) == pytest.approx(
            size, abs=EXACT
        )
        through = (sheet.width - other.right, other.top, sheet.width - other.left, other.bottom)
        assert one == pytest.approx(through, abs=EXACT)


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("name", DOUBLE)
def test_top_is_top_on_both_sides(name, paper):
    for front, back in sides(name, paper):
        (up,), (up_behind,) = (
            {ink.up for ink in inks if ink.kind == "text"} or {(0, -1)} for inks in (front, back)
        )
        assert up == (-up_behind[0], up_behind[1])


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("name", DOUBLE)
def test_the_ground_runs_past_every_edge_on_both_sides(name, paper):
    for page in pages_of(name, paper):
        grounds = [ink.box for ink in page if ink.drawing is None and ink.kind == "fill"]
        edges = [edge_of(inks) for inks in drawings_on(page)]
        for ground, edge in zip(grounds, edges, strict=True):
            more = (edge.left - BLEED, edge.top - BLEED, edge.right + BLEED, edge.bottom + BLEED)
            assert ground == pytest.approx(more, abs=EXACT)


@pytest.mark.parametrize("paper", PAPERS)
def test_u3d_1_to_3_behind_the_easy_side_of_a_board_is_its_own_hard_side(paper):
    names = spoken("ubongo3d", "de")["animal"]
    printed_sides = sides("ubongo3d-boards", paper)
    assert len(printed_sides) == 36
    for board, both in zip(box().boards, printed_sides, strict=True):
        for (side, law), inks in zip(SIDES.items(), both, strict=True):
            name = names[board.animal]
            expected = f"{name[0].upper()}{name[1:]}{side}{board.number}"
            for numbers in law.tasks:
                expected += numbers.replace("|", "·")
                expected += "".join(label_of(kind) for kind in board.task(side, numbers).kinds)
            assert words_of(inks) == expected


@pytest.mark.parametrize("paper", PAPERS)
def test_ugo_2_and_3_behind_a_section_is_the_back_of_its_kingdom(paper):
    both_sides = sides("ugo-kingdoms", paper)
    assert len(both_sides) == 20
    backs = set()
    for number, (front, back) in enumerate(both_sides):
        place = number % len(SECTIONS)
        points = POINTS_PRINTED[place]
        assert (
            words_of(front)
            == SECTIONS[place] + (f"+\u2009{points}" if points else "") + SECTIONS[place]
        )
        assert words_of(back) == "UGO!"
        mark, ground = front[-1], next(ink for ink in back if ink.kind == "fill")
        assert mark.colour == pytest.approx(ground.colour)
        backs.add((number // len(SECTIONS), ground.colour, mark.path))
    assert len(backs) == 4


@cache
def known_symbols():
    """Print every symbol by itself, and return what is painted for it."""
    names = {f"{colour} {symbol}": symbol for colour in ("white", "black") for symbol in SYMBOLS}
    template = "#for each in data.all { box(art(each, width: 10mm)) }"
    pages = Pages(
        "symbols", "Symbols", template, {"all": [drawings("ubongocards")[name] for name in names]}
    )
    (content,) = printed(pages, Wish(PAPERS["a4"], "en"))
    (page,) = read(content).pages
    shown = groupby(
        (ink for ink in ink_of(page) if ink.drawing is not None), lambda ink: ink.drawing
    )
    return {strokes(inks): symbol for symbol, (_, inks) in zip(names.values(), shown, strict=True)}


def strokes(inks):
    return tuple((ink.kind, ink.colour, ink.path) for ink in inks if ink.kind != "clip")


def symbols_on(inks):
    """Read a card's symbols, row by row; what lies across several squares is no symbol."""
    card = edge_of(inks)
    square = (card.right - card.left) / WIDTH
    found = []
    for place in range(WIDTH * HEIGHT):
        left, top = card.left + place % WIDTH * square, card.top + place // WIDTH * square
        inside = [
            ink
            for ink in inks
            if ink.kind != "text"
            and left <= ink.box.left
            and ink.box.right <= left + square
            and top <= ink.box.top
            and ink.box.bottom <= top + square
        ]
        found.append(known_symbols()[strokes(inside)])
    return tuple(found)


@pytest.mark.parametrize("paper", PAPERS)
def test_uc_1_and_2_behind_the_white_side_of_a_card_is_its_own_black_side(paper):
    shown = [
        ((symbols_on(front), symbols_on(back)), (words_of(front), words_of(back)))
        for front, back in sides("ubongocards-cards", paper)
    ]
    assert shown == [
        ((card.side("white"), card.side("black")), tuple(f"{number}" for number in deck.rounds))
        for deck in frozen_decks().stacks
        for card in deck.cards
    ]


def marks_on(page):
    """Return where the cut marks of a page are: vertical ones by their x, horizontal ones by their y."""
    marks = [ink.box for ink in page if ink.drawing is None and ink.kind == "line"]
    standing = {round((m.left + m.right) / 2, 2) for m in marks if m.bottom - m.top > 1}
    lying = {round((m.top + m.bottom) / 2, 2) for m in marks if m.right - m.left > 1}
    return standing, lying, marks


def is_near(number, numbers):
    return any(abs(number - each) < 0.02 for each in numbers)


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("name", DOUBLE)
def test_the_marks_say_where_to_cut_on_both_sides(name, paper):
    width = PAPERS[paper].width
    pages = pages_of(name, paper)
    for front, back in zip(pages[::2], pages[1::2], strict=True):
        for page in (front, back):
            standing, lying, marks = marks_on(page)
            edges = [edge_of(inks) for inks in drawings_on(page)]
            across = {each for edge in edges for each in (edge.left, edge.right)}
            down = {each for edge in edges for each in (edge.top, edge.bottom)}
            assert all(is_near(x, standing) for x in across)
            assert all(is_near(y, lying) for y in down)
            # no mark without an edge: a grid's last rooms may be empty, but each row and column has a thing
            assert all(is_near(x, across) for x in standing)
            assert all(is_near(y, down) for y in lying)
            assert len(marks) == 2 * (len(standing) + len(lying))
            grounds = [ink.box for ink in page if ink.drawing is None and ink.kind == "fill"]
            assert all(mark.cut_to(ground).area < 0.01 for mark in marks for ground in grounds)
        here, there = marks_on(front), marks_on(back)
        assert all(is_near(width - x, there[0]) for x in here[0])
        assert here[1] == there[1]
