"""A command loads only what it uses: each package adds hundredths of a second to the start."""

import json
import os
import subprocess
import sys

import pytest

from spieltisch.packing import atlas, compiled
from spieltisch.packing.kinds import PIECES

HEAVY = {
    "litestar",
    "llvmlite",
    "msgspec",
    "numba",
    "numpy",
    "pydantic",
    "rich",
    "sqlalchemy",
    "uvicorn",
}
CALL = """
import json, sys
from spieltisch.cli.main import app
try:
    app(sys.argv[1:])
except SystemExit as end:
    assert not end.code, end.code
print(json.dumps(sorted({name.partition(".")[0] for name in sys.modules})))
"""


def loaded_by(*words: str) -> set[str]:
    """Run a command in a new process, and return the heavy packages that it loaded."""
    done = subprocess.run(
        [sys.executable, "-c", CALL, *words], capture_output=True, text=True, check=True
    )
    return HEAVY & {*json.loads(done.stdout.splitlines()[-1])}


SOLVE = ("solve", "--area", "###/###/#..", "--pieces", "9,7,15")
SIMULATE = ("simulate", "ugo", "--bots", "beginner", "--players", "2", "--games", "1")


@pytest.fixture(scope="module", autouse=True)
def _compiled():
    """Compile the searches if that has not happened yet, as `make test` does: only compiling needs numba."""
    compiled.load()


@pytest.mark.parametrize(
    ("words", "used"),
    [
        (("--help",), set()),
        (("--version",), set()),
        (("boards",), {"msgspec", "rich"}),
        (("decks",), {"msgspec", "rich"}),
        ((*SIMULATE, "--seed", "1"), {"msgspec", "rich"}),
        ((*SOLVE, "--count"), {"msgspec", "numpy", "llvmlite"}),
        (SOLVE, {"msgspec", "numpy", "llvmlite", "rich"}),
        (("atlas", "--help"), {"msgspec", "numpy", "rich"}),
        (("atlas", "summary", "--file", "ATLAS"), {"msgspec", "numpy", "rich"}),
        (("atlas", "find", "--solutions", "1", "--file", "ATLAS"), {"msgspec", "numpy", "rich"}),
    ],
    ids=lambda each: each[0] if isinstance(each, tuple) else None,
)
def test_a_command_loads_only_what_it_uses(words, used, small_atlas):
    assert loaded_by(*(str(small_atlas) if word == "ATLAS" else word for word in words)) <= used


@pytest.fixture(scope="module")
def small_atlas(tmp_path_factory):
    """Save an atlas in which every size has the puzzles of six squares: commands only read it."""
    file = tmp_path_factory.mktemp("atlas") / "atlas.npz"
    [sheet] = atlas.build([6], threads=1).values()
    atlas.save(dict.fromkeys(PIECES, sheet), file)
    return file


def test_numpy_starts_no_threads_unless_asked():
    quiet = {name: text for name, text in os.environ.items() if name != "OPENBLAS_NUM_THREADS"}
    asked = {**quiet, "OPENBLAS_NUM_THREADS": "3"}
    script = "import os, spieltisch.cli.main; print(os.environ['OPENBLAS_NUM_THREADS'])"
    told = [
        subprocess.run(
            [sys.executable, "-c", script], env=each, capture_output=True, text=True, check=True
        ).stdout.strip()
        for each in (quiet, asked)
    ]
    assert told == ["1", "3"]
