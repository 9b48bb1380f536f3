"""Without colours, and for colour-blind people: what must be distinguished differs in its lines."""

from itertools import combinations

import pytest

from spieltisch.core.paper import Sheets
from spieltisch.games.drawings import drawings
from spieltisch.games.ubongo3d.material import COLOURS, PIECES, Gem
from spieltisch.games.ubongo3d.material import Colour as PieceColour
from spieltisch.games.ubongo3d.printing.pictures import GREYS, MARKS, PAINT, PALE, label_of
from spieltisch.games.ubongocards.material import SYMBOLS
from spieltisch.games.ugo.material import Card, Colour
from spieltisch.printing.documents import Wish, data_of, pages_of
from spieltisch.printing.greys import COLOUR, grey_of
from spieltisch.printing.papers import PAPERS
from tests.printing.test_boxes import documents, things


def lines_of(art):
    """Return a drawing without its colours: its paths, its words, and where they are."""
    return COLOUR.sub("", art)


def all_differ(arts):
    return all(lines_of(one) != lines_of(other) for one, other in combinations(arts, 2))


def contrast(one, other):
    """Return how much lighter one grey is than another, as eyes see it."""
    low, high = sorted(
        ((int(grey_of(each)[1:3], 16) / 255 + 0.055) / 1.055) ** 2.4 for each in (one, other)
    )
    return (high + 0.05) / (low + 0.05)


def test_no_colour_is_left_when_a_drawing_is_reduced_to_its_lines():
    assert lines_of('<path fill="#a5281c" d="M0 0"/>') == lines_of(
        '<path fill="#1d5fa8" d="M0 0"/>'
    )


@pytest.mark.parametrize("value", range(9))
def test_ugo_1_lands_of_five_colours_differ_in_picture_and_mark(value):
    cards = [card for card in Card if card.number == value]
    assert [card.colour for card in cards] == list(Colour)
    assert all_differ(drawings("ugo")[card] for card in cards)


def test_ugo_2_kingdoms_differ_in_the_pattern_of_their_backs_and_the_mark_of_their_fronts():
    sections = things("ugo-kingdoms")
    assert all_differ({section.back.art for section in sections})
    assert len({lines_of(section.front.art) for section in sections}) == len(sections) == 20


def test_u3d_6_gems_differ_in_their_cut():
    assert all_differ(drawings("ubongo3d")[gem] for gem in Gem)
    assert len({lines_of(gem.front.art) for gem in things("ubongo3d-gems")}) == len(Gem)


@pytest.mark.parametrize("colour", ["white", "black"])
def test_uc_3_symbols_differ_in_their_shape(colour):
    assert all_differ(drawings("ubongocards")[f"{colour} {symbol}"] for symbol in SYMBOLS)


def test_u3d_5_kinds_differ_in_their_picture_and_number_and_colours_in_their_mark():
    assert all_differ(drawings("ubongo3d")[f"piece {kind}"] for kind in PIECES)
    assert len({label_of(kind) for kind in PIECES}) == len(PIECES)
    assert len(set(MARKS.values())) == len(MARKS) == len(PieceColour)
    for kind, colour in COLOURS.items():
        assert f'd="{MARKS[colour]}"' in drawings("ubongo3d")[f"piece {kind}"]


@pytest.mark.parametrize("colour", PieceColour)
def test_a_piece_has_a_mark_that_is_seen_also_without_colours(colour):
    front = PAINT[colour].front
    assert contrast(GREYS[front], PALE) > 2.0
    others = [GREYS[PAINT[each].front] for each in PieceColour if each != colour]
    assert all(contrast(GREYS[front], other) > 1.3 for other in others)


@pytest.mark.parametrize(
    "name", ["ugo-lands", "ugo-kingdoms", "ubongo3d-gems", "ubongocards-cards"]
)
def test_what_differs_in_colours_differs_without_them_too(name):
    """On the sheets themselves, as they go to the printer."""
    document = documents(name.partition("-")[0])[name]
    assert isinstance(document, Sheets)
    wishes = [Wish(PAPERS["a4"], "de", mono) for mono in (False, True)]
    coloured, grey = (data_of(pages_of(document, wish), wish)["pages"] for wish in wishes)
    seen = {}
    for page, same in zip(coloured, grey, strict=True):
        for thing, without in zip(page["things"], same["things"], strict=True):
            assert seen.setdefault(lines_of(without["art"]), thing["art"]) == thing["art"]
    assert len(seen) == len({thing["art"] for page in coloured for thing in page["things"]})
