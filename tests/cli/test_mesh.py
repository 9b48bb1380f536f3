"""`spieltisch mesh` and pictures: they write files where the user wants them, or refuse in a sentence."""

import json
import struct
import sys

import numpy as np
import pytest
import trimesh
from msgspec.structs import replace
from typer.testing import CliRunner

from spieltisch.cli.mesh import app
from spieltisch.cli.print import app as printing
from spieltisch.games.ubongo3d.boards import Box, box, encode, task_named
from spieltisch.games.ubongo3d.material import LEVELS, PIECES
from spieltisch.games.ubongo3d.printing.pictures import stage
from spieltisch.games.ubongo3d.printing.solids import FLOOR, ROOM, WALL, lying
from spieltisch.games.ubongo3d.solutions import solution_of, solutions_of
from spieltisch.printing.solids import Cut, body

TASK = "A25 - 1|2"


def run(*words, code=0, of=app):
    done = CliRunner().invoke(of, list(words))
    assert done.exit_code == code, done.output
    return done.output


def test_every_kind_is_a_file_that_says_how_many_there_are(tmp_path):
    run("pieces", "--out", str(tmp_path))
    names = sorted(file.name for file in tmp_path.iterdir())
    assert len(names) == 16
    assert names[0] == "piece-01-yellow-x2.stl"
    assert sum(int(name.rpartition("x")[2].partition(".")[0]) for name in names) == 40


def test_plates_frames_trays_and_solutions_are_written(tmp_path):
    run("plates", "--out", str(tmp_path), "--format", "3mf")
    run("frame", TASK, "--out", str(tmp_path))
    run("tray", "--out", str(tmp_path))
    run("solution", TASK, "--out", str(tmp_path))
    run("picture", TASK, "--out", str(tmp_path), of=printing)
    run("picture", TASK, "--png", "--out", str(tmp_path), of=printing)
    starts = {file.name: file.read_bytes()[:4] for file in tmp_path.iterdir()}
    assert starts.pop("solution-A25-1-2.glb") == b"glTF"
    assert starts.pop("solution-A25-1-2.svg") == b"<svg"
    assert starts.pop("solution-A25-1-2.png") == b"\x89PNG"
    assert set(starts) == {
        *(f"plate-{colour}-1.3mf" for colour in ("yellow", "blue", "red", "green")),
        "frame-A25-1-2.stl",
        "tray.stl",
    }


def test_u3d_7_any_solution_becomes_a_body_and_a_picture(tmp_path):
    task = task_named(TASK)
    count = sum(1 for _ in solutions_of(task.area, task.kinds))
    assert count == task.solutions > 1
    for number in range(1, count + 1):
        for command, of in (("solution", app), ("picture", printing)):
            run(command, TASK, "--number", f"{number}", "--out", str(tmp_path), of=of)
    for ending in ("glb", "svg"):
        assert len({file.read_bytes() for file in tmp_path.glob(f"*.{ending}")}) == count
    run("picture", TASK, "--number", "1", "--out", str(tmp_path), of=printing)
    first = stage(task.area, solution_of(task.area, task.kinds))
    assert (tmp_path / "solution-A25-1-2.svg").read_text() == first
    assert (tmp_path / "solution-A25-1-2-solution-2.svg").exists()
    said = run("solution", TASK, "--number", f"{count + 1}", "--out", str(tmp_path), code=2)
    assert f"no_such_solution: {TASK} has {count} solutions" in said


def test_tasks_of_own_boards_become_frames_bodies_and_pictures(tmp_path):
    """Board 1 of these boards is board 36 of ours."""
    boards = tmp_path / "boards.json"
    turned = [replace(board, number=n) for n, board in enumerate(box().boards[::-1], start=1)]
    boards.write_bytes(encode(Box(1, "own", tuple(turned))))
    for command, of in (("solution", app), ("frame", app), ("picture", printing)):
        made = []
        for words in (("B36 - 7",), ("B1 - 7", "--file", str(boards)), ("B1 - 7",)):
            folder = tmp_path / f"{command}-{len(made)}"
            run(command, *words, "--out", str(folder), of=of)
            (file,) = folder.iterdir()
            made.append(file.read_bytes())
        assert made[0] == made[1] != made[2]


SIZES = ("--edge", "20", "--tolerance", "0.5", "--bevel", "1")


def cubes_of(mesh, edge, tolerance):
    """Return how many cubes long a piece is in each direction, from its size."""
    return tuple((size + tolerance) / edge for size in mesh.extents)


def test_u3d_4_pieces_have_the_edge_the_tolerance_and_the_bevel_that_one_wants(tmp_path):
    for folder, sizes in (("usual", ()), ("wanted", SIZES), ("sharp", (*SIZES[:-1], "0"))):
        run("pieces", "--out", str(tmp_path / folder), *sizes)
    for kind in PIECES:
        usual, wanted, sharp = (
            trimesh.load(next((tmp_path / folder).glob(f"piece-{kind:02}-*")))
            for folder in ("usual", "wanted", "sharp")
        )
        size = [1 + max(cell[axis] for cell in lying(kind)) for axis in range(3)]
        assert cubes_of(usual, 15, 0.2) == pytest.approx(size, abs=1e-4)
        assert cubes_of(wanted, 20, 0.5) == pytest.approx(size, abs=1e-4)
        assert wanted.volume == pytest.approx(body(lying(kind), Cut(20, 0.5, 1)).volume, rel=1e-4)
        assert cubes_of(sharp, 20, 0.5) == pytest.approx(size, abs=1e-4)
        assert sharp.volume > wanted.volume + 20, "the bevel takes something away"


def test_u3d_4_plates_frames_trays_and_solutions_have_the_edge_that_one_wants(tmp_path):
    run("plates", "--out", str(tmp_path), "--format", "stl", *SIZES)
    made = [body(lying(kind), Cut(20, 0.5, 1)).volume * count for kind, count in PIECES.items()]
    plates = [trimesh.load(file) for file in tmp_path.glob("plate-*.stl")]
    assert sum(plate.volume for plate in plates) == pytest.approx(sum(made), rel=1e-4)
    run("frame", TASK, "--out", str(tmp_path), *SIZES[:-2])
    around = trimesh.load(tmp_path / "frame-A25-1-2.stl").extents
    columns, rows = (1 + max(square[axis] for square in task_named(TASK).area) for axis in (0, 1))
    rim = 2 * (WALL + 0.5)
    assert around == pytest.approx((20 * columns + rim, 20 * rows + rim, 20 + FLOOR), abs=1e-4)
    run("tray", "--out", str(tmp_path), "--edge", "20")
    assert trimesh.load(tmp_path / "tray.stl").extents == pytest.approx(
        (20 * ROOM[0] + 2 * WALL, 20 * ROOM[1] + 2 * WALL, 20 * LEVELS + FLOOR), abs=1e-4
    )
    run("solution", TASK, "--out", str(tmp_path), "--edge", "20", "--bevel", "1")
    whole = trimesh.load(tmp_path / "solution-A25-1-2.glb")
    pieces = [body(step.cells, Cut(20, 0.3, 1)) for step in first_solution()]
    assert whole.to_geometry().volume * 1e9 == pytest.approx(
        sum(piece.volume for piece in pieces), rel=1e-3
    )


def first_solution():
    task = task_named(TASK)
    return solution_of(task.area, task.kinds)


COMPONENTS = {5125: np.dtype("<u4"), 5126: np.dtype("<f4")}
WIDTHS = {"SCALAR": 1, "VEC3": 3}


def test_a_glb_is_built_as_its_format_demands(tmp_path):
    """Version 2: a header, a chunk of JSON and one of numbers, both aligned; what accessors say is true."""
    run("solution", TASK, "--out", str(tmp_path))
    content = (tmp_path / "solution-A25-1-2.glb").read_bytes()
    assert struct.unpack("<4sII", content[:12]) == (b"glTF", 2, len(content))
    chunks, at = [], 12
    while at < len(content):
        size, kind = struct.unpack("<I4s", content[at : at + 8])
        assert size % 4 == 0
        chunks.append((kind, content[at + 8 : at + 8 + size]))
        at += 8 + size
    assert [kind for kind, _ in chunks] == [b"JSON", b"BIN\0"]
    scene, numbers = json.loads(chunks[0][1]), chunks[1][1]
    assert scene["asset"]["version"] == "2.0"
    assert [buffer["byteLength"] for buffer in scene["buffers"]] == [len(numbers)]
    for accessor in scene["accessors"]:
        view = scene["bufferViews"][accessor["bufferView"]]
        kind, wide = COMPONENTS[accessor["componentType"]], WIDTHS[accessor["type"]]
        start = view.get("byteOffset", 0) + accessor.get("byteOffset", 0)
        assert start % 4 == 0
        size = accessor["count"] * wide
        assert size * kind.itemsize <= view["byteLength"]
        values = np.frombuffer(numbers, kind, size, start).reshape(-1, wide)
        assert values.min(axis=0) == pytest.approx(np.ravel(accessor["min"]))
        assert values.max(axis=0) == pytest.approx(np.ravel(accessor["max"]))
    shown = [mesh["primitives"][0] for mesh in scene["meshes"]]
    assert len(shown) == len(first_solution())
    for primitive in shown:
        points, faces = (
            scene["accessors"][number]
            for number in (primitive["attributes"]["POSITION"], primitive["indices"])
        )
        assert max(np.ravel(faces["max"])) == points["count"] - 1
        assert faces["count"] % 3 == 0


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (("pieces", "--edge", "1"), "bad_size"),
        (("pieces", "--bevel", "9"), "bad_size"),
        (("pieces", "--format", "obj"), "unknown_format"),
        (("plates", "--bed", "wide"), "bad_bed"),
        (("plates", "--bed", "30x30"), "bad_bed"),
        (("frame", "A77 - 1"), "unknown_task"),
        (("frame", TASK, "--file", "nowhere.json"), "no_file"),
        (("solution", TASK, "--number", "999"), "no_such_solution"),
    ],
)
def test_what_cannot_be_made_is_refused(tmp_path, words, code):
    assert f"{code}: " in run(*words, "--out", str(tmp_path), code=2)
    assert list(tmp_path.iterdir()) == []


def test_without_manifold3d_the_command_says_what_to_install(monkeypatch, tmp_path):
    monkeypatch.setitem(sys.modules, "manifold3d", None)
    said = run("tray", "--out", str(tmp_path), code=2)
    assert "pip install 'spieltisch[mesh]'" in said
