"""`spieltisch mesh ...`: the pieces of Ubongo 3-D for a 3-D printer, and solutions for any viewer."""

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from spieltisch.cli.errors import refusals
from spieltisch.cli.files import list_paths, task_file, verify_folder
from spieltisch.cli.own_sets import Boards, Number, posed_from
from spieltisch.cli.progress import tracked
from spieltisch.core.errors import Refused
from spieltisch.games.ubongo3d.material import COLOURS, PIECES, Colour
from spieltisch.games.ubongo3d.printing.pictures import PLAIN
from spieltisch.games.ubongo3d.printing.solids import Holder, frame, lying, pieces_of, tray
from spieltisch.games.ubongo3d.solutions import solution_numbered
from spieltisch.printing.plates import Bed, bed_of, packed
from spieltisch.printing.solid_files import glb, stl, threemf
from spieltisch.printing.solids import Cut, body, box, joined, less

if TYPE_CHECKING:
    from trimesh import Trimesh

app = typer.Typer(
    help="The pieces of Ubongo 3-D for a 3-D printer, and solutions for any viewer.",
    add_completion=False,
    rich_markup_mode=None,
    no_args_is_help=True,
)

HERE = Path()
FORMATS = ("stl", "3mf")

Edge = Annotated[float, typer.Option("--edge", help="The edge of a cube in mm; boards have 15.")]
Tolerance = Annotated[float, typer.Option("--tolerance", help="Clearance between pieces in mm.")]
Bevel = Annotated[float, typer.Option("--bevel", help="How much to bevel every edge, in mm.")]
Format = Annotated[str, typer.Option("--format", help="stl or 3mf.")]
Folder = Annotated[Path, typer.Option("--out", help="The folder to write into.")]


@app.command("pieces")
def write_pieces(
    edge: Edge = 15,
    tolerance: Tolerance = 0.2,
    bevel: Bevel = 0.6,
    format_: Format = "stl",
    out: Folder = HERE,
) -> None:
    """A file for each of the 16 kinds of pieces; its name says how many to print."""
    with refusals():
        cut = _cut(edge, tolerance, bevel)
        verify_folder(out)
        files = [
            _write(
                out / f"piece-{kind:02}-{COLOURS[kind]}-x{count}",
                {f"piece {kind}": body(lying(kind), cut)},
                format_,
            )
            for kind, count in tracked(PIECES.items(), "making pieces", len(PIECES))
        ]
        list_paths(files)


@app.command("plates")
def write_plates(
    edge: Edge = 15,
    tolerance: Tolerance = 0.2,
    bevel: Bevel = 0.6,
    format_: Format = "3mf",
    out: Folder = HERE,
    bed: Annotated[str, typer.Option(help="The printer's bed in mm, such as 220x220.")] = "220x220",
) -> None:
    """All 40 pieces, on one plate per colour, or on several if the bed is small."""
    with refusals():
        cut, room = _cut(edge, tolerance, bevel), bed_of(bed)
        verify_folder(out)
        files = []
        for colour in tracked(Colour, "filling plates", len(Colour)):
            made = plate_bodies(colour, cut, room)
            for number in range(1 + max(plate for plate, _ in made)):
                on_it = {name: each for (plate, name), each in made.items() if plate == number}
                files.append(_write(out / f"plate-{colour}-{number + 1}", on_it, format_))
        list_paths(files)


def plate_bodies(colour: Colour, cut: Cut, bed: Bed) -> Mapping[tuple[int, str], "Trimesh"]:
    """Return all pieces of a colour in position, by plate and name."""
    bodies = [(f"piece {kind}.{n}", body(form, cut)) for kind, n, form in pieces_of(colour)]
    sizes = [(float(each.extents[0]), float(each.extents[1])) for _, each in bodies]
    made = {}
    for spot in packed(sizes, bed):
        name, each = bodies[spot.number]
        low = each.bounds[0]
        made[spot.plate, name] = each.apply_translation([spot.x - low[0], spot.y - low[1], -low[2]])
    return made


@app.command("frame")
def write_frame(
    task: Annotated[
        str, typer.Argument(help="The task or puzzle whose area to frame, such as “A25 - 1|2”.")
    ],
    edge: Edge = 15,
    tolerance: Tolerance = 0.2,
    format_: Format = "stl",
    file: Boards = None,
    out: Folder = HERE,
) -> None:
    """A frame around the area of a task, one level high."""
    with refusals():
        _cut(edge, tolerance, 0)
        posed = posed_from(task, file)
        verify_folder(out)
        made = {"frame": held(frame(posed.area, edge, tolerance))}
        list_paths([_write(out / f"frame-{task_file(posed.name, file)}", made, format_)])


@app.command("tray")
def write_tray(edge: Edge = 15, format_: Format = "stl", out: Folder = HERE) -> None:
    """An open box for the pieces of a task."""
    with refusals():
        _cut(edge, 0, 0)
        verify_folder(out)
        list_paths([_write(out / "tray", {"tray": held(tray(edge))}, format_)])


@app.command("solution")
def write_solution(
    task: Annotated[str, typer.Argument(help="A task or puzzle, such as “A25 - 1|2”.")],
    edge: Edge = 15,
    bevel: Bevel = 0.6,
    number: Number = 1,
    file: Boards = None,
    out: Folder = HERE,
) -> None:
    """A solution as GLB, which any 3-D viewer opens, each piece in its colour."""
    with refusals():
        cut = _cut(edge, 0.3, bevel)
        posed = posed_from(task, file)
        steps = solution_numbered(posed, number)
        verify_folder(out)
        made = {
            f"piece {step.kind}": (body(step.cells, cut), PLAIN[COLOURS[step.kind]])
            for step in steps
        }
        whole = out / f"solution-{task_file(posed.name, file, number)}.glb"
        whole.write_bytes(glb(made))
        list_paths([whole])


def held(holder: Holder) -> "Trimesh":
    """Build the body of a frame or a tray."""
    parts = [joined([box(*each) for each in boxes]) for boxes in (holder.solid, holder.hollow)]
    return less(*parts)


def _cut(edge: float, tolerance: float, bevel: float) -> Cut:
    cut = Cut(edge, tolerance, bevel)
    cut.verify()
    return cut


def _write(file: Path, bodies: Mapping[str, "Trimesh"], format_: str) -> Path:
    if format_ not in FORMATS:
        raise Refused("unknown_format", f"The formats are: {', '.join(FORMATS)}.")
    content = stl(list(bodies.values())) if format_ == "stl" else threemf(bodies)
    whole = file.with_name(f"{file.name}.{format_}")
    whole.write_bytes(content)
    return whole
