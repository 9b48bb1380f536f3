"""The kernel's doors: no numba in the second process, nothing forgotten, arrays of the right kind."""

import os
import shutil
import subprocess
import sys
from ctypes import ArgumentError
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import spieltisch
from spieltisch.games.ubongocards.compiling import SOURCES as CARD_SOURCES
from spieltisch.games.ugo.compiling import SOURCES as UGO_SOURCES
from spieltisch.packing import atlas_kernel, compiled, machine_code
from spieltisch.packing.table import as_int

SOLVE = """
import sys
from spieltisch.packing import solver
from spieltisch.packing.puzzle import puzzle
from tests.packing.classics import box, soma
row = puzzle(box(66, 1, 1), [[(0, 0, 0), (1, 0, 0)]] * 33)
print(solver.count(soma(), "all").solutions, len([*solver.solutions(row)]), "numba" in sys.modules)
"""

IMPORTED = """
import sys
from importlib import import_module
import_module(sys.argv[1])
ours = [each for name, each in sys.modules.items() if name.startswith("spieltisch")]
print(*(each.__file__ for each in ours if not each.__file__.endswith("__init__.py")))
"""


CACHED = """
import gc
from numba.core.dispatcher import Dispatcher
from spieltisch.packing import atlas_kernel, entry_kernel
functions = [each for each in gc.get_objects() if isinstance(each, Dispatcher)]
ours = [each for each in functions if each.py_func.__module__.startswith("spieltisch")]
print(*sorted(each.py_func.__qualname__ for each in ours if each.stats.cache_path))
"""

SOLVE_ONE_WORD = """
import sys
from spieltisch.packing import solver
from tests.packing.classics import soma
print(solver.count(soma(), "all").solutions, "numba" in sys.modules)
"""


def run(code: str, *arguments: str, **settings: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", code, *arguments],
        env={**os.environ, **settings},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.strip()


def test_the_second_process_solves_without_numba():
    """Symmetries and all solutions, one word and two: every door is passed."""
    assert run(SOLVE).startswith("240 1 ")
    assert run(SOLVE) == "240 1 False"


@pytest.mark.parametrize(
    ("module", "sources"),
    [
        ("entry_kernel", compiled.SOURCES),
        ("atlas_kernel", atlas_kernel.SOURCES),
    ],
)
def test_kept_code_is_bound_to_all_files_that_it_comes_from(module, sources):
    imported = {*map(Path, run(IMPORTED, f"spieltisch.packing.{module}").split())}
    assert imported - {Path(machine_code.__file__)} == {*sources}


@pytest.mark.parametrize(
    ("game", "kernel", "sources"),
    [
        ("ubongocards", "generator.annealing_kernel", CARD_SOURCES),
        ("ugo", "ai.endgame_kernel", UGO_SOURCES),
    ],
)
def test_a_games_kernels_are_bound_to_all_files_of_the_game_that_they_use(game, kernel, sources):
    imported = {*map(Path, run(IMPORTED, f"spieltisch.games.{game}.{kernel}").split())}
    folder = Path(spieltisch.__file__).parent / "games" / game
    assert {each for each in imported if each.is_relative_to(folder)} <= {*sources}


def test_numba_caches_only_what_is_bound_to_its_sources():
    cached = run(CACHED).split()
    assert [name.rpartition("_")[0] for name in cached] == ["count_sets"]


@pytest.mark.slow
def test_a_changed_constant_reaches_the_kept_code(tmp_path):
    """The kernel's own files, in a copy: two places in the array of progress are exchanged."""
    copy, ours = tmp_path / "spieltisch", Path(spieltisch.__file__).parent
    without_caches = shutil.ignore_patterns("__pycache__")
    for folder in ("core", "packing"):
        shutil.copytree(ours / folder, copy / folder, ignore=without_caches)
    shutil.copy(ours / "__init__.py", copy)
    places = {
        "PYTHONPATH": str(tmp_path),
        "PYTHONDONTWRITEBYTECODE": "1",
        "NUMBA_CACHE_DIR": str(tmp_path / "cache"),
    }
    for _ in range(2):
        assert run(SOLVE_ONE_WORD, **places) == "240 True"
        assert run(SOLVE_ONE_WORD, **places) == "240 False"
        stacks = copy / "packing" / "stacks.py"
        stacks.write_text(stacks.read_text().replace("NODES, FOUND", "FOUND, NODES"))
        assert "FOUND, NODES" in stacks.read_text()


@st.composite
def lists_of_masks(draw):
    """Draw placements in a target of up to 128 cells, as numbers and as an array."""
    cells = draw(st.integers(1, 128))
    some = st.sets(st.integers(0, cells - 1), min_size=1, max_size=4)
    numbers = [sum(1 << cell for cell in each) for each in draw(st.lists(some, min_size=1))]
    words = 1 if cells <= 64 else 2
    split = [[number >> 64 * word & (2**64 - 1) for word in range(words)] for number in numbers]
    return cells, numbers, np.array(split, np.uint64)


@settings(deadline=None)
@given(lists_of_masks(), st.data())
def test_images_are_where_a_permutation_takes_cells(drawn, data):
    cells, numbers, masks = drawn
    way = data.draw(st.permutations(range(cells)))
    ways = np.array([range(cells), way], np.int32)
    same, moved = compiled.images(masks, ways)
    assert [as_int(mask) for mask in same] == numbers
    assert [as_int(mask) for mask in moved] == [
        sum(1 << way[cell] for cell in range(cells) if number >> cell & 1) for number in numbers
    ]


@settings(deadline=None)
@given(lists_of_masks(), st.data())
def test_ways_beside_count_what_leaves_the_taken_cells_alone(drawn, data):
    cells, numbers, masks = drawn
    begin = data.draw(st.integers(0, len(numbers)))
    end = data.draw(st.integers(begin, len(numbers)))
    taken = masks[data.draw(st.lists(st.integers(0, len(numbers) - 1), min_size=1, max_size=3))]
    rest = [number for place, number in enumerate(numbers) if not begin <= place < end]
    beside = [[number for number in rest if not number & as_int(mask)] for mask in taken]
    assert compiled.ways_beside(masks, taken, cells, begin, end).tolist() == [
        [sum(number >> cell & 1 for number in there) for cell in range(cells)] for there in beside
    ]


@pytest.mark.parametrize(
    "masks",
    [np.zeros((2, 1), np.int32), np.zeros(2, np.uint64), np.zeros((4, 1), np.uint64)[::2]],
    ids=["other numbers", "too flat", "not in a row"],
)
def test_a_wrong_kind_of_array_is_refused(masks):
    ways = np.zeros((1, 3), np.int32)
    assert compiled.images(np.zeros((2, 1), np.uint64), ways).shape == (1, 2, 1)
    with pytest.raises((ArgumentError, TypeError)):
        compiled.images(masks, ways)
