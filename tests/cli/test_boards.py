"""`spieltisch boards`: boards are shown, printed as JSON, made and solved."""

import json
from hashlib import sha256

import pytest

from spieltisch.games.ubongo3d.boards import box, encode
from spieltisch.games.ubongo3d.solutions import solution_of
from tests.cli.test_commands import spieltisch


def test_the_boards_as_json():
    printed = json.loads(spieltisch("boards", "--json").stdout)
    assert set(printed) == {"boards"}
    assert len(printed["boards"]) == 36
    for shown, board in zip(printed["boards"], box().boards, strict=True):
        assert set(shown) == {"number", "animal", "sides"}
        assert (shown["number"], shown["animal"]) == (board.number, board.animal)
        assert list(shown["sides"]) == ["A", "B"]
        for name, side in shown["sides"].items():
            there = board.sides[name]
            assert set(side) == {"upper", "lower", "tasks"}
            assert side["upper"] == [list(square) for square in there.upper]
            assert side["lower"] == [list(square) for square in there.lower]
            assert side["tasks"] == {key: list(task.kinds) for key, task in there.tasks.items()}


def test_the_boards_for_people():
    out = spieltisch("boards").stdout
    assert out.count("A upper") == 9
    assert "boards 25 to 28: badger" in out
    assert "side B: 360 tasks" in out


@pytest.mark.parametrize(("name", "pieces"), [("A25 - 1|2", 3), ("B36 - 10", 4)])
def test_a_solution_is_drawn_piece_by_piece(name, pieces):
    out = spieltisch("boards", "solution", name).stdout
    assert out.startswith(f"{name} (")
    side, board = name[0], int(name[1:3])
    kinds = box().boards[board - 1].task(side, name[6:]).kinds
    assert out.count("put in ") == pieces == len(kinds)
    last = out.split("put in ")[-1].split("\n\n")[0].splitlines()[1:]
    area = box().boards[board - 1].area(side, name[6:])
    numbers = [int(word) for line in last for word in line.split()]
    assert len(numbers) == 2 * len(area)
    assert set(numbers) == set(kinds)
    owner = {cell: step.kind for step in solution_of(area, kinds) for cell in step.cells}
    far = max(y for _, y in area)
    first = [owner[x, far, z] for z in (0, 1) for x in range(9) if (x, far, z) in owner]
    assert [int(word) for word in last[0].split()] == first  # the far edge is at the top


@pytest.mark.parametrize("name", ["A25", "Z25 - 1|2", "A37 - 1|2", "A1 - 2|3", ""])
def test_an_unknown_task_is_refused_in_one_line(name):
    done = spieltisch("boards", "solution", name, code=2)
    assert done.stderr.startswith("spieltisch: unknown_task: ")
    assert len(done.stderr.splitlines()) == 1
    assert done.stdout == ""


def test_making_boards_requires_a_seed():
    assert "--seed" in spieltisch("boards", "make", code=2).stderr


@pytest.mark.slow
def test_made_boards_are_written(tmp_path):
    file = tmp_path / "boards.json"
    done = spieltisch("boards", "make", "--seed", "2", "--out", str(file))
    assert sha256(file.read_bytes()).hexdigest() in done.stderr
    made = json.loads(file.read_bytes())
    assert made["seed"] == "2"
    assert len(made["boards"]) == 36


def test_a_file_that_cannot_be_written_is_refused_at_once(tmp_path):
    nowhere = tmp_path / "no" / "boards.json"
    done = spieltisch("boards", "make", "--seed", "2", "--out", str(nowhere), code=2)
    assert done.stderr.startswith("spieltisch: no_file: ")


@pytest.mark.slow
def test_a_set_from_a_file_is_shown_like_our_own(tmp_path):
    file = tmp_path / "boards.json"
    file.write_bytes(encode(box()))
    ours = spieltisch("boards", "--json").stdout
    assert spieltisch("boards", "--json", "--file", str(file)).stdout == ours
    shown = spieltisch("boards", "solution", "A25 - 1|2", "--file", str(file)).stdout
    assert shown == spieltisch("boards", "solution", "A25 - 1|2").stdout
    file.write_bytes(b"[]")
    assert "not_boards" in spieltisch("boards", "--file", str(file), code=2).stderr
    missing = str(tmp_path / "missing.json")
    assert "no_file" in spieltisch("boards", "--file", missing, code=2).stderr
