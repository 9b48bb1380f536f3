"""`spieltisch print ...`: boxes, solutions and worksheets as PDF."""

from collections.abc import Callable, Iterable, Mapping
from inspect import Parameter, signature
from pathlib import Path
from time import time
from typing import Annotated, Any

import typer
from msgspec.structs import replace

from spieltisch.cli.errors import refusals
from spieltisch.cli.files import list_paths, read_bytes, task_file, verify_folder
from spieltisch.cli.own_sets import Boards, Number, posed_from
from spieltisch.cli.progress import progress_bar
from spieltisch.core.errors import Refused
from spieltisch.core.paper import LANGUAGES, Document, Language, file_part
from spieltisch.printing.boxes import box_of, document_named, own_document, own_documents
from spieltisch.printing.documents import Wish, as_png, file_name, language_named, printed
from spieltisch.printing.papers import PAPERS, paper_named

app = typer.Typer(
    help="Boxes, solutions and worksheets as PDF, to print and cut out.",
    add_completion=False,
    rich_markup_mode=None,
    no_args_is_help=True,
)

HERE = Path()
Folder = Annotated[Path, typer.Option("--out", help="The folder to write into.")]
Cards = Annotated[
    Path | None, typer.Option("--file", help="Decks written by `decks make`; ours by default.")
]
Draw = Callable[..., Iterable[Document]]


def _how(
    paper: Annotated[str, typer.Option(help=f"The paper: {' or '.join(PAPERS)}.")] = "a4",
    language: Annotated[str, typer.Option(help=f"One of {', '.join(LANGUAGES)}.")] = "en",
    out: Folder = HERE,
    mono: Annotated[bool, typer.Option("--mono", help="For a black-and-white printer.")] = False,
) -> tuple[Wish, Path]:
    """Return the printing options that every command shares."""
    return Wish(paper_named(paper), language_named(language), mono), out


def _command(name: str) -> Callable[[Draw], Draw]:
    """Turn a function that draws documents into a command, and add the printing options."""
    how = signature(_how).parameters

    def of(draw: Draw) -> Draw:
        what = list(signature(draw).parameters.values())[1:]

        def run(**words: Any) -> None:
            with refusals():
                wish, folder = _how(**{word: words.pop(word) for word in how})
                _write(lambda: draw(wish.language, **words), wish, folder)

        asked = [each.replace(kind=Parameter.KEYWORD_ONLY) for each in (*what, *how.values())]
        run.__signature__ = signature(run).replace(parameters=asked)  # type: ignore[attr-defined]
        run.__annotations__ = {each.name: each.annotation for each in asked}
        run.__doc__ = draw.__doc__
        app.command(name)(run)
        return draw

    return of


@app.callback()
def main() -> None:
    """Print boxes, solutions and worksheets."""


@_command("ugo")
def print_ugo(language: Language) -> Iterable[Document]:
    """UGO!: lands, kingdoms, farmers, a score sheet, the rules."""
    return box_of("ugo", language)


@_command("ubongo3d")
def print_ubongo3d(language: Language, file: Boards = None) -> Iterable[Document]:
    """Ubongo 3-D: boards, gems, the display, a score sheet, the rules."""
    return _box_with("ubongo3d", language, file)


@_command("ubongocards")
def print_ubongocards(language: Language, file: Cards = None) -> Iterable[Document]:
    """Ubongo, the card game: 108 cards, a score sheet, the rules."""
    return _box_with("ubongocards", language, file)


@_command("booklet")
def print_booklet(language: Language, file: Boards = None) -> Iterable[Document]:
    """A solution of every task of Ubongo 3-D."""
    return [_asked("ubongo3d-booklet", language, {}, file)]


@_command("worksheet")
def print_worksheet(
    language: Language,
    tasks: Annotated[
        list[str] | None, typer.Argument(help="Up to twelve tasks, such as “A25 - 1|2”.")
    ] = None,
    easiest: Annotated[
        int | None,
        typer.Option(min=0, max=100, help="The difficulty of the easiest task; 0 by default."),
    ] = None,
    hardest: Annotated[
        int | None,
        typer.Option(min=0, max=100, help="The difficulty of the hardest task; 100 by default."),
    ] = None,
    side: Annotated[str | None, typer.Option(help="Only tasks of side A or B.")] = None,
    seed: Annotated[
        int | None,
        typer.Option(min=0, help="A different number chooses different tasks; 1 by default."),
    ] = None,
    file: Boards = None,
) -> Iterable[Document]:
    """Twelve tasks of Ubongo 3-D from easy to hard, with solutions on the last page."""
    choice = {"easiest": easiest, "hardest": hardest, "side": side, "seed": seed}
    asked = {name: f"{value}" for name, value in choice.items() if value is not None}
    asked |= {"tasks": ",".join(tasks)} if tasks else {}
    return [_asked("ubongo3d-worksheet", language, asked, file)]


@_command("puzzle")
def print_puzzle(
    language: Language,
    name: Annotated[
        str | None, typer.Argument(help="A task or puzzle, such as “A25 - 1|2” or 9.192-2.8.9.13.")
    ] = None,
    day: Annotated[
        str | None,
        typer.Option(help="The puzzle of the day instead, for a day such as 2026-11-18."),
    ] = None,
    side: Annotated[
        str | None,
        typer.Option(help="With --day: A for the easy puzzle (the default), B for the hard one."),
    ] = None,
    number: Number = 1,
    file: Boards = None,
) -> Iterable[Document]:
    """A single puzzle of Ubongo 3-D, large enough to build on, with a solution."""
    if (name is None) == (day is None):
        raise Refused("nothing_asked", "Name a puzzle, such as “A25 - 1|2”, or a --day.")
    if day is None and side is not None:
        why = "--side is for the puzzle of a --day; the name of a task says its side."
        raise Refused("nothing_asked", why)
    asked = (
        {"puzzle": _of_the_day(day, side), "day": day} if day is not None else {"puzzle": f"{name}"}
    )
    return [_asked("ubongo3d-puzzle", language, {**asked, "number": f"{number}"}, file)]


@app.command("picture")
def print_picture(
    name: Annotated[
        str, typer.Argument(help="A task or puzzle, such as “A25 - 1|2” or 9.192-2.8.9.13.")
    ],
    png: Annotated[bool, typer.Option("--png", help="PNG instead of SVG.")] = False,
    number: Number = 1,
    file: Boards = None,
    out: Folder = HERE,
) -> None:
    """A picture of a task's solution, as on the screen."""
    from spieltisch.games.ubongo3d.printing.pictures import stage  # noqa: PLC0415
    from spieltisch.games.ubongo3d.solutions import solution_numbered  # noqa: PLC0415

    with refusals():
        posed = posed_from(name, file)
        art = stage(posed.area, solution_numbered(posed, number))
        verify_folder(out)
        ending = "png" if png else "svg"
        drawn = out / f"solution-{task_file(posed.name, file, number)}.{ending}"
        drawn.write_bytes(as_png(art) if png else art.encode())
        typer.echo(drawn)


def _of_the_day(day: str, side: str | None) -> str:
    """Return the name of the easy or the hard puzzle of a day."""
    from spieltisch.games.ubongo3d.printing.asked import side_named  # noqa: PLC0415
    from spieltisch.games.ubongo3d.printing.box import first_puzzle  # noqa: PLC0415
    from spieltisch.tables.daily_puzzles import day_named, setup_for, today  # noqa: PLC0415

    kind = {"A": "easy", "B": "hard"}[side_named(side) or "A"]
    return first_puzzle(setup_for(day_named(day, today(int(1000 * time()))), kind))


def _asked(name: str, language: Language, asked: Mapping[str, str], file: Path | None) -> Document:
    """Build a document on request, from our boards or from those in a file."""
    if file is None:
        return document_named(name, language, asked)
    return _named_after(file, own_document(name, language, read_bytes(file), asked))


def _named_after(file: Path, document: Document) -> Document:
    """Add the name of a file to a document's name, so that it replaces nothing of ours."""
    return replace(document, name=f"{document.name}-{file_part(file.stem)}")


def _box_with(game: str, language: Language, file: Path | None) -> Iterable[Document]:
    """Build a box from our set, or from the one in a file."""
    if file is None:
        return box_of(game, language)
    made = own_documents(game, language, read_bytes(file))
    own = {each.name: _named_after(file, each) for each in made}
    return [own.get(each.name, each) for each in box_of(game, language)]


def _write(draw: Callable[[], Iterable[Document]], wish: Wish, folder: Path) -> None:
    """Typeset documents one by one, and print their paths."""
    verify_folder(folder)
    written: list[Path] = []
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
            written.append(file)
    list_paths(written)
