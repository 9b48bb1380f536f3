"""Black and white: no colour is left, and what is not a colour stays."""

from spieltisch.games.ubongo3d.boards import Box, box
from spieltisch.games.ubongo3d.printing.booklet import booklet
from spieltisch.printing.documents import Wish, data_of
from spieltisch.printing.greys import COLOUR, grey_of, in_greys
from spieltisch.printing.papers import PAPERS


def test_a_grey_is_as_light_as_its_colour():
    assert grey_of("#ff0000") == "#4c4c4c"
    assert grey_of("#ffffff") == "#ffffff"
    assert grey_of("#c1121f24") == "#484848" + "24"


def test_a_game_may_choose_its_greys():
    assert in_greys("fill=#b8452f and #B8", {"#b8452f": "#303030"}) == "fill=#303030 and #B8"


def test_a_document_without_colours_has_none():
    few = Box(1, "", box().boards[:4])
    data = data_of(booklet("en", few), Wish(PAPERS["a4"], "en", mono=True))
    found = set(COLOUR.findall(str(data)))
    assert len(found) > 8
    assert all(each[1:3] == each[3:5] == each[5:7] for each in found)
