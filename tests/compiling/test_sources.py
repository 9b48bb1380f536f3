"""Kept code is never stale: it is bound to every file that it comes from."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import spieltisch
from spieltisch.games.ubongocards.compiling import SOURCES as CARD_SOURCES
from spieltisch.games.ugo.compiling import SOURCES as UGO_SOURCES
from spieltisch.packing import atlas_kernel, compiled

FOLDER = Path(spieltisch.__file__).parent
COMPILING = {*(FOLDER / "compiling").glob("*.py")}

IMPORTED = """
import sys
from importlib import import_module
for name in sys.argv[1:]:
    import_module(name)
ours = [each for name, each in sys.modules.items() if name.startswith("spieltisch")]
print(*(each.__file__ for each in ours if not each.__file__.endswith("__init__.py")))
"""

CACHED = """
import gc
from numba.core.dispatcher import Dispatcher
from spieltisch.packing import atlas_kernel, batch_kernel, search_kernel
functions = [each for each in gc.get_objects() if isinstance(each, Dispatcher)]
ours = [each for each in functions if each.py_func.__module__.startswith("spieltisch")]
print(*sorted(each.py_func.__qualname__ for each in ours if each.stats.cache_path))
"""

LOADED = """
import sys
from importlib import import_module
import_module(f"{sys.argv[1]}.compiled").load()
print("numba" in sys.modules)
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


@pytest.mark.parametrize(
    ("module", "sources"),
    [
        ("batch_kernel placement_kernel search_kernel", compiled.SOURCES),
        ("atlas_kernel", atlas_kernel.SOURCES),
    ],
)
def test_kept_code_is_bound_to_all_files_that_it_comes_from(module, sources):
    modules = [f"spieltisch.packing.{name}" for name in module.split()]
    imported = {*map(Path, run(IMPORTED, *modules).split())}
    assert imported - COMPILING == {*sources}


@pytest.mark.parametrize(
    ("game", "kernel", "sources"),
    [
        ("ubongocards", "generator.annealing_kernel", CARD_SOURCES),
        ("ubongocards", "ai.layout_kernel", CARD_SOURCES),
        ("ugo", "ai.belief_kernel", UGO_SOURCES),
        ("ugo", "ai.endgame_kernel", UGO_SOURCES),
    ],
)
def test_a_games_kernels_are_bound_to_all_files_of_the_game_that_they_use(game, kernel, sources):
    imported = {*map(Path, run(IMPORTED, f"spieltisch.games.{game}.{kernel}").split())}
    folder = FOLDER / "games" / game
    assert {each for each in imported if each.is_relative_to(folder)} <= {*sources}


def test_numba_caches_only_what_is_bound_to_its_sources():
    cached = run(CACHED).split()
    assert [name.rpartition("_")[0] for name in cached] == ["count_sets"]


@pytest.mark.slow
def test_a_changed_constant_reaches_the_kept_code(tmp_path):
    """The kernel's own files, in a copy: two places in the array of progress are exchanged."""
    copy, ours = tmp_path / "spieltisch", FOLDER
    without_caches = shutil.ignore_patterns("__pycache__")
    for folder in ("core", "compiling", "packing"):
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
        workspace = copy / "packing" / "workspace.py"
        workspace.write_text(workspace.read_text().replace("NODES, FOUND", "FOUND, NODES"))
        assert "FOUND, NODES" in workspace.read_text()


@pytest.mark.parametrize(
    "package", ["packing", "games.ugo.ai", "games.ubongocards.ai"], ids=lambda each: each
)
def test_every_kernel_is_loaded_before_anyone_waits(package):
    """Loading a library leaves nothing to compile."""
    run(LOADED, f"spieltisch.{package}")
    assert run(LOADED, f"spieltisch.{package}") == "False"
