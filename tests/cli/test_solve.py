"""`spieltisch solve`: solutions are drawn, counted or printed as JSON, and no bad line stops a batch."""

import json
import subprocess
import sys

import pytest

from spieltisch.cli.atlas import drawn_area
from spieltisch.cli.solve import area_from
from spieltisch.cli.solve_batch import Bounds, answered
from spieltisch.packing import plain
from spieltisch.packing.building import building_order
from spieltisch.packing.cells import canonical, mirrored
from spieltisch.packing.kinds import KINDS, filling
from spieltisch.packing.puzzle import puzzle
from spieltisch.packing.solver import Limits
from tests.cli.test_commands import spieltisch
from tests.packing.classics import PENTOMINOES

EASY = ("solve", "--area", "###/###/#..", "--pieces", "9,7,15")


def test_the_sixteen_kinds_are_written_in_their_smallest_form():
    assert [canonical(shape) for shape in KINDS.values()] == list(KINDS.values())
    assert len(set(KINDS.values())) == 16
    twins = {(a, b) for a in KINDS for b in KINDS if a < b and mirrored(KINDS[a]) == KINDS[b]}
    assert twins == {(2, 11), (3, 10), (5, 14), (6, 13)}


def test_solutions_are_drawn_and_counted():
    shown = spieltisch(*EASY).stdout
    assert "1. put in " in shown
    assert "3. put in " in shown
    assert "1 of 6 solutions" in shown
    assert spieltisch(*EASY, "--count").stdout == "6\n"
    assert json.loads(spieltisch(*EASY, "--count", "--json").stdout) == {"solutions": 6}
    assert spieltisch(*EASY, "--all").stdout.count("put in: ") == 6


@pytest.mark.slow
def test_a_compilation_is_announced(monkeypatch, tmp_path):
    for folder in ("NUMBA_CACHE_DIR", "XDG_CACHE_HOME"):
        monkeypatch.setenv(folder, str(tmp_path))
    first, second = (spieltisch(*EASY, "--count") for _ in range(2))
    assert (
        first.stderr
        == "Compiling spieltisch.packing, once on this machine: this takes about half a minute.\n"
    )
    assert (first.stdout, second.stdout, second.stderr) == ("6\n", "6\n", "")


def test_a_first_solve_compiles_nothing(monkeypatch, tmp_path):
    """The twin solves a task of the box and counts its solutions, so nobody waits for a compiler."""
    for folder in ("NUMBA_CACHE_DIR", "XDG_CACHE_HOME"):
        monkeypatch.setenv(folder, str(tmp_path))
    done = spieltisch(*EASY)
    assert "1 of 6 solutions" in done.stdout
    assert (done.stderr, [*tmp_path.rglob("*.o")]) == ("", [])


def test_a_solution_found_before_a_limit_is_shown_though_another_is_easier_to_build():
    asked = ("solve", "--area", "#../###/##./##.", "--pieces", "3,5,8,10")
    assert "slide in" not in spieltisch(*asked).stdout
    assert "slide in" in spieltisch(*asked, "--nodes", "52").stdout


def test_all_solutions_as_json_fill_the_area():
    found = json.loads(spieltisch(*EASY, "--all", "--json").stdout)
    assert len(found) == 6
    for solution in found:
        cells = [tuple(cell) for part in solution for cell in part["cells"]]
        assert len(set(cells)) == 14
        assert {part["piece"] for part in solution} == {9, 7, 15}
        assert building_order([[tuple(c) for c in part["cells"]] for part in solution]) is not None


def test_a_puzzle_without_solutions_says_so():
    assert "no solution" in spieltisch("solve", "--area", "######", "--pieces", "8,16,7").stdout


@pytest.mark.parametrize(
    ("area", "pieces", "says"),
    [
        ("", "7", "nothing_asked"),
        ("##x", "7", "not_an_area"),
        ("##", "seven", "unknown_kind"),
        ("##", "17", "unknown_kind"),
        ("##", "7,7", "volume"),
    ],
)
def test_bad_words_name_the_field(area, pieces, says):
    done = spieltisch("solve", "--area", area, "--pieces", pieces, code=2)
    assert says in done.stderr


def test_a_batch_answers_line_by_line():
    square = [[0, 0], [1, 0], [2, 0], [0, 1], [1, 1], [2, 1]]
    lines = [
        {"area": square, "levels": 2, "pieces": [8, 16, 7]},
        "nonsense",
        {"area": square, "pieces": [8, 16, 77]},
        {"area": square, "pieces": [8, 16]},
        {"area": "abc", "pieces": [8]},
        {"area": [[0, 0, 0]], "pieces": [8]},
        {"area": [[0, 0]], "levels": 10**9, "pieces": [8]},
        {"target": [[0, 0, 0], [1, 0, 0]], "pieces": [[[0, 0, 0]], [[0, 0, 0]]]},
        {"target": [[0, 0, 0]], "pieces": [[[0, 0, 0]]], "reflections": "yes"},
        {"target": [[x, 0, 0] for x in range(200)], "pieces": []},
        [],
        {"target": [], "pieces": []},
        {"target": [[0, 0, 0], [9000, 9000, 9000]], "pieces": [[[0, 0, 0]], [[0, 0, 0]]]},
        {"area": square, "pieces": [8, 16, 7], "up_to_symetry": True},
        {"area": square, "target": [], "pieces": []},
        {"pieces": []},
        {"area": [[0, 0], [0, 0]], "pieces": [16]},
        json.dumps({"area": square, "pieces": [8]}) + " " * (3 << 20),
        {"area": square, "levels": 2, "pieces": [8, 16, 7]},
    ]
    text = "\n".join(line if isinstance(line, str) else json.dumps(line) for line in lines)
    done = subprocess.run(
        [sys.executable, "-m", "spieltisch", "solve", "--batch", "-"],
        input=text,
        capture_output=True,
        text=True,
        check=True,
    )
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert len(answers) == len(lines)
    target = [(x, y, z) for z in (0, 1) for x, y in square]
    expected = plain.count(puzzle(target, [KINDS[8], KINDS[16], KINDS[7]]))
    assert answers[0] == {"solutions": expected}
    assert answers[7] == {"solutions": 1}
    assert answers[11] == {"solutions": 1}
    assert answers[12] == {"solutions": 1}
    assert answers[18] == {"solutions": expected}
    assert "up_to_symetry" in answers[13]["error"]
    assert answers[16]["error"].startswith("area: ")
    for place in (1, 2, 3, 4, 5, 6, 8, 9, 10, 13, 14, 15, 16, 17):
        assert set(answers[place]) == {"error"}, place
    assert "pieces[2]" in answers[2]["error"]
    assert "target" in answers[9]["error"]


CORNER = [[0, 0, 0], [1, 0, 0], [0, 1, 0], [0, 0, 1]]
CUBE = [[x, y, z] for x in (0, 1) for y in (0, 1) for z in (0, 1)]
DOMINO = [[0, 0, 0], [1, 0, 0]]


def answer(asked, everything=False, **bounds):
    return answered(json.dumps(asked).encode(), everything, Bounds(**bounds))


def test_a_line_up_to_symmetry_lists_one_solution_of_each_class():
    asked = {"target": CUBE, "pieces": [CORNER, CORNER], "up_to_symmetry": True}
    assert answer(asked) == {"solutions": 1}
    listed = answer(asked, everything=True)
    assert (listed["solutions"], len(listed["placements"])) == (1, 1)
    assert [part["piece"] for part in listed["placements"][0]] in ([0, 1], [1, 0])


def test_reflections_make_a_different_puzzle():
    mirrored_corner = [[0, 0, 0], [1, 0, 0], [1, 1, 0], [1, 1, 1]]
    other = [[0, 0, 0], [1, 0, 0], [1, 1, 0], [1, 1, -1]]
    asked = {"target": CUBE, "pieces": [mirrored_corner, other]}
    plainly, reflected = answer(asked), answer(asked | {"reflections": True})
    assert plainly["solutions"] < reflected["solutions"]


def test_a_line_that_reaches_its_limit_gives_what_was_found():
    board = [[x, y, 0] for x in range(8) for y in range(7)]
    asked = {"target": board, "pieces": [DOMINO] * 28}
    few = answer(asked, limits=Limits(nodes=300))
    assert few["solutions"] > 0
    assert "its limit of 300 nodes" in few["incomplete"]
    listed = answer(asked, everything=True, listed=10)
    assert len(listed["placements"]) == listed["solutions"] == 10
    assert "10" in listed["incomplete"]
    stopped = answer(asked, everything=True, limits=Limits(nodes=5000), listed=10**6)
    assert len(stopped["placements"]) == stopped["solutions"] > 0
    assert "limit" in stopped["incomplete"]


def test_a_batch_is_not_mixed_with_one_puzzle():
    done = spieltisch("solve", "--batch", "-", "--area", "#", code=2)
    assert "--batch" in done.stderr


def test_a_larger_puzzle_says_how_many_solutions_there_are_too():
    shown = spieltisch("solve", "--area", "####./#####/.###./.##..", "--pieces", "9,7,15,3,4,5")
    assert "1 of 21 solutions" in shown.stdout


def test_where_counting_takes_long_a_hint_says_how():
    area = "######/######/######/######"
    shown = spieltisch("solve", "--area", area, "--pieces", "1,2,4,5,6,7,9,11,3,10")
    assert "--count counts them" in shown.stdout


def test_an_area_is_read_the_way_it_is_drawn():
    """The first row is the farthest: the screen, the terminal and `--area` show the same side."""
    area = area_from("##./.##")
    assert sorted(area) == [(0, 1), (1, 0), (1, 1), (2, 0)]
    assert drawn_area(tuple(area)) == "##./.##"


def test_a_target_from_a_file(tmp_path):
    file = tmp_path / "corner.json"
    file.write_text(json.dumps({"target": CUBE, "pieces": [CORNER, CORNER]}))
    asked = ("solve", "--target", str(file))
    assert spieltisch(*asked, "--count").stdout == "4\n"
    assert spieltisch(*asked, "--count", "--up-to-symmetry").stdout == "1\n"
    shown = spieltisch(*asked).stdout
    levels, _, words = shown.partition("\n\n")
    assert (levels.count("0"), levels.count("1"), words[:18]) == (4, 4, "1 of 4 solutions; ")
    assert len(json.loads(spieltisch(*asked, "--all", "--json").stdout)) == 4
    assert "not_a_puzzle" in spieltisch("solve", "--target", __file__, code=2).stderr


def test_limits_are_reported_and_repeatable(tmp_path):
    board = [[x, y, 0] for x in range(6) for y in range(10)]
    pieces = [[[x, y, 0] for x, y, _ in piece] for piece in PENTOMINOES]
    file = tmp_path / "pentominoes.json"
    file.write_text(json.dumps({"target": board, "pieces": pieces}))
    asked = ("solve", "--target", str(file), "--count", "--json", "--nodes", "2000")
    once = json.loads(spieltisch(*asked).stdout)
    assert "its limit of 2,000 nodes" in once["incomplete"]
    assert json.loads(spieltisch(*asked, "--jobs", "1").stdout) == once
    assert once["nodes"] == 2000
    late = spieltisch(*asked[:4], "--seconds", "0.001")
    assert "0.001 CPU seconds" in late.stderr


def test_a_search_ended_by_seconds_can_be_repeated_by_its_nodes():
    board = [[x, y, 0] for x in range(6) for y in range(10)]
    asked = {"target": board, "pieces": PENTOMINOES}
    for everything in (False, True):
        late = answer(asked, everything, limits=Limits(seconds=0.005))
        assert "0.005 CPU seconds" in late["incomplete"]
        again = answer(asked, everything, limits=Limits(nodes=late["nodes"]))
        for each in (late, again):
            del each["incomplete"]
        assert again == late


def test_a_batch_has_the_limits_that_were_named():
    board = [[x, y, 0] for x in range(6) for y in range(10)]
    line = json.dumps({"target": board, "pieces": PENTOMINOES})
    done = subprocess.run(
        [sys.executable, "-m", "spieltisch", "solve", "--batch", "-", "--nodes", "1000"],
        input=f"{line}\n{line}\n",
        capture_output=True,
        text=True,
        check=True,
    )
    first, second = done.stdout.splitlines()
    assert first == second
    assert "1,000 nodes" in first


def test_each_line_is_answered_at_once():
    """A client that waits for each answer before it sends the next line gets its answers."""
    line = json.dumps({"area": [[0, 0], [1, 0], [0, 1]], "pieces": [8, 8]}).encode()
    with subprocess.Popen(
        [sys.executable, "-m", "spieltisch", "solve", "--batch", "-"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    ) as talk:
        for _ in range(3):
            talk.stdin.write(line + b"\n")
            talk.stdin.flush()
            assert json.loads(talk.stdout.readline()) == {"solutions": 3}
        talk.stdin.close()
        assert talk.stdout.read() == b""


@pytest.mark.parametrize("jobs", ["1", "3"])
def test_answers_keep_their_order_for_any_mix_and_number_of_cores(jobs):
    square = [[0, 0], [1, 0], [2, 0], [0, 1], [1, 1], [2, 1]]
    counts = plain.count(filling(square, [8, 16, 7], 2)), plain.count(puzzle(CUBE, [CORNER] * 2))
    lines, expected = [], []
    for number in range(6000):
        match number % 4:
            case 0:
                lines.append(json.dumps({"area": square, "pieces": [8, 16, 7]}))
                expected.append({"solutions": counts[0]})
            case 1:
                lines.append(json.dumps({"target": CUBE, "pieces": [CORNER, CORNER]}))
                expected.append({"solutions": counts[1]})
            case 2:
                asked = {"target": CUBE, "pieces": [CORNER] * 2, "up_to_symmetry": True}
                lines.append(json.dumps(asked) if number % 100 == 2 else "{}")
                expected.append({"solutions": 1} if number % 100 == 2 else None)
            case 3:
                lines.append("")
    done = subprocess.run(
        [sys.executable, "-m", "spieltisch", "solve", "--batch", "-", "--jobs", jobs],
        input="\n".join(lines),
        capture_output=True,
        text=True,
        check=True,
    )
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert [each if "error" not in each else None for each in answers] == expected
