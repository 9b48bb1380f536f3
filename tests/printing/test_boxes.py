"""The boxes: everything is there, and said in every language."""

from collections import Counter
from functools import cache

import pytest

from spieltisch.core.paper import LANGUAGES, Sheets
from spieltisch.games.drawings import drawings, spoken
from spieltisch.games.registry import GAMES
from spieltisch.games.ubongocards.material import SYMBOLS
from spieltisch.games.ubongocards.printing.faces import face
from spieltisch.printing.boxes import box_of
from spieltisch.printing.documents import Wish, printed
from spieltisch.printing.papers import PAPERS
from tests.printing.pdf import read


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


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_rules_are_complete_and_every_character_has_a_glyph(game, language):
    text = "".join(
        page.extract_text() for page in read(pdf(f"{game}-rules", "letter", language)).pages
    )
    assert "\x00" not in text
    for chapter in spoken(game, language)["chapters"]:
        for rule in chapter["rules"]:
            assert (rule["id"] in text) == (not rule["id"].startswith("tip"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_character_of_every_sheet_has_a_glyph(language):
    for document in of_all_games(language):
        if document.name.endswith(("scores", "display")):
            pages = read(pdf(document.name, "a4", language)).pages
            assert "\x00" not in "".join(page.extract_text() for page in pages)
