"""The box of Ubongo 3-D: boards, gems, the display with a table for the die, a score sheet. (U3D-1, U3D-6)"""

from typing import Final

from spieltisch.core.paper import (
    Cutout,
    Document,
    Language,
    OwnSets,
    Pages,
    Printables,
    Scores,
    Sheets,
    Side,
    Stack,
    capital,
    framed,
    placed,
    written,
)
from spieltisch.core.setup import Setup
from spieltisch.games.drawings import drawings, spoken, template
from spieltisch.games.ubongo3d.boards import Box, own_boards, places
from spieltisch.games.ubongo3d.boards import box as frozen_box
from spieltisch.games.ubongo3d.material import BOARDS_OF_AN_ANIMAL, DIE, GEMS, POINTS, Gem
from spieltisch.games.ubongo3d.printing.asked import asked_puzzle, asked_worksheet
from spieltisch.games.ubongo3d.printing.boards import HEIGHT, WIDTH, cutout
from spieltisch.games.ubongo3d.printing.booklet import booklet, steps_of
from spieltisch.games.ubongo3d.printing.pictures import GREYS
from spieltisch.games.ubongo3d.printing.words import WORDS
from spieltisch.games.ubongo3d.printing.worksheet import first_task
from spieltisch.games.ubongo3d.scoring import ROUNDS

GAME: Final = "ubongo3d"
TOKEN: Final = 20.0
"""The edge of a gem's square."""
GROUND: Final = "#f4ead2"


def own_set(content: bytes) -> Box:
    """Read a person's own boards; refuse any with an unsolvable task."""
    made = own_boards(content)
    for board, place in places(made.boards):
        steps_of(board, place.side, place.numbers)
    return made


def own_documents(language: Language, own: Box) -> list[Document]:
    """Return the documents that depend on a person's own set."""
    return [_boards(own, language)]


def first_puzzle(setup: Setup) -> str:
    """Return the name of the puzzle that a lone player gets first."""
    return first_task(setup).name


def box(language: Language) -> list[Document]:
    """Return everything to cut out or to write on."""
    return [
        _boards(frozen_box(), language),
        _gems(language),
        _display(language),
        _scores(language),
    ]


def _title(language: Language, name: str) -> str:
    return f"{spoken(GAME, language)['title']} · {WORDS[language][name]}"


def _boards(made: Box, language: Language) -> Sheets:
    names = spoken(GAME, language)["animal"]
    stacks = []
    for first in made.boards[::BOARDS_OF_AN_ANIMAL]:
        last = first.number + BOARDS_OF_AN_ANIMAL - 1
        of_animal = made.boards[first.number - 1 : last]
        animal = capital(names[first.animal])
        title = WORDS[language]["animal_boards"].format(
            animal=animal, first=first.number, last=last
        )
        stacks.append(Stack(title, tuple(cutout(board, animal) for board in of_animal)))
    return Sheets(
        name=f"{GAME}-boards",
        title=_title(language, "boards_title"),
        width=WIDTH,
        height=HEIGHT,
        stacks=tuple(stacks),
        is_turned=True,
        greys=GREYS,
    )


def _gems(language: Language) -> Sheets:
    sides = {gem: _gem(gem) for gem in Gem}
    things = tuple(
        Cutout(sides[gem], sides[gem]) for gem, count in GEMS.items() for _ in range(count)
    )
    stack = Stack(WORDS[language]["all_gems"], things)
    return Sheets(f"{GAME}-gems", _title(language, "gems"), TOKEN, TOKEN, (stack,))


def _gem(gem: Gem) -> Side:
    """Draw a gem with its points."""
    art = placed(drawings(GAME)[gem], 2.5, 2, 15, 15)
    worth = written(f"{POINTS[gem]}", 17.4, 18.2, 4.6, anchor="end", is_title=True)
    return Side(framed(TOKEN, TOKEN, art + worth), GROUND)


def _display(language: Language) -> Pages:
    half = len(DIE) // 2
    return Pages(
        name=f"{GAME}-display",
        title=_title(language, "display"),
        template=template(GAME, "display"),
        data={
            "words": WORDS[language],
            "rounds": ROUNDS,
            "gems": [drawings(GAME)[gem] for gem in (Gem.SAPPHIRE, Gem.AMBER)],
            "die": drawings(GAME)["die"],
            "token": TOKEN,
            "rolls": [list(DIE[:half]), list(DIE[half:])],
        },
    )


def _scores(language: Language) -> Scores:
    names = spoken(GAME, language)["gem"]
    return Scores(
        name=f"{GAME}-scores",
        title=_title(language, "scores"),
        rows=tuple(f"{capital(names[gem])} × {worth}" for gem, worth in POINTS.items()),
        total=WORDS[language]["total"],
        art=drawings(GAME)[Gem.RUBY],
    )


PRINTABLES: Final = Printables(
    box,
    greys=GREYS,
    on_request={
        "booklet": lambda language, _, own: booklet(language, own),
        "worksheet": asked_worksheet,
        "puzzle": asked_puzzle,
    },
    own_sets=OwnSets(own_set, own_documents),
    first_puzzle=first_puzzle,
)
