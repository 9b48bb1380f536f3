"""Machine code that is kept: written once, loaded without numba, never used wrongly."""

import os
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np
import pytest

from spieltisch.compiling.doors import array
from spieltisch.compiling.machine_code import Library

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
from spieltisch.compiling.doors import array
from spieltisch.compiling.machine_code import Library
name, *sources = sys.argv[1:]
kinds = (array(np.int64, "many"),)
run = Library("sums", [Path(each) for each in sources], {name: kinds}).function(name)
print(run(np.array([5, 30, 7])), "numba" in sys.modules)
"""

DOOR = """
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


class House:
    """A folder with a module to compile, and two folders to keep its code in."""

    def __init__(self, root: Path) -> None:
        self.source, self.first, self.second = root / "sums.py", root / "cache", root / "user"
        self.callee, self.constant = root / "adding.py", root / "start.py"

    def call(self, name: str = "total", **settings: str) -> str:
        """Call a function in a new process; give its result, and whether numba was needed."""
        files = [each for each in (self.source, self.callee, self.constant) if each.exists()]
        return self.run(CALL, name, *map(str, files), **settings)

    def run(self, code: str, *arguments: str, **settings: str) -> str:
        """Run code in a new process; give what it prints."""
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
    """A house in which one process has been."""
    root: Path = tmp_path_factory.mktemp("visited")
    house = House(root)
    house.source.write_text(SUMS)
    assert house.call() == COMPILED
    return root


@pytest.fixture
def house(visited: Path, tmp_path: Path) -> House:
    """A copy of that house; what is kept does not depend on where it stands."""
    return House(shutil.copytree(visited, tmp_path / "house"))


def test_the_second_process_does_without_numba(house):
    assert len(house.kept()) == len(list(house.first.iterdir())) == 1
    assert house.call() == LOADED


@pytest.mark.parametrize("harm", ["cut", pytest.param("changed", marks=pytest.mark.slow)])
def test_a_corrupt_file_is_ignored_and_replaced(house, harm):
    (file,) = house.kept()
    whole = file.read_bytes()
    middle = len(whole) // 2
    changed = whole[:middle] + bytes([whole[middle] ^ 1]) + whole[middle + 1 :]
    file.write_bytes(whole[:middle] if harm == "cut" else changed)
    assert house.call() == COMPILED
    assert house.call() == LOADED


@pytest.mark.slow
def test_a_foreign_file_is_ignored_and_replaced(house):
    (file,) = house.kept()
    before = file.name
    house.source.write_text(SUMS + "# other code\n")
    assert house.call() == COMPILED
    (other,) = [each for each in house.kept() if each.name != before]
    shutil.copy(file, other)
    assert house.call() == COMPILED
    assert house.call() == LOADED


def test_changed_sources_and_settings_are_compiled_anew(house):
    house.source.write_text(SUMS.replace("found = 0", "found = 100"))
    assert house.call() == "142 True"
    assert house.call() == "142 False"
    assert house.call(NUMBA_OPT="1") == "142 True"
    house.source.write_text(SUMS)
    assert house.call() == LOADED


@pytest.fixture
def house_of_three(tmp_path: Path) -> House:
    """A house with a door, its callee and the callee's constant in files of their own."""
    house = House(tmp_path)
    house.source.write_text(DOOR)
    house.constant.write_text("START = 0\n")
    return house


@pytest.mark.parametrize(
    "decorators",
    [
        pytest.param(UNCACHED, id="not cached", marks=pytest.mark.slow),
        pytest.param(BOUND, id="cached and bound"),
    ],
)
def test_a_callees_constant_in_a_third_file_is_never_stale(house_of_three, decorators):
    house = house_of_three
    house.callee.write_text(CALLEE.format(decorators=decorators))
    assert [house.call(), house.call()] == [COMPILED, LOADED]
    house.constant.write_text("START = 100\n")
    assert [house.call(), house.call()] == ["142 True", "142 False"]


@pytest.mark.slow
def test_numbas_cache_is_used_until_a_source_changes(house_of_three):
    house = house_of_three
    house.callee.write_text(CALLEE.format(decorators=BOUND))
    assert [house.run(CALL_CALLEE), house.run(CALL_CALLEE)] == ["42 0", "42 1"]
    house.constant.write_text("START = 100\n")
    assert [house.run(CALL_CALLEE), house.run(CALL_CALLEE)] == ["142 0", "142 1"]


@pytest.mark.slow
def test_what_changes_before_it_is_compiled_is_not_kept(house_of_three, monkeypatch):
    """A module that is imported already is not what its file says now."""
    house = house_of_three
    house.source = house.source.rename(house.source.with_name("early_sums.py"))
    house.source.write_text(SUMS)
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(house.first))
    monkeypatch.syspath_prepend(house.source.parent)
    library = Library("early_sums", [house.source], {"total": NUMBERS})
    house.source.write_text(SUMS + "# other code\n")
    numbers = np.arange(10)
    assert library.function("total")(numbers) == 45
    assert not house.first.exists()


@pytest.mark.slow
def test_each_function_has_its_own_file(house):
    assert house.call("largest") == "30 True"
    assert house.call("largest") == "30 False"
    assert house.call() == LOADED
    shutil.copy(*house.kept("largest"), *house.kept())
    assert house.call() == COMPILED


def test_where_the_first_folder_cannot_be_written_the_users_is(house, tmp_path):
    house.first = tmp_path / "file"
    house.first.write_text("no folder")
    assert house.call() == COMPILED
    assert house.call() == LOADED


@pytest.mark.slow
def test_where_no_folder_can_be_written_all_works(house, tmp_path):
    house.first = house.second = tmp_path / "file"
    house.first.write_text("no folder")
    assert house.call() == COMPILED
    assert house.call() == COMPILED
    assert sorted(each.name for each in tmp_path.iterdir()) == ["file", "house"]


@pytest.mark.slow
def test_code_that_needs_numba_works_and_is_not_kept(house):
    assert house.call("total_of_a_copy") == COMPILED
    assert house.call("total_of_a_copy") == COMPILED
    assert house.kept("total_of_a_copy") == []


def test_threads_get_one_function(house, monkeypatch):
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(house.first))
    monkeypatch.syspath_prepend(house.source.parent)
    library = Library("sums", [house.source], {"total": NUMBERS})
    with ThreadPoolExecutor(4) as pool:
        asked = [pool.submit(library.function, "total") for _ in range(8)]
        first, *others = [each.result() for each in asked]
    assert all(other is first for other in others)
    numbers = np.arange(10)
    assert first(numbers) == 45
