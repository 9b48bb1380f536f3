"""The boxes: everything is there, nothing is outside the safe area, no page is blank."""

import io
from collections import Counter
from functools import cache

import numpy as np
import pytest
from PIL import Image

from spieltisch.core.paper import LANGUAGES, Sheets
from spieltisch.games.drawings import drawings, spoken
from spieltisch.games.registry import GAMES
from spieltisch.games.ubongocards.material import SYMBOLS
from spieltisch.games.ubongocards.printing.faces import face
from spieltisch.printing.boxes import box_of
from spieltisch.printing.documents import Wish, printed
from spieltisch.printing.imposition import BLEED, MARK, grid_for, imposed
from spieltisch.printing.papers import PAPERS, SAFE
from tests.printing.pdf import POINTS, fonts_of, read

DOTS = 30
PAGES = {
    "ugo-lands": 10,
    "ugo-kingdoms": 8,
    "ugo-farmers": 2,
    "ugo-scores": 1,
    "ubongo3d-boards": 36,
    "ubongo3d-gems": 2,
    "ubongo3d-display": 1,
    "ubongo3d-scores": 1,
    "ubongocards-cards": 18,
    "ubongocards-scores": 1,
}


@cache
def documents(game, language="de"):
    return {document.name: document for document in box_of(game, language)}


def of_all_games(language="de"):
    return [document for game in GAMES for document in documents(game, language).values()]


def sheets():
    return [each for each in of_all_games() if isinstance(each, Sheets)]


@cache
def pdf(name, paper="a4", language="de"):
    game = name.partition("-")[0]
    (content,) = printed(documents(game, language)[name], Wish(PAPERS[paper], language))
    return content


def things(name):
    made = documents(name.partition("-")[0])[name]
    return [thing for stack in made.stacks for thing in stack.things]


def test_ugo_1_2_and_3_all_of_ugo_is_there():
    assert len(things("ugo-lands")) == len({thing.front.art for thing in things("ugo-lands")}) == 45
    assert len({thing.back.art for thing in things("ugo-lands")}) == 1
    backs = Counter(thing.back.art for thing in things("ugo-kingdoms"))
    assert sorted(backs.values()) == [5, 5, 5, 5]
    assert len({thing.front.art for thing in things("ugo-kingdoms")}) == 20
    assert len(things("ugo-farmers")) == 36


def test_u3d_1_and_6_all_of_ubongo_3d_is_there():
    boards = things("ubongo3d-boards")
    assert len({(board.front.art, board.back.art) for board in boards}) == 36
    assert sorted(Counter(gem.front.art for gem in things("ubongo3d-gems")).values()) == [
        10,
        10,
        19,
        19,
    ]


def test_uc_1_there_are_108_cards_in_three_stacks():
    stacks = documents("ubongocards")["ubongocards-cards"].stacks
    assert [len(stack.things) for stack in stacks] == [36, 36, 36]
    assert all(card.back is not None for stack in stacks for card in stack.things)


@pytest.mark.parametrize("colour", ["white", "black"])
def test_uc_2_a_card_is_drawn_as_on_the_screen(colour):
    assert face(SYMBOLS[:6], colour) == drawings("ubongocards")[f"{colour} card"]


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("name", PAGES)
def test_a_document_has_its_pages_and_its_fonts_on_every_paper(name, paper):
    reader = read(pdf(name, paper))
    assert len(reader.pages) == PAGES[name]
    width, height = (float(side) for side in reader.pages[0].mediabox.upper_right)
    assert (width / POINTS, height / POINTS) == pytest.approx(
        (PAPERS[paper].width, PAPERS[paper].height), abs=0.01
    )
    fonts = fonts_of(reader)
    assert fonts
    assert all(fonts.values())


@pytest.mark.parametrize("name", PAGES)
def test_a_rerun_gives_the_same_bytes(name):
    document = documents(name.partition("-")[0])[name]
    assert printed(document, Wish(PAPERS["a4"], "de")) == [pdf(name)]


@pytest.mark.parametrize("paper", PAPERS.values(), ids=PAPERS)
@pytest.mark.parametrize("made", sheets(), ids=lambda made: made.name)
def test_things_their_bleed_and_the_cut_marks_are_inside_the_safe_area(made, paper):
    grid = grid_for(made, paper)
    for x1, y1, x2, y2 in grid.cuts():
        assert SAFE <= x1 <= x2 <= paper.width - SAFE
        assert SAFE <= y1 <= y2 <= paper.height - SAFE
    for page in imposed(made, paper).data["pages"]:
        for thing in page["things"]:
            assert thing["x"] - BLEED >= SAFE + MARK - 1e-9
            assert thing["y"] + grid.height + BLEED <= paper.height - SAFE - MARK + 1e-9
    corners = [grid.corner(place, is_back=False) for place in range(grid.rooms)]
    assert len(set(corners)) == grid.rooms


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("game", GAMES)
def test_no_page_is_blank_and_no_ink_is_near_the_edge(game, paper):
    edge = int(SAFE / 25.4 * DOTS) - 1
    for document in documents(game).values():
        for number, picture in enumerate(
            printed(document, Wish(PAPERS[paper], "de"), "png", dots=DOTS), start=1
        ):
            ink = np.asarray(Image.open(io.BytesIO(picture)).convert("L")) < 250
            where = f"{document.name}, page {number}"
            assert ink.mean() > 0.01, where
            inside = ink[edge:-edge, edge:-edge]
            assert ink.sum() == inside.sum(), where


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_rules_are_complete_and_every_character_has_a_glyph(game, language):
    text = "".join(
        page.extract_text() for page in read(pdf(f"{game}-rules", "letter", language)).pages
    )
    assert "\x00" not in text
    for chapter in spoken(game, language)["chapters"]:
        for rule in chapter["rules"]:
            assert rule["id"] in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_character_of_every_sheet_has_a_glyph(language):
    for name in PAGES:
        if documents(name.partition("-")[0], language)[name].name.endswith(("scores", "display")):
            text = "".join(page.extract_text() for page in read(pdf(name, "a4", language)).pages)
            assert "\x00" not in text
