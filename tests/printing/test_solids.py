"""Pieces for a 3-D printer: closed, of exact volume, as many as there are, side by side on the bed."""

import io
import re
import zipfile
from collections import Counter
from fractions import Fraction
from itertools import combinations, pairwise, product
from xml.etree import ElementTree as ET

import numpy as np
import pytest
import trimesh

from spieltisch.cli.mesh import held, plate_bodies
from spieltisch.core.errors import Refused
from spieltisch.games.ubongo3d.boards import box, places, task_named
from spieltisch.games.ubongo3d.material import LEVELS, PIECES, Colour
from spieltisch.games.ubongo3d.printing.solids import FLOOR, ROOM, WALL, frame, lying, tray
from spieltisch.games.ubongo3d.puzzles import atlas
from spieltisch.games.ubongo3d.solutions import solution_of
from spieltisch.packing.cells import forms
from spieltisch.packing.kinds import KINDS
from spieltisch.printing.plates import GAP, Bed, bed_of, packed
from spieltisch.printing.solid_files import glb, stl, threemf
from spieltisch.printing.solids import Cut, body

PLAIN = Cut(15, 0, 0)
USUAL = Cut()
NAMESPACE = "{http://schemas.microsoft.com/3dmanufacturing/core/2015/02}"


def is_whole(mesh):
    return mesh.is_watertight and mesh.is_winding_consistent and mesh.volume > 0


def exact_volume(cells, edge, tolerance):
    """Count a polycube with clearance slab by slab, without any geometry."""
    play = Fraction(tolerance).limit_denominator(1000) / 2
    marks = sorted({k * edge + d for k in range(5) for d in (-play, 0, play)})
    inside = {*cells}

    def is_solid(point):
        """A point is inside if all points nearer than the clearance are in cubes of the piece."""
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


def reread(bodies):
    """Write bodies as STL and as 3MF, and read both as another program would."""
    with zipfile.ZipFile(io.BytesIO(threemf(bodies))) as package:
        model = ET.fromstring(package.read("3D/3dmodel.model"))  # noqa: S314 - our own
    for each in bodies.values():
        yield trimesh.load(io.BytesIO(stl([each])), file_type="stl")
    for mesh in model.iter(f"{NAMESPACE}mesh"):
        points = [
            [float(each.get(axis)) for axis in "xyz"] for each in mesh.iter(f"{NAMESPACE}vertex")
        ]
        faces = [
            [int(each.get(corner)) for corner in ("v1", "v2", "v3")]
            for each in mesh.iter(f"{NAMESPACE}triangle")
        ]
        yield trimesh.Trimesh(points, faces, process=False)


@pytest.mark.parametrize("edge", [15, 7.5, 33])
def test_u3d_4_what_stands_in_a_file_is_still_closed(edge):
    """Numbers in files have fewer digits than those in bodies."""
    made = plate_bodies(Colour.RED, Cut(edge, 0.2, 0.6), Bed(500, 500))
    bodies = {name: each for (_, name), each in made.items()}
    again = list(reread(bodies))
    assert len(again) == 2 * len(bodies)
    assert all(is_whole(each) for each in again)
    plate = trimesh.load(io.BytesIO(stl(list(bodies.values()))), file_type="stl")
    assert is_whole(plate)
    whole = sum(each.volume for each in bodies.values())
    assert sum(each.volume for each in again) == pytest.approx(2 * whole, rel=1e-4)
    for each in bodies.values():
        cubes = (each.extents + 0.2) / edge
        assert cubes == pytest.approx(np.round(cubes), abs=1e-6)


@pytest.mark.parametrize(("sides", "cells"), [((3, 1, 1), 3), ((2, 2, 1), 4), ((2, 2, 2), 8)])
def test_a_bevel_takes_exactly_the_edges_of_a_cuboid(sides, cells):
    """The volume of a box that is grown by an octahedron, by Steiner's formula."""
    edge, play, bevel = 10.0, 0.4, 1.2
    form = list(product(*map(range, sides)))
    assert len(form) == cells
    p, q, r = (edge * side - play - 2 * bevel for side in sides)
    grown = p * q * r + 2 * bevel * (p * q + q * r + r * p) + 2 * bevel**2 * (p + q + r)
    assert body(form, Cut(edge, play, bevel)).volume == pytest.approx(grown + 4 * bevel**3 / 3)


@pytest.mark.parametrize("kind", PIECES)
def test_u3d_5_the_volume_of_a_bevelled_piece_is_what_counting_points_gives(kind):
    """A point is inside if a box of one or two cubes each way, made smaller, is nearer than the bevel."""
    edge, play, bevel, steps = 8.0, 0.5, 1.125, 32  # every plane lies between points
    form = np.array(lying(kind))
    inset = play / 2 + bevel
    size = (form.max(axis=0) + 1) * steps
    points = (np.indices(size).reshape(3, -1).T + 0.5) * edge / steps
    inside = np.zeros(len(points), bool)
    for low, high in product(form.tolist(), repeat=2):
        spans = [range(a, b + 1) for a, b in zip(low, high, strict=True)]
        if all(1 <= len(span) <= 2 for span in spans) and set(product(*spans)) <= set(lying(kind)):
            lowest, highest = np.array(low) * edge + inset, (np.array(high) + 1) * edge - inset
            away = np.maximum(lowest - points, 0) + np.maximum(points - highest, 0)
            inside |= away.sum(axis=1) <= bevel
    counted = inside.sum() * (edge / steps) ** 3
    made = body(lying(kind), Cut(edge, play, bevel)).volume
    assert made == pytest.approx(counted, rel=0.01)
    assert body(lying(kind), Cut(edge, play, 0)).volume > 1.03 * made


def touches_at_a_corner(area):
    squares = {*area}
    return any(
        (x + 1, y + up) in squares and not {(x + 1, y), (x, y + up)} & squares
        for x, y in squares
        for up in (1, -1)
    )


BOX_AREAS = sorted({task.area for _, task in places(box().boards)})
CORNERS = [area for area in atlas().areas if touches_at_a_corner(area)]


@pytest.mark.parametrize("play", [0.2, 0])
def test_frames_of_all_areas_of_the_box_are_closed(play):
    assert len(BOX_AREAS) == 36
    assert all(is_whole(held(frame(area, 15, play))) for area in BOX_AREAS)


@pytest.mark.parametrize(
    "areas", [CORNERS[::20], pytest.param(CORNERS, marks=pytest.mark.slow)], ids=["some", "all"]
)
@pytest.mark.parametrize("play", [0.2, 0])
def test_frames_are_closed_where_squares_touch_only_at_a_corner(areas, play):
    """A user's own boards may have such areas, and the atlas has some."""
    assert len(CORNERS) > 200
    assert all(is_whole(held(frame(area, 15, play))) for area in areas)


@pytest.mark.parametrize("name", ["A25 - 1|2", "B7 - 3", "B36 - 10"])
@pytest.mark.parametrize("edge", [15, 22])
def test_u3d_7_a_solution_fits_into_the_frame_of_its_task(name, edge):
    task = task_named(name)
    around = held(frame(task.area, edge, 0.2))
    for step in solution_of(task.area, task.kinds):
        piece = body(step.cells, Cut(edge, 0.2, 0.6)).apply_translation([0, 0, FLOOR])
        common = trimesh.boolean.intersection([around, piece], engine="manifold")
        assert common.is_empty or abs(common.volume) < 1e-6


def footprints(kind, wide, deep):
    """Return where a piece may lie in a tray, at most as high as the tray, seen from above."""
    flat = [
        {(x, y) for x, y, _ in form}
        for form in forms(KINDS[kind])
        if max(z for *_, z in form) < LEVELS
    ]
    return {
        frozenset((x + right, y + back) for x, y in each)
        for each in flat
        for right, back in product(range(wide), range(deep))
        if all(x + right < wide and y + back < deep for x, y in each)
    }


def fit_side_by_side(ways, taken=frozenset()):
    if not ways:
        return True
    return any(fit_side_by_side(ways[1:], taken | each) for each in ways[0] if not taken & each)


def test_u3d_10_the_pieces_of_any_task_lie_side_by_side_in_a_tray():
    """Not only those of the box: any three or four different kinds."""
    where = {kind: sorted(footprints(kind, *ROOM), key=len) for kind in PIECES}
    for count in (3, 4):
        for kinds in combinations(PIECES, count):
            assert fit_side_by_side([where[kind] for kind in kinds]), kinds
    smaller = {kind: sorted(footprints(kind, 3, 3), key=len) for kind in PIECES}
    assert not fit_side_by_side([smaller[kind] for kind in (2, 6, 11, 13)])


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
