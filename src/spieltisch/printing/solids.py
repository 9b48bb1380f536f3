"""Polycubes as solid bodies in millimetres, with clearance between neighbours and chamfered edges."""

from collections.abc import Collection, Iterator
from itertools import product
from typing import TYPE_CHECKING, Any, Final

import msgspec

from spieltisch.core.errors import Refused
from spieltisch.packing.cells import Cell

if TYPE_CHECKING:
    from trimesh import Trimesh

SMALLEST: Final = 5.0
LARGEST: Final = 60.0
"""The largest cube edge, as `SMALLEST` is the smallest, that suits a printer and a hand."""


class Cut(msgspec.Struct, frozen=True):
    """The measures of a body."""

    edge: float = 15.0
    """The edge of a cube; 15 fits the printed boards."""
    tolerance: float = 0.2
    """How much smaller a body is than its cells, in every direction."""
    bevel: float = 0.6
    """How far every outer edge is chamfered."""

    def verify(self) -> None:
        """Refuse measures that make no sound body."""
        if not SMALLEST <= self.edge <= LARGEST:
            raise Refused("bad_size", f"An edge must be {SMALLEST:g} to {LARGEST:g} mm long.")
        if self.tolerance < 0 or self.bevel < 0 or self.tolerance + 2 * self.bevel > self.edge / 3:
            why = "Tolerance plus twice the bevel must be at most a third of the edge."
            raise Refused("bad_size", why)


def body(cells: Collection[Cell], cut: Cut) -> "Trimesh":
    """Build a polycube as the union of all boxes, one or two cubes along each axis, that lie inside it.

    Each box is shrunk by half the tolerance and the bevel, then grown by an octahedron: its faces return to
    their planes, and its edges are chamfered. Growing commutes with union, so no seams remain.
    """
    manifold3d = _manifold()
    parts = [
        manifold3d.Manifold.hull_points(list(_corners(low, high, cut)))
        for low, high in _boxes(set(cells))
    ]
    whole = manifold3d.Manifold.batch_boolean(parts, manifold3d.OpType.Add)
    return _trimesh_of(whole)


def _boxes(cells: set[Cell]) -> Iterator[tuple[Cell, Cell]]:
    """Yield the boxes inside a polycube, each as its lowest cell and the cell past its highest."""
    for x, y, z in sorted(cells):
        for a, b, c in product((1, 2), repeat=3):
            inside = product(range(x, x + a), range(y, y + b), range(z, z + c))
            if cells.issuperset(inside):
                yield (x, y, z), (x + a, y + b, z + c)


def _corners(low: Cell, high: Cell, cut: Cut) -> Iterator[tuple[float, float, float]]:
    """Yield the vertices of a chamfered box: three for each corner of the box."""
    inset = cut.tolerance / 2 + cut.bevel
    for signs in product((-1, 1), repeat=3):
        corner = [
            cut.edge * (high[axis] if sign > 0 else low[axis]) - sign * inset
            for axis, sign in enumerate(signs)
        ]
        for axis, sign in enumerate(signs):
            grown = list(corner)
            grown[axis] += sign * cut.bevel
            yield grown[0], grown[1], grown[2]


def box(low: tuple[float, ...], high: tuple[float, ...]) -> Any:
    """Make a box to join with others or to subtract from them."""
    size = [end - start for start, end in zip(low, high, strict=True)]
    return _manifold().Manifold.cube(size).translate(list(low))


def less(whole: Any, gone: Any) -> "Trimesh":
    """Subtract one body from another."""
    return _trimesh_of(whole - gone)


def joined(parts: list[Any]) -> Any:
    """Join bodies."""
    manifold3d = _manifold()
    return manifold3d.Manifold.batch_boolean(parts, manifold3d.OpType.Add)


def _trimesh_of(solid: Any) -> "Trimesh":
    import trimesh  # noqa: PLC0415 - an extra

    mesh = solid.to_mesh64() if hasattr(solid, "to_mesh64") else solid.to_mesh()
    return trimesh.Trimesh(mesh.vert_properties[:, :3], mesh.tri_verts, process=False)


def _manifold() -> Any:
    try:
        import manifold3d  # noqa: PLC0415 - an extra
        import trimesh  # noqa: F401, PLC0415 - the same extra
    except ImportError:
        why = (
            "Bodies need trimesh and manifold3d; install them with: pip install 'spieltisch[mesh]'."
        )
        raise Refused("no_trimesh", why) from None
    return manifold3d
