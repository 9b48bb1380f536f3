"""The box of UGO!: 45 lands, 20 sections, 36 farmers and a score sheet. (UGO-1 to UGO-4)"""

from typing import Final

from spieltisch.core.paper import (
    Cutout,
    Document,
    Language,
    Printables,
    Scores,
    Sheets,
    Side,
    Stack,
    Svg,
    framed,
    placed,
    written,
)
from spieltisch.games.drawings import drawings, spoken
from spieltisch.games.ugo.material import ROUNDS, SUPPLY, Card, Colour
from spieltisch.games.ugo.printing.sections import FARMER, HEIGHT, KINGDOMS, LAND, WIDTH, sections
from spieltisch.games.ugo.printing.words import WORDS

GAME: Final = "ugo"
PAPER: Final = "#fdf9ee"
CLOTH: Final = "#24523f"
CHALK: Final = "#f6f2e3"
FARMER_GROUND: Final = "#efe4c8"
INSET: Final = 1.0
"""The gap between a card's edge and its drawing."""


def box(language: Language) -> list[Document]:
    """Return everything to cut out or to write on."""
    words, title = WORDS[language], spoken(GAME, language)["title"]
    return [
        Sheets(f"{GAME}-lands", f"{title} · {words['lands']}", *LAND, _lands(language)),
        Sheets(
            f"{GAME}-kingdoms", f"{title} · {words['sections']}", WIDTH, HEIGHT, _kingdoms(language)
        ),
        Sheets(
            f"{GAME}-farmers",
            f"{title} · {words['farmers']}",
            *FARMER,
            (Stack(f"{max(SUPPLY.values())}", _farmers()),),
        ),
        Scores(
            name=f"{GAME}-scores",
            title=f"{title} · {words['scores']}",
            rows=tuple(words["round"].format(number=number + 1) for number in range(ROUNDS)),
            total=words["total"],
            art=drawings(GAME)["farmer"],
        ),
    ]


def _lands(language: Language) -> tuple[Stack, ...]:
    back = Side(_land_back(), CLOTH)
    return tuple(
        Stack(
            WORDS[language][colour],
            tuple(Cutout(_land(card), back) for card in Card if card.colour == colour),
        )
        for colour in Colour
    )


def _land(card: Card) -> Side:
    wide, high = LAND
    art = placed(drawings(GAME)[card], INSET, INSET, wide - 2 * INSET, high - 2 * INSET)
    return Side(framed(wide, high, art), PAPER)


def _land_back() -> Svg:
    wide, high = LAND
    tiles = "".join(
        f'<path d="M{4 + 7 * x:g} {5 + 7 * y + 3.5 * (x % 2):g}l3.5 3.5l-3.5 3.5l-3.5 -3.5z"/>'
        for x in range(8)
        for y in range(9)
    )
    ground = f'<rect width="{wide:g}" height="{high:g}" fill="{CLOTH}"/>'
    frame = (
        f'<rect x="3" y="3" width="{wide - 6:g}" height="{high - 6:g}" rx="3.5" fill="none"'
        f' stroke="{CHALK}" stroke-width="0.7"/>'
    )
    plate = f'<rect x="9" y="{high / 2 - 9:g}" width="{wide - 18:g}" height="18" rx="4" fill="{CLOTH}"/>'
    title = written(
        "UGO!", wide / 2, high / 2 + 4.4, 13, fill=CHALK, anchor="middle", is_title=True
    )
    lines = f'<g fill="none" stroke="{CHALK}" stroke-width="0.35" opacity="0.4">{tiles}</g>'
    size = f"{wide - 8:g} {high - 8:g}"
    inside = placed(f'<svg viewBox="4 4 {size}">{lines}</svg>', 4, 4, wide - 8, high - 8)
    return framed(wide, high, ground + inside + frame + plate + title)


def _kingdoms(language: Language) -> tuple[Stack, ...]:
    return tuple(
        Stack(WORDS[language]["kingdom"].format(number=number + 1), sections(number))
        for number in range(len(KINGDOMS))
    )


def _farmers() -> tuple[Cutout, ...]:
    wide, high = FARMER
    art = placed(drawings(GAME)["farmer"], 1.2, 1.2, wide - 2.4, high - 2.4)
    side = Side(framed(wide, high, art), FARMER_GROUND)
    return (Cutout(side, side),) * max(SUPPLY.values())


PRINTABLES: Final = Printables(box)
