"""Pieces for a 3-D printer: closed, of exact volume, as many as there are, side by side on the bed."""

import io
import re
import zipfile
from collections import Counter
from fractions import Fraction
from itertools import combinations, pairwise, product

import numpy as np
import pytest
import trimesh

from spieltisch.cli.mesh import held, plate_bodies
from spieltisch.core.errors import Refused
from spieltisch.games.ubongo3d.boards import task_named
from spieltisch.games.ubongo3d.material import PIECES, Colour
from spieltisch.games.ubongo3d.printing.solids import FLOOR, WALL, frame, lying, tray
from spieltisch.games.ubongo3d.solutions import solution_of
from spieltisch.packing.cells import forms
from spieltisch.packing.kinds import KINDS
from spieltisch.printing.plates import GAP, Bed, bed_of, packed
from spieltisch.printing.solid_files import glb, stl, threemf
from spieltisch.printing.solids import Cut, body

PLAIN = Cut(15, 0, 0)
USUAL = Cut()


def is_whole(mesh):
    return mesh.is_watertight and mesh.is_winding_consistent and mesh.volume > 0


def exact_volume(cells, edge, tolerance):
    """Count a polycube with play slab by slab, without any geometry."""
    play = Fraction(tolerance).limit_denominator(1000) / 2
    marks = sorted({k * edge + d for k in range(5) for d in (-play, 0, play)})
    inside = {*cells}

    def is_solid(point):
        """A point is inside if all points nearer than the play are in cubes of the piece."""
        near = product(*[{(each - play) // edge, (each + play) // edge} for each in point])
        return inside.issuperset(near)

    total = Fraction(0)
    for spans in product(pairwise(marks), repeat=3):
        if is_solid([(a + b) / 2 for a, b in spans]):
            total += (
                (spans[0][1] - spans[0][0])
                * (spans[1][1] - spans[1][0])
                * (spans[2][1] - spans[2][0])
            )
    return float(total)


@pytest.mark.parametrize("kind", PIECES)
def test_u3d_5_a_piece_is_closed_and_its_volume_is_exact(kind):
    form = lying(kind)
    assert form in forms(KINDS[kind])
    plain = body(form, PLAIN)
    assert is_whole(plain)
    assert plain.volume == pytest.approx(len(form) * 15**3, rel=1e-9)
    with_play = body(form, Cut(15, 0.4, 0))
    assert is_whole(with_play)
    assert with_play.volume == pytest.approx(exact_volume(form, 15, 0.4), rel=1e-9)
    usual = body(form, USUAL)
    assert is_whole(usual)
    assert usual.euler_number == 2
    assert usual.volume < body(form, Cut(15, 0.2, 0)).volume
    size = np.array(form).max(axis=0) + 1
    assert usual.extents == pytest.approx(size * 15 - 0.2)


def test_a_bevel_takes_exactly_the_edges_of_a_cube():
    edge, bevel = 10.0, 1.0
    bare = edge - 2 * bevel
    gone = 12 * (bevel**2 / 2) * bare + 8 * (bevel**3 - bevel**3 / 6)
    assert body([(0, 0, 0)], Cut(edge, 0, bevel)).volume == pytest.approx(edge**3 - gone)


def test_u3d_4_the_plates_hold_all_pieces_within_the_bed_and_without_overlaps():
    counted = Counter()
    for bed, colour in product((Bed(220, 220), Bed(120, 100)), Colour):
        made = plate_bodies(colour, USUAL, bed)
        for (_, name), each in made.items():
            low, high = each.bounds
            assert GAP - 1e-6 <= low[0] <= high[0] <= bed.width - GAP + 1e-6
            assert GAP - 1e-6 <= low[1] <= high[1] <= bed.depth - GAP + 1e-6
            assert low[2] == pytest.approx(0)
            if bed.width == 220:
                counted[int(re.match(r"piece (\d+)\.", name)[1])] += 1
        for ((one, _), a), ((other, _), b) in combinations(made.items(), 2):
            apart = np.maximum(a.bounds[0] - b.bounds[1], b.bounds[0] - a.bounds[1])[:2]
            assert one != other or apart.max() >= GAP - 1e-6
        if bed.width == 220:
            assert {plate for plate, _ in made} == {0}
    assert counted == PIECES
    assert counted.total() == 40


def test_a_solution_fits_together_without_overlaps_and_opens_as_glb():
    task = task_named("B7 - 3")
    steps = solution_of(task.area, task.kinds)
    bodies = {f"piece {step.kind}": (body(step.cells, USUAL), "#b8452f") for step in steps}
    for (one, _), (other, _) in combinations(bodies.values(), 2):
        common = trimesh.boolean.intersection([one, other], engine="manifold")
        assert common.is_empty or abs(common.volume) < 1e-6
    content = glb(bodies)
    opened = trimesh.load(io.BytesIO(content), file_type="glb")
    assert set(opened.geometry) == set(bodies)
    assert opened.extents[1] == pytest.approx((2 * 15 - 0.2) / 1000, rel=1e-4)
    assert glb(bodies) == content


def test_files_hold_the_bodies_that_were_made():
    made = {"piece 8": body(lying(8), USUAL), "piece 3": body(lying(3), USUAL)}
    read = trimesh.load(io.BytesIO(stl(list(made.values()))), file_type="stl")
    assert read.volume == pytest.approx(sum(each.volume for each in made.values()), rel=1e-4)
    content = threemf(made)
    assert threemf(made) == content
    with zipfile.ZipFile(io.BytesIO(content)) as package:
        model = package.read("3D/3dmodel.model").decode()
        assert set(package.namelist()) == {
            "[Content_Types].xml",
            "_rels/.rels",
            "3D/3dmodel.model",
        }
    assert re.findall(r'name="([^"]+)"', model) == list(made)
    assert model.count("<triangle ") == sum(len(each.faces) for each in made.values())
    assert 'unit="millimeter"' in model


def test_a_frame_and_a_tray_are_closed_and_hold_what_they_should():
    area = task_named("A25 - 1|2").area
    around = held(frame(area, 15, 0))
    assert is_whole(around)
    outer = held(frame(area, 15, 0)).extents
    assert outer[2] == pytest.approx(FLOOR + 15)
    assert outer[0] == pytest.approx(15 * (1 + max(x for x, _ in area)) + 2 * WALL)
    box_for_pieces = held(tray(15))
    assert is_whole(box_for_pieces)
    wide, deep, high = box_for_pieces.extents
    room = (wide - 2 * WALL) * (deep - 2 * WALL) * (high - FLOOR)
    assert box_for_pieces.volume == pytest.approx(wide * deep * high - room)


@pytest.mark.parametrize("cut", [Cut(1), Cut(15, -0.1), Cut(15, 0.2, 4), Cut(float("nan"))])
def test_impossible_measures_are_refused(cut):
    with pytest.raises(Refused, match="bad_size"):
        cut.verify()


@pytest.mark.parametrize("text", ["", "220", "axb", "5x5", "nanx220", "1x2x3"])
def test_what_is_no_bed_is_refused(text):
    with pytest.raises(Refused, match="bad_bed"):
        bed_of(text)


def test_a_piece_that_is_larger_than_the_bed_is_refused():
    with pytest.raises(Refused, match="larger than the bed"):
        packed([(30, 90)], Bed(80, 80))
