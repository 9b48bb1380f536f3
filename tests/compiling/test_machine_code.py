"""Cached machine code: written once, loaded without numba, never used wrongly."""

import os
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np
import pytest

from spieltisch.compiling import notices
from spieltisch.compiling.machine_code import Library
from spieltisch.compiling.marshalling import array

NUMBERS = (array(np.int64, "many"),)

SUMS = """
from numba import njit

@njit
def total(numbers):
    found = 0
    for each in numbers:
        found += each
    return found

@njit
def largest(numbers):
    found = 0
    for each in numbers:
        found = max(found, each)
    return found

@njit
def total_of_a_copy(numbers):
    return numbers.copy().sum()
"""

CALL = """
import sys
from pathlib import Path
import numpy as np
from spieltisch.compiling.marshalling import array
from spieltisch.compiling.machine_code import Library
name, *sources = sys.argv[1:]
kinds = (array(np.int64, "many"),)
run = Library("sums", [Path(each) for each in sources], {name: kinds}).function(name)
print(run(np.array([5, 30, 7])), "numba" in sys.modules)
"""

CALLER = """
from numba import njit
from adding import add_up

@njit
def total(numbers):
    return add_up(numbers)
"""

CALLEE = """
from pathlib import Path
from numba import njit
from spieltisch.compiling.cache import bound_to
from start import START

{decorators}
def add_up(numbers):
    found = START
    for each in numbers:
        found += each
    return found
"""
UNCACHED = "@njit"
BOUND = '@njit(cache=True)\n@bound_to([Path(__file__), Path(__file__).with_name("start.py")])'

CALL_CALLEE = """
import numpy as np
from adding import add_up
print(add_up(np.array([5, 30, 7])), sum(add_up.stats.cache_hits.values()))
"""

COMPILED, LOADED = "42 True", "42 False"


class Project:
    """A folder with a module to compile, and two folders to keep its code in."""

    def __init__(self, root: Path) -> None:
        self.source, self.first, self.second = root / "sums.py", root / "cache", root / "user"
        self.callee, self.constant = root / "adding.py", root / "start.py"

    def call(self, name: str = "total", **settings: str) -> str:
        """Call a function in a new process; return its result, and whether numba was needed."""
        files = [each for each in (self.source, self.callee, self.constant) if each.exists()]
        return self.run(CALL, name, *map(str, files), **settings)

    def run(self, code: str, *arguments: str, **settings: str) -> str:
        """Run code in a new process; return what it prints."""
        places = {
            "PYTHONPATH": str(self.source.parent),
            "NUMBA_CACHE_DIR": str(self.first),
            "XDG_CACHE_HOME": str(self.second),
        }
        done = subprocess.run(
            [sys.executable, "-c", code, *arguments],
            env={**os.environ, **places, **settings},
            capture_output=True,
            text=True,
            check=True,
        )
        return done.stdout.strip()

    def kept(self, name: str = "total") -> list[Path]:
        return [file for file in self.first.iterdir() if file.name.startswith(f"sums.{name}-")]


@pytest.fixture(scope="module")
def visited(tmp_path_factory) -> Path:
    """A project in which one process has been."""
    root: Path = tmp_path_factory.mktemp("visited")
    project = Project(root)
    project.source.write_text(SUMS)
    assert project.call() == COMPILED
    return root


@pytest.fixture
def project(visited: Path, tmp_path: Path) -> Project:
    """A copy of that project; cached code does not depend on its path."""
    return Project(shutil.copytree(visited, tmp_path / "project"))


def test_the_second_process_does_without_numba(project):
    assert len(project.kept()) == len(list(project.first.glob("*.o"))) == 1
    assert project.call() == LOADED


@pytest.mark.parametrize("harm", ["cut", pytest.param("changed", marks=pytest.mark.slow)])
def test_a_corrupt_file_is_ignored_and_replaced(project, harm):
    (file,) = project.kept()
    whole = file.read_bytes()
    middle = len(whole) // 2
    changed = whole[:middle] + bytes([whole[middle] ^ 1]) + whole[middle + 1 :]
    file.write_bytes(whole[:middle] if harm == "cut" else changed)
    assert project.call() == COMPILED
    assert project.call() == LOADED


@pytest.mark.slow
def test_a_foreign_file_is_ignored_and_replaced(project):
    (file,) = project.kept()
    before = file.name
    project.source.write_text(SUMS + "# other code\n")
    assert project.call() == COMPILED
    (other,) = [each for each in project.kept() if each.name != before]
    shutil.copy(file, other)
    assert project.call() == COMPILED
    assert project.call() == LOADED


def test_changed_sources_and_settings_are_compiled_again(project):
    project.source.write_text(SUMS.replace("found = 0", "found = 100"))
    assert project.call() == "142 True"
    assert project.call() == "142 False"
    assert project.call(NUMBA_OPT="1") == "142 True"
    project.source.write_text(SUMS)
    assert project.call() == LOADED


@pytest.fixture
def project_of_three(tmp_path: Path) -> Project:
    """A project with a kernel, its callee and the callee's constant in files of their own."""
    project = Project(tmp_path)
    project.source.write_text(CALLER)
    project.constant.write_text("START = 0\n")
    return project


@pytest.mark.parametrize(
    "decorators",
    [
        pytest.param(UNCACHED, id="not cached", marks=pytest.mark.slow),
        pytest.param(BOUND, id="cached and bound"),
    ],
)
def test_a_callees_constant_in_a_third_file_is_never_stale(project_of_three, decorators):
    project = project_of_three
    project.callee.write_text(CALLEE.format(decorators=decorators))
    assert [project.call(), project.call()] == [COMPILED, LOADED]
    project.constant.write_text("START = 100\n")
    assert [project.call(), project.call()] == ["142 True", "142 False"]


@pytest.mark.slow
def test_numbas_cache_is_used_until_a_source_changes(project_of_three):
    project = project_of_three
    project.callee.write_text(CALLEE.format(decorators=BOUND))
    assert [project.run(CALL_CALLEE), project.run(CALL_CALLEE)] == ["42 0", "42 1"]
    project.constant.write_text("START = 100\n")
    assert [project.run(CALL_CALLEE), project.run(CALL_CALLEE)] == ["142 0", "142 1"]


@pytest.mark.slow
def test_what_changes_before_it_is_compiled_is_not_kept(project_of_three, monkeypatch):
    """A module that is already imported may differ from its file."""
    project = project_of_three
    project.source = project.source.rename(project.source.with_name("early_sums.py"))
    project.source.write_text(SUMS)
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(project.first))
    monkeypatch.syspath_prepend(project.source.parent)
    library = Library("early_sums", [project.source], {"total": NUMBERS})
    project.source.write_text(SUMS + "# other code\n")
    numbers = np.arange(10)
    assert library.function("total")(numbers) == 45
    assert not [*project.first.glob("*.o")]


@pytest.mark.slow
def test_each_function_has_its_own_file(project):
    assert project.call("largest") == "30 True"
    assert project.call("largest") == "30 False"
    assert project.call() == LOADED
    shutil.copy(*project.kept("largest"), *project.kept())
    assert project.call() == COMPILED


def test_where_the_first_folder_cannot_be_written_the_users_is(project, tmp_path):
    project.first = tmp_path / "file"
    project.first.write_text("no folder")
    assert project.call() == COMPILED
    assert project.call() == LOADED


@pytest.mark.slow
def test_where_no_folder_can_be_written_all_works(project, tmp_path):
    project.first = project.second = tmp_path / "file"
    project.first.write_text("no folder")
    assert project.call() == COMPILED
    assert project.call() == COMPILED
    assert sorted(each.name for each in tmp_path.iterdir()) == ["file", "project"]


@pytest.mark.slow
def test_code_that_needs_numba_works_and_is_not_kept(project):
    assert project.call("total_of_a_copy") == COMPILED
    assert project.call("total_of_a_copy") == COMPILED
    assert project.kept("total_of_a_copy") == []


def test_of_several_processes_one_compiles(project):
    """The others wait for what it keeps: `serve --workers N` compiles once."""
    for file in project.kept():
        file.unlink()
    with ThreadPoolExecutor(3) as pool:
        said = list(pool.map(lambda _: project.call(), range(3)))
    assert sorted(said) == [LOADED, LOADED, COMPILED]
    assert project.call() == LOADED


def test_a_listener_hears_of_the_first_compilation_alone(project, monkeypatch):
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(project.first))
    monkeypatch.syspath_prepend(project.source.parent)
    heard: list[str] = []
    monkeypatch.setattr(notices, "listeners", [heard.append])
    sums = {"total": NUMBERS, "largest": NUMBERS}
    Library("sums", [project.source], sums).function("total")
    assert heard == []
    library = Library("sums", [project.source], sums)
    assert not library.is_kept("largest")
    library.load()
    assert heard == ["sums"]
    assert library.is_kept("largest")


def test_threads_get_one_function(project, monkeypatch):
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(project.first))
    monkeypatch.syspath_prepend(project.source.parent)
    library = Library("sums", [project.source], {"total": NUMBERS})
    with ThreadPoolExecutor(4) as pool:
        asked = [pool.submit(library.function, "total") for _ in range(8)]
        first, *others = [each.result() for each in asked]
    assert all(other is first for other in others)
    numbers = np.arange(10)
    assert first(numbers) == 45
