"""`spieltisch atlas ...`: every Ubongo 3-D puzzle counted, found and drawn."""

from pathlib import Path
from typing import Annotated

import typer

from spieltisch.cli import atlas_reports

app = typer.Typer(
    no_args_is_help=True,
    rich_markup_mode=None,
    help="Every Ubongo 3-D puzzle there is, with its number of solutions.",
)

File = Annotated[
    Path | None, typer.Option(help="The atlas's file; in the user's data folder otherwise.")
]
Jobs = Annotated[int, typer.Option(min=1, max=64, help="How many cores may work.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]


@app.command()
def build(file: File = None, jobs: Jobs = 2) -> None:
    """Count every puzzle, which takes some seconds, and keep the atlas."""
    atlas_reports.build(file, jobs)


@app.command()
def summary(file: File = None, as_json: AsJson = False) -> None:
    """Say how many puzzles there are of each size, and how many can be solved."""
    atlas_reports.print_summary(file, as_json=as_json)


@app.command()
def find(
    squares: Annotated[int, typer.Option(min=6, max=10, help="Squares of the area.")] = 7,
    solutions: Annotated[int | None, typer.Option(min=1, help="Exactly this many.")] = None,
    within: Annotated[
        list[str] | None,
        typer.Option("--with", help="Kinds that must be among the pieces, such as 9 or 3,10."),
    ] = None,
    hardest: Annotated[int | None, typer.Option(min=1, help="Grade, and show this many.")] = None,
    easiest: Annotated[int | None, typer.Option(min=1, help="Grade, and show this many.")] = None,
    first: Annotated[int, typer.Option(min=1, help="Without grading, show this many.")] = 10,
    file: File = None,
    jobs: Jobs = 2,
    as_json: AsJson = False,
) -> None:
    """Find puzzles by their size, solutions, pieces and difficulty."""
    if hardest is not None and easiest is not None:
        raise typer.BadParameter("choose either --hardest or --easiest.")
    order = atlas_reports.Order(hardest, easiest, first, jobs)
    atlas_reports.print_found(file, squares, solutions, within or (), order, as_json=as_json)


@app.command()
def plot(
    out: Annotated[Path, typer.Option(help="The picture to write, as SVG.")] = Path("atlas.svg"),
    sample: Annotated[int, typer.Option(min=10, help="Puzzles of each size to be graded.")] = 400,
    file: File = None,
    jobs: Jobs = 2,
) -> None:
    """Draw how many solutions the puzzles of each size have, and how hard they are."""
    atlas_reports.plot(file, out, sample, jobs)
