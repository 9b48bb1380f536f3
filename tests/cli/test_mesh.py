"""`spieltisch mesh` and pictures: they write files where the user wants them, or refuse in a sentence."""

import sys

import pytest
from msgspec.structs import replace
from typer.testing import CliRunner

from spieltisch.cli.mesh import app
from spieltisch.cli.print import app as printing
from spieltisch.games.ubongo3d.boards import Box, box, encode, task_named
from spieltisch.games.ubongo3d.printing.pictures import stage
from spieltisch.games.ubongo3d.solutions import solution_of, solutions_of

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
