"""A wheel holds everything: installed where there is neither Node nor a compiler, it plays and prints."""

import fcntl
import os
import shutil
import signal
import subprocess
import sys
import zipfile
from pathlib import Path

import httpx
import pytest

from tests.server.client import answers, free_port

ROOT = Path(__file__).parent.parent
pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def wheel(tmp_path_factory):
    """Build it as its users get it, one process after another: each would build the client and the guide."""
    folder = tmp_path_factory.mktemp("dist")
    with (ROOT / ".venv" / ".dist").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        subprocess.run(["make", "--silent", "dist", f"DIST={folder}"], cwd=ROOT, check=True)
    (built,) = folder.glob("*.whl")
    return built


def test_the_wheel_holds_the_client_the_data_and_the_guide(wheel):
    names = zipfile.ZipFile(wheel).namelist()
    for name in ("server/site/index.html", "server/guide/index.html", "data/ubongo3d-boards.json"):
        assert f"spieltisch/{name}" in names


@pytest.fixture(scope="module")
def clean(wheel, tmp_path_factory):
    """Install it where the path has the environment alone: no Node, no compiler, nothing of ours."""
    folder = tmp_path_factory.mktemp("clean")
    subprocess.run([sys.executable, "-m", "venv", folder / "environment"], check=True)
    install(folder, wheel)
    return folder


def install(folder, what):
    python = folder / "environment/bin/python"
    alone = os.environ | {"PATH": str(python.parent)}
    subprocess.run([python, "-m", "pip", "install", "--quiet", what], env=alone, check=True)


def alone(folder, **more):
    """Return the environment variables of a command: only the virtual environment, and an empty home."""
    return {"PATH": str(folder / "environment/bin"), "HOME": str(folder), **more}


def spieltisch(folder, *words):
    command = [folder / "environment/bin/spieltisch", *words]
    return subprocess.run(
        command, env=alone(folder), cwd=folder, capture_output=True, text=True, check=False
    )


def test_there_is_neither_node_nor_a_compiler(clean):
    for tool in ("node", "npm", "cc", "gcc", "clang", "ld", "make"):
        assert shutil.which(tool, path=alone(clean)["PATH"]) is None


def test_the_installed_wheel_plays(clean):
    port = free_port()
    surroundings = alone(clean, BROWSER="true", PORT=str(port))
    command = [clean / "environment/bin/spieltisch", "play"]
    with subprocess.Popen(command, env=surroundings, cwd=clean) as serving:
        try:
            address = f"http://127.0.0.1:{port}"
            assert answers(address)
            assert "<title>" in httpx.get(address).text
            assert httpx.get(f"{address}/guide/index.html").status_code == 200
        finally:
            os.kill(serving.pid, signal.SIGTERM)


@pytest.mark.parametrize(
    "words",
    [
        ("solve", "--area", "###/###/#..", "--pieces", "9,7,15", "--count"),
        ("simulate", "ugo", "--players", "2", "--games", "1", "--bots", "club,casual"),
        ("simulate", "ubongocards", "--players", "2", "--games", "1", "--bots", "club,casual"),
    ],
    ids=["packing", "ugo", "ubongocards"],
)
def test_kernels_are_compiled_without_a_compiler(clean, words):
    done = spieltisch(clean, *words)
    assert done.returncode == 0, done.stderr


MADE = [
    (("print", "booklet"), "print", "ubongo3d-booklet-a4-en.pdf", b"%PDF"),
    (("print", "picture", "A25 - 1|2", "--png"), "print", "solution-A25-1-2.png", b"\x89PNG"),
    (("mesh", "solution", "A25 - 1|2"), "mesh", "solution-A25-1-2.glb", b"glTF"),
    (("mesh", "plates", "--format", "3mf"), "mesh", "plate-red-1.3mf", b"PK"),
]
"""What needs an extra: the command, the extra, a file that it writes, and how that begins."""


def test_without_the_extras_one_is_told_what_to_install(clean):
    for words, extra, *_ in MADE:
        done = spieltisch(clean, *words)
        assert done.returncode == 2, words
        assert f"pip install 'spieltisch[{extra}]'" in done.stderr
        assert "Traceback" not in done.stderr


def test_with_the_extras_paper_and_bodies_are_made(clean, wheel, tmp_path):
    install(clean, f"{wheel}[print,mesh]")
    for words, _, file, start in MADE:
        done = spieltisch(clean, *words, "--out", tmp_path)
        assert done.returncode == 0, done.stderr
        assert (tmp_path / file).read_bytes().startswith(start)
