"""Writes a solution of any puzzle as a picture, or as a body for viewers."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from spieltisch.cli.errors import refusals
from spieltisch.cli.files import open_to_write, verify_writable
from spieltisch.core.errors import Refused
from spieltisch.games.ubongo3d.material import COLOURS
from spieltisch.games.ubongo3d.printing.pictures import PLAIN, colour_of, numbered_building, stage
from spieltisch.games.ubongo3d.solutions import PlacedPiece
from spieltisch.packing.areas import Area
from spieltisch.printing.documents import as_png
from spieltisch.printing.solid_files import glb
from spieltisch.printing.solids import Cut, body

PICTURES: Final = (".svg", ".png")
MODELS: Final = (".glb",)
CUT: Final = Cut(tolerance=0.3)


def verify_files(picture: Path | None, model: Path | None) -> None:
    """Refuse files that cannot be written or whose endings promise another format, before solving."""
    with refusals():
        for file, endings in ((picture, PICTURES), (model, MODELS)):
            if file is not None and file.suffix not in endings:
                raise Refused("no_file", f"{file} does not end in {' or '.join(endings)}.")
            verify_writable(file)


def write_picture(file: Path, area: Area | None, steps: Sequence[PlacedPiece]) -> None:
    """Draw a solution on its area, or the pieces of a target by themselves."""
    art = numbered_building(steps) if area is None else stage(area, steps)
    with open_to_write(file) as out:
        out.write(as_png(art) if file.suffix == ".png" else art.encode())


def write_model(file: Path, area: Area | None, steps: Sequence[PlacedPiece]) -> None:
    """Write a solution as GLB, each piece in its colour."""
    made = {
        f"piece {number} ({step.kind})": (
            body(step.cells, CUT),
            colour_of(step.kind) if area is None else PLAIN[COLOURS[step.kind]],
        )
        for number, step in enumerate(steps, start=1)
    }
    with open_to_write(file) as out:
        out.write(glb(made))
