"""`spieltisch solve --picture` and `--glb`: what it finds, for any target, as a picture and as a body."""

import json
import re

import pytest
import trimesh
from typer.testing import CliRunner

from spieltisch.cli.main import app
from spieltisch.games.ubongo3d.printing.pictures import colour_of, paint_of, stage
from spieltisch.games.ubongo3d.solutions import PlacedPiece
from spieltisch.printing.solids import Cut, body

AREA = ("--area", "###/###/#..", "--pieces", "9,7,15")


def solve(*words, code=0):
    done = CliRunner().invoke(app, ["solve", *words])
    assert done.exit_code == code, done.output
    return done


@pytest.fixture
def cube(tmp_path):
    """A cube of three levels, filled by three flat slabs and a bar broken in two."""
    slab = [[x, y, 0] for x in range(3) for y in range(3)]
    pieces = [slab, slab, slab[:3], slab[:6]]
    file = tmp_path / "cube.json"
    target = [[x, y, z] for x in range(3) for y in range(3) for z in range(3)]
    file.write_text(json.dumps({"target": target, "pieces": pieces}))
    return file


def steps_in(output):
    ((*placed,),) = json.loads(output)
    return [PlacedPiece(each["piece"], tuple(map(tuple, each["cells"]))) for each in placed]


def test_the_solution_of_an_area_is_drawn_as_on_the_screen(tmp_path):
    file, model = tmp_path / "s.svg", tmp_path / "s.glb"
    done = solve(*AREA, "--json", "--picture", str(file), "--glb", str(model))
    steps = steps_in(done.stdout)
    area = tuple(sorted({(x, y) for step in steps for x, y, _ in step.cells}))
    assert file.read_text() == stage(area, steps)
    assert parts(model) == volumes(steps)


def test_the_solution_of_a_target_of_three_levels_is_drawn_and_modelled(tmp_path, cube):
    """Every front that nothing hides is there once, in the colour of its piece."""
    file, model = tmp_path / "s.svg", tmp_path / "s.glb"
    done = solve("--target", str(cube), "--json", "--picture", str(file), "--glb", str(model))
    steps = steps_in(done.stdout)
    filled = {cell: step.kind for step in steps for cell in step.cells}
    assert len(filled) == 27
    for shades, beside in (("front", (0, -1, 0)), ("light", (0, 0, 1)), ("shade", (1, 0, 0))):
        expected = [
            getattr(paint_of(colour_of(kind)), shades)
            for cell, kind in filled.items()
            if tuple(a + b for a, b in zip(cell, beside, strict=True)) not in filled
        ]
        drawn = re.findall(r'fill="(#\w+)" stroke', file.read_text())
        assert len(expected) == 9
        assert all(drawn.count(each) >= expected.count(each) for each in expected)
    assert len(drawn) == 27
    assert parts(model) == volumes(steps)


def parts(model):
    """Return the volumes of the bodies in a file, in cubic millimetres."""
    return sorted(each.volume for each in trimesh.load(model).geometry.values())


def volumes(steps):
    return pytest.approx(
        sorted(body(each.cells, Cut(tolerance=0.3)).volume for each in steps), 1e-4
    )


def test_a_solution_becomes_a_png_too(tmp_path, cube):
    solve("--target", str(cube), "--picture", str(tmp_path / "s.png"))
    assert (tmp_path / "s.png").read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("--picture", "s.pdf"), "s.pdf does not end in .svg or .png"),
        (("--glb", "s.stl"), "s.stl does not end in .glb"),
        (("--glb", "nowhere/s.glb"), "cannot be written"),
        (("--glb", "s.glb", "--count"), "show one solution"),
        (("--picture", "s.svg", "--all"), "show one solution"),
    ],
)
def test_what_cannot_be_written_is_refused(tmp_path, monkeypatch, words, says):
    monkeypatch.chdir(tmp_path)
    assert says in re.sub(r"[\s│]+", " ", solve(*AREA, *words, code=2).stderr)
    assert list(tmp_path.iterdir()) == []
