"""`spieltisch print ...`: boxes, solutions and worksheets as PDF."""

from collections.abc import Callable, Iterable
from pathlib import Path
from time import time
from typing import TYPE_CHECKING, Annotated

import typer

from spieltisch.cli.errors import refusals
from spieltisch.cli.files import read_bytes, verify_folder
from spieltisch.cli.own_sets import box_from
from spieltisch.cli.progress import progress_bar
from spieltisch.core.errors import Refused
from spieltisch.core.paper import LANGUAGES, Document
from spieltisch.games.ubongo3d.material import SIDES, SideName
from spieltisch.games.ubongo3d.puzzles import Posed, posed_named
from spieltisch.games.ubongocards.decks import decode
from spieltisch.printing.boxes import box_of
from spieltisch.printing.documents import Wish, as_png, file_name, language_named, printed
from spieltisch.printing.papers import PAPERS, paper_named

if TYPE_CHECKING:
    from spieltisch.games.ubongo3d.boards import Box

app = typer.Typer(
    help="Boxes, solutions and worksheets as PDF, to print and cut out.",
    rich_markup_mode=None,
    no_args_is_help=True,
)

PaperName = Annotated[str, typer.Option("--paper", help=f"The paper: {' or '.join(PAPERS)}.")]
LanguageName = Annotated[str, typer.Option("--language", help=f"One of {', '.join(LANGUAGES)}.")]
Folder = Annotated[Path, typer.Option("--out", help="The folder to write into.")]
Mono = Annotated[bool, typer.Option("--mono", help="For a printer without colours.")]
Boards = Annotated[
    Path | None, typer.Option("--file", help="A set that `boards make` wrote; our own otherwise.")
]
Cards = Annotated[
    Path | None, typer.Option("--file", help="Decks that `decks make` wrote; our own otherwise.")
]

HERE = Path()


@app.callback()
def main() -> None:
    """Take what to print."""


@app.command("ugo")
def print_ugo(
    paper: PaperName = "a4",
    language: LanguageName = "en",
    out: Folder = HERE,
    mono: Mono = False,
) -> None:
    """UGO!: lands, kingdoms, farmers, a score sheet, the rules."""
    with refusals():
        wish = _wish(paper, language, mono=mono)
        _write(lambda: box_of("ugo", wish.language), wish, out)


@app.command("ubongo3d")
def print_ubongo3d(
    paper: PaperName = "a4",
    language: LanguageName = "en",
    out: Folder = HERE,
    mono: Mono = False,
    file: Boards = None,
) -> None:
    """Ubongo 3-D: boards, gems, the display, a score sheet, the rules."""
    with refusals():
        wish = _wish(paper, language, mono=mono)
        _write(lambda: box_of("ubongo3d", wish.language, _own(file)), wish, out)


@app.command("ubongocards")
def print_ubongocards(
    paper: PaperName = "a4",
    language: LanguageName = "en",
    out: Folder = HERE,
    mono: Mono = False,
    file: Cards = None,
) -> None:
    """Ubongo, the card game: 108 cards, a score sheet, the rules."""
    with refusals():
        wish = _wish(paper, language, mono=mono)
        own = None if file is None else decode(read_bytes(file))
        _write(lambda: box_of("ubongocards", wish.language, own), wish, out)


@app.command("booklet")
def print_booklet(
    paper: PaperName = "a4",
    language: LanguageName = "en",
    out: Folder = HERE,
    mono: Mono = False,
    file: Boards = None,
) -> None:
    """A solution of every task of Ubongo 3-D."""
    from spieltisch.games.ubongo3d.printing.booklet import booklet  # noqa: PLC0415

    with refusals():
        wish = _wish(paper, language, mono=mono)
        _write(lambda: [booklet(wish.language, _own(file))], wish, out)


@app.command("worksheet")
def print_worksheet(
    paper: PaperName = "a4",
    language: LanguageName = "en",
    out: Folder = HERE,
    mono: Mono = False,
    easiest: Annotated[int, typer.Option(min=0, max=100, help="No task is easier.")] = 0,
    hardest: Annotated[int, typer.Option(min=0, max=100, help="No task is harder.")] = 100,
    side: Annotated[str | None, typer.Option(help="Only tasks of side A or B.")] = None,
    seed: Annotated[int, typer.Option(min=0, help="Another number chooses other tasks.")] = 1,
) -> None:
    """Twelve tasks of Ubongo 3-D from easy to hard, with solutions on the last page."""
    from spieltisch.games.ubongo3d.printing.worksheet import (  # noqa: PLC0415
        chosen,
        worksheet,
    )

    with refusals():
        wish = _wish(paper, language, mono=mono)
        tasks = chosen(easiest, hardest, _side(side), str(seed))
        _write(lambda: [worksheet(wish.language, tasks)], wish, out)


@app.command("puzzle")
def print_puzzle(
    name: Annotated[
        str | None, typer.Argument(help="A task or puzzle, such as “A25 - 1|2” or 9.192-2.8.9.13.")
    ] = None,
    day: Annotated[
        str | None, typer.Option(help="The puzzle of a day instead, such as 2026-11-18.")
    ] = None,
    side: Annotated[str, typer.Option(help="Of a day: the easy one, A, or the hard one, B.")] = "A",
    paper: PaperName = "a4",
    language: LanguageName = "en",
    out: Folder = HERE,
    mono: Mono = False,
) -> None:
    """A single puzzle of Ubongo 3-D, large enough to build on, with its solution."""
    from spieltisch.games.ubongo3d.printing.worksheet import puzzle  # noqa: PLC0415

    with refusals():
        wish = _wish(paper, language, mono=mono)
        posed = _posed(name, day, _side(side) or "A")
        _write(lambda: [puzzle(wish.language, posed, day)], wish, out)


@app.command("picture")
def print_picture(
    name: Annotated[
        str, typer.Argument(help="A task or puzzle, such as “A25 - 1|2” or 9.192-2.8.9.13.")
    ],
    png: Annotated[bool, typer.Option("--png", help="PNG instead of SVG.")] = False,
    out: Folder = HERE,
) -> None:
    """A solution of a task as a picture, seen as on the screen."""
    from spieltisch.games.ubongo3d.printing.pictures import stage  # noqa: PLC0415
    from spieltisch.games.ubongo3d.solutions import solution_of  # noqa: PLC0415

    with refusals():
        posed = posed_named(name)
        verify_folder(out)
        art = stage(posed.area, solution_of(posed.area, posed.kinds) or ())
        file = out / f"solution-{name.replace(' ', '').replace('|', '-')}.{'png' if png else 'svg'}"
        file.write_bytes(as_png(art) if png else art.encode())
        typer.echo(file)


def _posed(name: str | None, day: str | None, side: SideName) -> Posed:
    if (name is None) == (day is None):
        raise Refused("nothing_asked", "Name a puzzle, such as “A25 - 1|2”, or a --day.")
    if name is not None:
        return posed_named(name)
    from spieltisch.games.ubongo3d.printing.worksheet import first_task  # noqa: PLC0415
    from spieltisch.tables.daily_puzzles import day_named, setup_for, today  # noqa: PLC0415

    now = today(int(1000 * time()))
    return first_task(setup_for(day_named(str(day), now), {"A": "easy", "B": "hard"}[side]))


def _side(name: str | None) -> SideName | None:
    if name is not None and name.upper() not in SIDES:
        raise Refused("unknown_side", "A board has the sides A and B.")
    return None if name is None else name.upper()


def _wish(paper: str, language: str, *, mono: bool) -> Wish:
    return Wish(paper_named(paper), language_named(language), mono)


def _own(file: Path | None) -> "Box | None":
    return None if file is None else box_from(file)


def _write(draw: Callable[[], Iterable[Document]], wish: Wish, folder: Path) -> None:
    """Set documents one by one, and say where they are."""
    verify_folder(folder)
    with progress_bar() as bar:
        task = bar.add_task("drawing", total=None)
        documents = list(draw())
        bar.update(task, total=len(documents))
        for document in documents:
            bar.update(task, description=document.title)
            (content,) = printed(document, wish)
            file = folder / file_name(document, wish)
            file.write_bytes(content)
            bar.advance(task)
            typer.echo(file)
