"""The rules and the die's table as the PDF shows them: every word, and every drawing of every example."""

from functools import cache
from itertools import groupby

import pytest

from spieltisch.core.paper import LANGUAGES, Pages
from spieltisch.games.drawings import drawings, pictures, spoken
from spieltisch.games.registry import GAMES
from spieltisch.games.ubongo3d.material import DIE
from spieltisch.games.ubongo3d.scoring import ROUNDS
from spieltisch.printing.boxes import document_named
from spieltisch.printing.documents import Wish, printed
from spieltisch.printing.papers import PAPERS
from spieltisch.printing.rulebook import TIP
from tests.printing.ink import ink_of
from tests.printing.pdf import read

FOOT = 15.0
"""Millimetres at the end of a page of rules, where its title and its number are."""


def strokes(inks):
    """Return what a drawing is made of, whatever its place and size."""
    return tuple((ink.kind, ink.colour, ink.path, ink.text) for ink in inks if ink.kind != "clip")


@cache
def leaves(game):
    """Return every drawing in an example of the rules, by its name or as it is."""
    found = {}
    for figures in pictures(game).values():
        for part in (part for parts in figures for part in parts):
            for svg in drawn(game, part):
                found.setdefault(svg, f"<{len(found)}>")
    return found


def drawn(game, part):
    svg = part.get("svg") or drawings(game).get(part.get("drawing"))
    if svg:
        yield svg
    for each in part.get("parts", []):
        yield from drawn(game, each)


@cache
def names_of(svgs):
    """Print drawings by themselves, and name them by their strokes."""
    template = "#for each in data.all { box(art(each, width: 10mm)) }"
    pages = Pages("drawings", "Drawings", template, {"all": list(svgs)})
    (content,) = printed(pages, Wish(PAPERS["a4"], "en"))
    shown = [strokes(inks) for page in read(content).pages for inks in parts_of(ink_of(page))]
    assert len(set(shown)) == len(shown) == len(svgs)
    return {each: f"<{number}>" for number, each in enumerate(shown)}


def parts_of(inks):
    for _, part in groupby(inks, lambda ink: ink.drawing):
        found = list(part)
        if is_drawing(found):
            yield found


def is_drawing(inks):
    """A drawing is cut to its own room first."""
    return inks[0].drawing is not None and inks[0].kind == "clip"


def seen(pages, names, end):
    """Read the words without blanks and the names of the drawings, in the order they are printed."""
    said = ""
    for page in pages:
        for _, part in groupby(ink_of(page), lambda ink: ink.drawing):
            inks = list(part)
            if is_drawing(inks):
                said += names.get(strokes(inks), "<unknown>")
            else:
                said += "".join(ink.text for ink in inks if ink.box.top < end)
    return "".join(said.split())


def expected(game, language):
    """Return what the rules should say and show."""
    told = spoken(game, language)
    said = told["title"] + told["about"] + told["facts"]
    for chapter in told["chapters"]:
        said += chapter["title"]
        for rule in chapter["rules"]:
            said += (TIP if rule["id"].startswith("tip") else rule["id"]) + rule["text"]
            shown = pictures(game).get(rule["id"], [])
            assert len(shown) == len(rule["captions"])
            for caption, parts in zip(rule["captions"], shown, strict=True):
                said += caption.get("title", "")
                said += "".join(inside(game, part) for part in parts) + caption["caption"]
    return "".join(said.split())


def inside(game, part):
    """Return the words and drawings of a part of an example."""
    if "text" in part:
        return part["text"]
    own = "".join(leaves(game)[svg] for svg in drawn(game, {**part, "parts": []}))
    return own + "".join(inside(game, each) for each in part.get("parts", []))


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_rules_say_every_word_and_show_every_drawing_of_their_examples(game, language, paper):
    sheet = PAPERS[paper]
    (content,) = printed(document_named(f"{game}-rules", language), Wish(sheet, language))
    names = names_of(tuple(leaves(game)))
    assert len(names) > 10
    read_back = seen(read(content).pages, names, sheet.height - FOOT)
    assert "<unknown>" not in read_back
    assert read_back.startswith(expected(game, language))
    assert read_back.count("<") == expected(game, language).count("<")


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_u3d_3_two_rolls_of_an_ordinary_die_give_each_side_once(language, paper):
    (content,) = printed(
        document_named("ubongo3d-display", language), Wish(PAPERS[paper], language)
    )
    (page,) = read(content).pages
    lines = [ink for ink in ink_of(page) if ink.kind == "text"]
    ranges = [ink for ink in lines if ink.text.replace(" ", "") in {"1–3", "4–6"}]
    assert len(ranges) == 2
    rolled = []
    for start in ranges:
        middle = (start.box.top + start.box.bottom) / 2
        cells = [
            ink
            for ink in lines
            if ink.box.left > start.box.right and ink.box.top < middle < ink.box.bottom
        ]
        rolled += [int(cell.text) for cell in sorted(cells, key=lambda cell: cell.box.left)]
    assert rolled == list(DIE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_u3d_6_the_display_has_a_place_for_two_gems_of_each_round_and_a_picture_of_the_die(
    language,
):
    (content,) = printed(document_named("ubongo3d-display", language), Wish(PAPERS["a4"], language))
    svgs = tuple(drawings("ubongo3d")[name] for name in ("sapphire", "amber", "die"))
    (page,) = read(content).pages
    shown = [names_of(svgs)[strokes(inks)] for inks in parts_of(ink_of(page))]
    assert shown == ["<0>", "<1>"] * ROUNDS + ["<2>"]


def test_u3d_5_pieces_in_the_rules_differ_without_colours_as_they_do_on_the_boards():
    greys = document_named("ubongo3d-boards", "en").greys
    assert document_named("ubongo3d-rules", "en").greys == greys != {}
