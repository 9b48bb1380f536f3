"""One version everywhere: the package, the client, what the command and the server say, the changelog."""

import json
import re
import subprocess
import tomllib
from datetime import date, datetime
from pathlib import Path

import httpx
import pytest
from typer.testing import CliRunner

from spieltisch import __version__
from spieltisch.cli.main import app
from tests.server.client import serving

ROOT = Path(__file__).parent.parent


def test_the_package_and_the_client_have_one_version():
    package = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["version"]
    client = json.loads((ROOT / "web/package.json").read_text())["version"]
    lock = json.loads((ROOT / "web/package-lock.json").read_text())
    assert {package, client, lock["version"], lock["packages"][""]["version"]} == {__version__}


def test_the_changelog_begins_with_it_and_its_day():
    newest = re.search(
        r"^## (\S+), (\d+ \w+ \d{4})$", (ROOT / "CHANGELOG.md").read_text(), re.MULTILINE
    )
    assert newest is not None
    assert newest[1] == __version__
    told = datetime.strptime(newest[2], "%d %B %Y").astimezone().date()
    assert changed_on("CHANGELOG.md") <= told <= datetime.now().astimezone().date()


def changed_on(file):
    """Return the day on which a file was last changed; only a whole history of commits knows it."""
    if git("rev-parse", "--is-shallow-repository") != "false":
        pytest.skip("no whole history")
    return date.fromisoformat(git("log", "-1", "--format=%as", "--", file))


def git(*words):
    """Run git; outside of a repository its answer is empty."""
    done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=False)
    return done.stdout.strip()


def test_the_command_says_it():
    assert CliRunner().invoke(app, ["--version"]).output == f"spieltisch {__version__}\n"


def test_the_server_says_it(tmp_path):
    with serving(tmp_path) as server:
        assert httpx.get(f"{server.address}/api/health").json()["version"] == __version__
