"""The pieces' turned forms for a client to draw: it moves from form to form and needs no geometry."""

from collections.abc import Mapping
from typing import Any, Final

from spieltisch.games.ubongo3d.material import COLOURS, PIECES
from spieltisch.packing.cells import Shape, Turn, forms, moved_home, turned
from spieltisch.packing.kinds import KINDS

QUARTER_TURNS: Final[Mapping[str, Turn]] = {
    "x": ((0, 2, 1), (1, -1, 1)),
    "y": ((2, 1, 0), (1, 1, -1)),
    "z": ((1, 0, 2), (-1, 1, 1)),
}
"""A quarter turn about each axis, anticlockwise when seen from its tip towards the origin."""


def pieces_to_draw() -> list[dict[str, Any]]:
    """Return for each kind its colour, how many there are, and its forms.

    A form's cubes are written as digits x, y and z, all from 0. For each axis, `turns` maps each form to the
    number of the form after a quarter turn about that axis.
    """
    return [
        {
            "kind": kind,
            "colour": str(COLOURS[kind]),
            "count": PIECES[kind],
            "forms": [_digits(form) for form in forms(shape)],
            "turns": {
                axis: [forms(shape).index(moved_home(turned(form, turn))) for form in forms(shape)]
                for axis, turn in QUARTER_TURNS.items()
            },
        }
        for kind, shape in KINDS.items()
    ]


def _digits(form: Shape) -> str:
    return " ".join(f"{x}{y}{z}" for x, y, z in form)
