"""Paper has the screen's colours: those written in Python are the ones of its style sheets."""

import re
from pathlib import Path

import pytest

from spieltisch.games.ubongo3d.printing import pictures
from spieltisch.games.ubongocards.printing.faces import FACES
from spieltisch.games.ugo.printing import box as ugo
from spieltisch.games.ugo.printing import sections
from spieltisch.printing.documents import COLOURS

WEB = Path(__file__).parents[2] / "web/src"
SHEETS = {
    "app": "app/tokens.css",
    "ugo": "games/ugo/art/lands.css",
    "ubongo3d": "games/ubongo3d/art/pieces.css",
    "ubongocards": "games/ubongocards/art/symbols.css",
}


def colours_of(sheet):
    """Return the colours of a style sheet by name, as they are in the light: the first of each name."""
    found = re.findall(r"--([\w-]+): (#[0-9a-f]{6});", (WEB / SHEETS[sheet]).read_text())
    return dict(reversed(found))


SAME = [
    ("app", "ink", COLOURS["ink"]),
    ("app", "wood", COLOURS["wood"]),
    ("app", "tabletop", ugo.CLOTH),
    ("app", "chalk", ugo.CHALK),
    ("app", "paper-deep", sections.GROUND),
    ("app", "paper", sections.INLAY),
    *(("app", f"seat-{n}", colour) for n, (colour, _) in enumerate(sections.KINGDOMS)),
    ("ugo", "card-paper", ugo.PAPER),
    ("ubongo3d", "board-inlay", pictures.INLAY),
    ("ubongo3d", "board-line", pictures.LINE),
    ("ubongo3d", "board-inlay", ugo.FARMER_GROUND),
    ("ubongo3d", "board-line", sections.LINE),
]


@pytest.mark.parametrize(("sheet", "name", "colour"), SAME)
def test_a_colour_is_the_screens(sheet, name, colour):
    assert colours_of(sheet)[name] == colour


@pytest.mark.parametrize("side", FACES)
def test_the_faces_of_cards_are_the_screens(side):
    sheet = (WEB / SHEETS["ubongocards"]).read_text()
    block = sheet.partition(f'\n[data-face="{side}"] {{')[2].partition("}")[0]
    found = re.findall(r"--face(?:-edge|-line|-ink)?: (#[0-9a-f]{6});", block)
    assert list(FACES[side]) == found


@pytest.mark.parametrize("colour", pictures.PLAIN)
def test_u3d_5_the_colours_of_pieces_are_the_screens(colour):
    assert pictures.PLAIN[colour] in colours_of("ubongo3d").values()
