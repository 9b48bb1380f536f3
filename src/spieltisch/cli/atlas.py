"""`spieltisch atlas ...`: every Ubongo 3-D puzzle counted, found and drawn."""

import random
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Annotated
from zipfile import BadZipFile

import msgspec
import typer

from spieltisch.cli.errors import refusals
from spieltisch.cli.files import verify_picture
from spieltisch.cli.progress import progress_bar, tracked
from spieltisch.cli.solve import kinds_from
from spieltisch.core.errors import Refused
from spieltisch.core.folders import default_data
from spieltisch.games.ubongo3d.generator.difficulty import grade
from spieltisch.packing import atlas
from spieltisch.packing.areas import Area, areas_of, rows_of
from spieltisch.packing.atlas import Atlas
from spieltisch.packing.kinds import PIECES, Kinds, shape_of
from spieltisch.research.plots.atlas import Column, drawn

app = typer.Typer(
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    help="Every possible Ubongo 3-D puzzle, with its number of solutions.",
)

File = Annotated[
    Path | None, typer.Option(help="The file of the atlas; by default it is in your data folder.")
]
Jobs = Annotated[int, typer.Option(min=1, max=64, help="How many cores to use.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]


class Puzzle(msgspec.Struct, frozen=True):
    """A puzzle of the atlas; it has a difficulty if it was graded."""

    area: Area
    pieces: Kinds
    solutions: int
    difficulty: float | None = None


@app.command()
def build(file: File = None, jobs: Jobs = 2) -> None:
    """Count every puzzle, which takes a few seconds, and keep the atlas."""
    with refusals():
        path = _path(file)
        _built(path, jobs)
    typer.echo(f"{path} ({path.stat().st_size // 1000:,} kB)")


def _path(file: Path | None) -> Path:
    return default_data() / "atlas.npz" if file is None else file


def _built(path: Path, jobs: int) -> Atlas:
    with progress_bar() as shown:
        listing = shown.add_task("listing the areas", total=None)
        total = sum(len(areas_of(squares)) for squares in PIECES)
        shown.remove_task(listing)
        counting = shown.add_task("counting every puzzle", total=total)
        built = atlas.build(threads=jobs, progress=lambda areas: shown.advance(counting, areas))
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        atlas.save(built, path)
    except OSError as error:
        raise Refused("no_file", f"{path} cannot be written: {error.strerror}.") from None
    return built


def _opened(file: Path | None) -> Atlas:
    """Read the atlas; build it on first use."""
    path = _path(file)
    if not path.exists():
        return _built(path, jobs=2)
    try:
        return atlas.load(path)
    except (OSError, ValueError, KeyError, EOFError, BadZipFile):
        raise Refused("no_atlas", f"{path} is not an atlas; rebuild it.") from None


@app.command()
def summary(file: File = None, as_json: AsJson = False) -> None:
    """Show how many puzzles there are of each size, and how many can be solved."""
    with refusals():
        rows = [atlas.summary_of(sheet) for sheet in _opened(file).values()]
    if as_json:
        typer.echo(msgspec.json.encode(rows).decode())
        return
    typer.echo(
        f"{'squares':>7} {'areas':>6} {'puzzles':>10} {'solvable':>9} {'unique':>7} solutions"
    )
    for row in [*rows, atlas.total_of(rows)]:
        typer.echo(
            f"{row.squares or 'all':>7} {row.areas:>6,} {row.puzzles:>10,} {row.solvable:>9,} "
            f"{row.unique:>7,} {row.solutions:>9,}"
        )


@app.command()
def find(
    squares: Annotated[int, typer.Option(min=6, max=10, help="Squares of the area.")] = 7,
    solutions: Annotated[int | None, typer.Option(min=1, help="Exactly this many.")] = None,
    within: Annotated[
        list[str] | None,
        typer.Option("--with", help="Kinds that must be among the pieces, such as 9 or 3,10."),
    ] = None,
    hardest: Annotated[
        int | None, typer.Option(min=1, help="Show this many, hardest first.")
    ] = None,
    easiest: Annotated[
        int | None, typer.Option(min=1, help="Show this many, easiest first.")
    ] = None,
    first: Annotated[int, typer.Option(min=1, help="Show this many, not graded.")] = 10,
    file: File = None,
    jobs: Jobs = 2,
    as_json: AsJson = False,
) -> None:
    """Find puzzles by their size, solutions, pieces and difficulty."""
    if hardest is not None and easiest is not None:
        raise typer.BadParameter("choose --hardest or --easiest, not both.")
    with refusals():
        kinds = frozenset(kind for named in within or () for kind in kinds_from(named))
        for kind in sorted(kinds):
            shape_of(kind, "--with")
        sheet = _opened(file)[squares]
    found = [Puzzle(*each) for each in atlas.find(sheet, solutions, kinds)]
    shown = found[:first]
    if hardest is not None or easiest is not None:
        graded = sorted(_graded(found, jobs), key=lambda puzzle: puzzle.difficulty or 0.0)
        shown = graded[:easiest] if hardest is None else graded[-hardest:][::-1]
    if as_json:
        typer.echo(msgspec.json.encode(shown).decode())
        return
    for puzzle in shown:
        _print(puzzle)
    typer.echo(f"{len(found):,} puzzles found, {len(shown)} shown")


def _graded(puzzles: Sequence[Puzzle], jobs: int) -> list[Puzzle]:
    """Grade puzzles, on several cores if there are many."""
    with ProcessPoolExecutor(jobs) as pool:
        is_long = len(puzzles) > 500
        each = pool.map(_grade, puzzles, chunksize=64) if is_long else map(_grade, puzzles)
        return list(tracked(each, "grading", len(puzzles)))


def _grade(puzzle: Puzzle) -> Puzzle:
    graded = grade(puzzle.area, puzzle.pieces)
    return msgspec.structs.replace(puzzle, difficulty=None if graded is None else graded.number)


def _print(puzzle: Puzzle) -> None:
    rows = [
        "".join("██" if square in puzzle.area else "  " for square in row)
        for row in rows_of(puzzle.area)
    ]
    pieces = ",".join(str(kind) for kind in puzzle.pieces)
    graded = "" if puzzle.difficulty is None else f"  difficulty {puzzle.difficulty:.1f}"
    typer.echo("\n".join(rows))
    typer.echo(f'--area "{drawn_area(puzzle.area)}" --pieces {pieces}')
    typer.echo(f"solutions {puzzle.solutions}{graded}\n")


def drawn_area(area: Area) -> str:
    """Write an area as `spieltisch solve --area` reads it."""
    return "/".join(
        "".join("#" if square in area else "." for square in row) for row in rows_of(area)
    )


@app.command()
def plot(
    out: Annotated[Path, typer.Option(help="The picture to write, as SVG.")] = Path("atlas.svg"),
    sample: Annotated[int, typer.Option(min=10, help="Puzzles of each size to be graded.")] = 400,
    file: File = None,
    jobs: Jobs = 2,
) -> None:
    """Draw how many solutions the puzzles of each size have, and how hard they are."""
    with refusals():
        verify_picture(out)
        sheets = _opened(file)
    columns = []
    for squares, sheet in sheets.items():
        found = [Puzzle(*each) for each in atlas.find(sheet)]
        some = random.Random(squares).sample(found, min(sample, len(found)))  # noqa: S311
        grades = [puzzle.difficulty or 0.0 for puzzle in _graded(some, jobs)]
        columns.append(Column(squares, [puzzle.solutions for puzzle in found], grades))
    out.write_text(drawn(columns), encoding="utf-8")
    typer.echo(str(out))
