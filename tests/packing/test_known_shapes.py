"""The numbers of pieces: the memory for their orientations is bounded, and a full one harms no count."""

from concurrent.futures import ThreadPoolExecutor

import pytest

from spieltisch.packing import batch, known_shapes
from spieltisch.packing.cells import canonical
from spieltisch.packing.kinds import KINDS
from spieltisch.packing.known_shapes import KnownShapes
from tests.packing.classics import PENTOMINOES

AREA = [(0, 0), (1, 0), (2, 0), (0, 1), (1, 1), (2, 1), (0, 2)]
TASK = [9, 7, 15]
PIECES = [canonical(piece, reflections=True) for piece in [*KINDS.values(), *PENTOMINOES]]


def of_the_box() -> int:
    """Count a task of the box in a thread of its own, whose arrays know no other numbers."""
    numbers = [sorted(KINDS).index(kind) for kind in TASK]
    with ThreadPoolExecutor(1) as alone:
        counts, _ = alone.submit(batch.count, batch.on_areas([AREA], [numbers], [2])).result()
    return counts[0]


@pytest.mark.parametrize("room", ["MOST_FORMS", "MOST_SHAPES"])
def test_a_full_memory_refuses_new_pieces_and_keeps_the_others(monkeypatch, room):
    monkeypatch.setattr(known_shapes, room, 600 if room == "MOST_FORMS" else 20)
    known = KnownShapes()
    monkeypatch.setattr(batch, "SHAPES", known)
    before = [known.number(shape, reflections=False) for shape in KINDS.values()]
    numbers = [known.number(shape, reflections=True) for shape in PIECES]
    full = known_shapes.MOST_SHAPES
    assert 0 < numbers.count(full) < len(numbers)
    assert numbers == [known.number(shape, reflections=True) for shape in PIECES]
    assert before == [known.number(shape, reflections=False) for shape in KINDS.values()]
    assert of_the_box() == 6
