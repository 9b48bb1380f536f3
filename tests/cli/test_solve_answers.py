"""The answers of a batch stay the same to the byte, whatever becomes faster."""

import hashlib
import json
import subprocess
import sys
import time

import pytest

from spieltisch.cli.solve_batch import BOUNDS
from spieltisch.cli.solve_lines import asked_in, counted_answer, listed_answer
from spieltisch.cli.solve_small import small_answers
from spieltisch.games.ubongo3d.boards import box, places
from spieltisch.packing import atlas, plain, searching
from spieltisch.packing.puzzle import symmetries
from spieltisch.packing.solver import NO_LIMITS

ANSWERS = {
    (504, "--jobs"): "9eea69045a8a3c606fcfd0278c3768df5e8449e3fa1e69f177badc875c1f2287",
    (504, "--all"): "a5ce77fe7959b1545720a95ce000067deb543c62a105d6031e6040ca87e4283c",
    (5040, "--jobs"): "d4c7333a0798a9a738f8ccec92927d078bee0377aaccd4a3ea3f50de6f17e2ce",
    (5040, "--all"): "085c640a1585911e11d22503432cb90eec3a5482a9c32aa338f64f45901d004a",
    (50_400, "--jobs"): "73e5946acbf4aa452015e38281bcab6cf88c923dd687e9785fc0fa253de11f12",
}
"""The counts equal those of version 0.1.0 to the byte; so do the solutions, but in another order: it listed
them as its search found them, and we do in the order of the plain twin."""


def the_box():
    return [
        (board.area(place.side, place.numbers), board.task(place.side, place.numbers).kinds)
        for board, place in places(box().boards)
    ]


def some_of_the_atlas(many=5040):
    sheets = [atlas.build([squares], threads=1)[squares] for squares in (7, 8, 9)]
    every = [(area, kinds) for sheet in sheets for area, kinds, _ in atlas.find(sheet)]
    return every[:: len(every) // many][:many]


def solved(lines: bytes, *words: str) -> bytes:
    command = [sys.executable, "-m", "spieltisch", "solve", "--batch", "-", *words]
    return subprocess.run(command, input=lines, capture_output=True, check=True).stdout


def lines_of(tasks, **more) -> bytes:
    asked = ({"area": area, "pieces": kinds} | more for area, kinds in tasks)
    return "".join(json.dumps(each) + "\n" for each in asked).encode()


def digests(tasks) -> None:
    lines = lines_of(tasks)
    for everything in ((), ("--all",)):
        expected = ANSWERS.get((len(tasks), *(everything or ("--jobs",))))
        if expected is None:
            continue
        for jobs in ("1", "2"):
            answers = solved(lines, *everything, "--jobs", jobs)
            assert hashlib.sha256(answers).hexdigest() == expected, (everything, jobs)


def test_the_tasks_of_the_box_have_the_answers_that_they_had():
    digests(the_box())


@pytest.mark.slow
def test_tasks_of_the_atlas_have_the_answers_that_they_had():
    digests(some_of_the_atlas())
    digests(some_of_the_atlas(50_400))


def test_an_answer_does_not_depend_on_how_the_lines_come():
    """It depends neither on the other lines nor on a limit of nodes that it does not reach."""
    lines = lines_of(the_box()[:40]).splitlines(keepends=True)
    whole = solved(b"".join(lines), "--all")
    assert solved(b"".join(lines), "--all", "--nodes", "19999") == whole
    command = [sys.executable, "-m", "spieltisch", "solve", "--batch", "-", "--all"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as talk:
        for line in lines[:20]:
            talk.stdin.write(line)
            talk.stdin.flush()
            time.sleep(0.01)
        first = [talk.stdout.readline() for _ in range(20)]
        rest, _ = talk.communicate(b"".join(lines[20:]))
    assert b"".join(first) + rest == whole


@pytest.mark.parametrize("everything", [False, True])
def test_lines_of_every_kind_equal_those_that_are_solved_by_themselves(everything):
    """Compiled calls answer lines up to symmetry and with mirrored pieces too."""
    flags = [{}, {"up_to_symmetry": True}, {"reflections": True}]
    flags.append({"reflections": True, "up_to_symmetry": True})
    tasks = the_box()[:200:5]
    asked = [{"area": area, "pieces": kinds} | more for area, kinds in tasks for more in flags]
    lines = [json.dumps(each).encode() for each in asked]
    together = small_answers(lines, everything, BOUNDS, 1)
    for line, answer in zip(lines, together, strict=True):
        assert json.loads(answer) == answered_by_search(line, everything)


def answered_by_search(line: bytes, everything: bool):
    """Answer a line with the plain twin, which the search for large puzzles must match."""
    asked = asked_in(line)
    group = symmetries(asked.puzzle, mirrors=True) if asked.symmetry == "all" else []
    found = [
        each
        for each in plain.solutions(asked.puzzle)
        if not group or plain.is_smallest(each, group)
    ]
    counted = searching.count(asked.puzzle, asked.symmetry, NO_LIMITS, 1, None)
    assert len(found) == counted.solutions
    if everything:
        return json.loads(json.dumps(listed_answer(asked, found, 10**6)))
    return counted_answer(counted)
