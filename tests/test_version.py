"""One version everywhere: the package, the client, what the command and the server say, the changelog."""

import json
import re
import tomllib
from pathlib import Path

import httpx
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


def test_the_command_says_it():
    assert CliRunner().invoke(app, ["--version"]).output == f"spieltisch {__version__}\n"


def test_the_server_says_it(tmp_path):
    with serving(tmp_path) as server:
        assert httpx.get(f"{server.address}/api/health").json()["version"] == __version__
