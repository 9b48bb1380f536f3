"""The same command gives the same bytes, even in another process that hashes differently."""

import subprocess
import sys
from pathlib import Path

PROGRAM = """
import sys
from hashlib import sha256
from pathlib import Path
from typer.testing import CliRunner
from spieltisch.cli import mesh, print as printing

TASK = "A25 - 1|2"
PAPER = "ugo", "ubongocards", "worksheet", ("puzzle", TASK), ("picture", TASK), ("picture", TASK, "--png")
BODIES = "pieces", "plates", "tray", ("frame", TASK), ("solution", TASK), ("plates", "--format", "stl")
for app, commands in ((printing.app, PAPER), (mesh.app, BODIES)):
    for words in commands:
        asked = [words] if isinstance(words, str) else [*words]
        done = CliRunner().invoke(app, [*asked, "--out", sys.argv[1]])
        assert done.exit_code == 0, done.output
for file in sorted(Path(sys.argv[1]).iterdir()):
    print(file.name, sha256(file.read_bytes()).hexdigest())
"""


def files_made(folder: Path, seed: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, str(folder)],
        env={"PYTHONHASHSEED": seed, "HOME": str(folder.parent), "PATH": "/usr/bin:/bin"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_another_process_that_hashes_differently_gives_the_same_bytes(tmp_path):
    first, again = (files_made(tmp_path / seed, seed) for seed in ("1", "20261118"))
    assert first == again
    names = [line.split()[0] for line in first.splitlines()]
    assert {name.rpartition(".")[2] for name in names} == {"pdf", "svg", "png", "stl", "3mf", "glb"}
    assert len(names) == 5 + 3 + 1 + 1 + 2 + 16 + 2 * 4 + 3
