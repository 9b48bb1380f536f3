"""`spieltisch mesh` and pictures: files where one wants them, and sentences where it cannot be."""

import sys

import pytest
from typer.testing import CliRunner

from spieltisch.cli.mesh import app
from spieltisch.cli.print import app as printing

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


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (("pieces", "--edge", "1"), "bad_size"),
        (("pieces", "--bevel", "9"), "bad_size"),
        (("pieces", "--format", "obj"), "unknown_format"),
        (("plates", "--bed", "wide"), "bad_bed"),
        (("plates", "--bed", "30x30"), "bad_bed"),
        (("frame", "A77 - 1"), "unknown_task"),
    ],
)
def test_what_cannot_be_made_is_refused(tmp_path, words, code):
    assert f"{code}: " in run(*words, "--out", str(tmp_path), code=2)
    assert list(tmp_path.iterdir()) == []


def test_without_manifold3d_one_is_told_what_to_install(monkeypatch, tmp_path):
    monkeypatch.setitem(sys.modules, "manifold3d", None)
    said = run("tray", "--out", str(tmp_path), code=2)
    assert "pip install 'spieltisch[mesh]'" in said
