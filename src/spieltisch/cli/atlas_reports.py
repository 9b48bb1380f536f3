"""Building, searching and drawing the atlas of puzzles."""

import random
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from zipfile import BadZipFile

import msgspec
import typer
from rich.console import Console
from rich.progress import Progress, track

from spieltisch.cli.errors import refusals
from spieltisch.cli.files import verify_writable
from spieltisch.cli.solve import kinds_from
from spieltisch.core.errors import Refused
from spieltisch.core.folders import default_data
from spieltisch.games.ubongo3d.generator.difficulty import grade
from spieltisch.packing import atlas
from spieltisch.packing.areas import Area, areas_of, rows_of
from spieltisch.packing.atlas import Atlas, Kinds
from spieltisch.packing.kinds import shape_of
from spieltisch.research.plots.atlas import Column, drawn


class Puzzle(msgspec.Struct, frozen=True):
    """A puzzle of the atlas; it has a difficulty if it was graded."""

    area: Area
    pieces: Kinds
    solutions: int
    difficulty: float | None = None


class Order(msgspec.Struct, frozen=True):
    """Which of the puzzles found are shown."""

    hardest: int | None
    easiest: int | None
    first: int
    jobs: int


def build(file: Path | None, jobs: int) -> None:
    """Count every puzzle and write the atlas."""
    with refusals():
        path = _path(file)
        _built(path, jobs)
    typer.echo(f"{path} ({path.stat().st_size // 1000:,} kB)")


def _path(file: Path | None) -> Path:
    return default_data() / "atlas.npz" if file is None else file


def _built(path: Path, jobs: int) -> Atlas:
    bar = Console(stderr=True)
    with Progress(console=bar, disable=not bar.is_terminal, transient=True) as shown:
        listing = shown.add_task("listing the areas", total=None)
        total = sum(len(areas_of(squares)) for squares in atlas.PIECES)
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
        raise Refused("no_atlas", f"{path} is not an atlas; build it again.") from None


def print_summary(file: Path | None, *, as_json: bool) -> None:
    """Print the counts for each size."""
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


def print_found(
    file: Path | None,
    squares: int,
    solutions: int | None,
    within: Iterable[str],
    order: Order,
    *,
    as_json: bool,
) -> None:
    """Print the requested puzzles."""
    with refusals():
        kinds = frozenset(kind for named in within for kind in kinds_from(named))
        for kind in sorted(kinds):
            shape_of(kind, "--with")
        sheet = _opened(file)[squares]
    found = [Puzzle(*each) for each in atlas.find(sheet, solutions, kinds)]
    shown = _chosen(found, order)
    if as_json:
        typer.echo(msgspec.json.encode(shown).decode())
        return
    for puzzle in shown:
        _print(puzzle)
    typer.echo(f"{len(found):,} puzzles found, {len(shown)} shown")


def _chosen(found: list[Puzzle], order: Order) -> list[Puzzle]:
    if order.hardest is None and order.easiest is None:
        return found[: order.first]
    graded = sorted(_graded(found, order.jobs), key=lambda puzzle: puzzle.difficulty or 0.0)
    return graded[: order.easiest] if order.hardest is None else graded[-order.hardest :][::-1]


def _graded(puzzles: Sequence[Puzzle], jobs: int) -> list[Puzzle]:
    """Grade puzzles, on several cores if there are many."""
    bar = Console(stderr=True)
    with ProcessPoolExecutor(jobs) as pool:
        mapped = (
            pool.map(_grade, puzzles, chunksize=64) if len(puzzles) > 500 else map(_grade, puzzles)
        )
        return list(
            track(mapped, "grading", len(puzzles), console=bar, disable=not bar.is_terminal)
        )


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


def plot(file: Path | None, out: Path, sample: int, jobs: int) -> None:
    """Draw solutions and difficulty of each size."""
    with refusals():
        if out.suffix != ".svg":
            raise Refused("no_file", f"{out} does not end in .svg, and the picture is SVG.")
        verify_writable(out)
        sheets = _opened(file)
    columns = []
    for squares, sheet in sheets.items():
        found = [Puzzle(*each) for each in atlas.find(sheet)]
        some = random.Random(squares).sample(found, min(sample, len(found)))  # noqa: S311
        grades = [puzzle.difficulty or 0.0 for puzzle in _graded(some, jobs)]
        columns.append(Column(squares, [puzzle.solutions for puzzle in found], grades))
    out.write_text(drawn(columns), encoding="utf-8")
    typer.echo(str(out))
