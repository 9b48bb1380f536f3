"""A wheel holds everything: installed where there is neither Node nor a compiler, it plays."""

import os
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
def wheel():
    """Build it as its users get it."""
    subprocess.run(["make", "--silent", "dist"], cwd=ROOT, check=True)
    (built,) = (ROOT / "dist").glob("*.whl")
    return built


def test_the_wheel_holds_the_client_the_data_and_the_guide(wheel):
    names = zipfile.ZipFile(wheel).namelist()
    for name in ("server/site/index.html", "server/guide/index.html", "data/ubongo3d-boards.json"):
        assert f"spieltisch/{name}" in names


def test_the_installed_wheel_plays(wheel, tmp_path):
    """The path has the environment alone: no Node, no compiler, nothing of this repository."""
    subprocess.run([sys.executable, "-m", "venv", tmp_path / "clean"], check=True)
    bin_ = tmp_path / "clean/bin"
    subprocess.run([bin_ / "python", "-m", "pip", "install", "--quiet", wheel], check=True)
    port = free_port()
    alone = {"PATH": str(bin_), "HOME": str(tmp_path), "BROWSER": "true", "PORT": str(port)}
    with subprocess.Popen([bin_ / "spieltisch", "play"], env=alone, cwd=tmp_path) as serving:
        try:
            address = f"http://127.0.0.1:{port}"
            assert answers(address)
            assert "<title>" in httpx.get(address).text
            assert httpx.get(f"{address}/guide/index.html").status_code == 200
            solved = [bin_ / "spieltisch", "solve", "--area", "###/###/#..", "--pieces", "9,7,15"]
            assert subprocess.run([*solved, "--count"], env=alone, check=True).returncode == 0
        finally:
            os.kill(serving.pid, signal.SIGTERM)
