"""`spieltisch` with a client and a guide in its data folder, which can be rebuilt while pages are open."""

import re
import shutil
import signal
import sys
from functools import partial
from pathlib import Path
from typing import Any, cast

from spieltisch.cli.main import app
from spieltisch.server import run
from spieltisch.server.settings import SITE, Settings
from tests.server import fixed_seeds
from tests.server.client import ServerProcess

MODULE = "tests.browser.new_build"
TEXTS = (".js", ".css", ".html")


def site_of(data: Path) -> Path:
    return data / "site"


def guide_of(data: Path) -> Path:
    return data / "guide"


def copy_site(data: Path) -> None:
    """Give a server that has not started yet a copy of the built client, to be changed: uncompressed."""
    shutil.copytree(SITE, site_of(data), ignore=shutil.ignore_patterns("*.br", "*.gz"))


def renew(server: ServerProcess) -> None:
    """Do what a new version does: every part has a new name, the old ones are gone, the server is new."""
    _rebuild(site_of(server.data))
    server.end(signal.SIGTERM)
    server.start()


def _rebuild(site: Path) -> None:
    old = [each.name for each in (site / "assets").iterdir()]
    new = {name: re.sub(r"\.", "-new.", name, count=1) for name in old}
    known = re.compile("|".join(re.escape(name) for name in sorted(old, key=len, reverse=True)))
    for file in [each for each in site.rglob("*") if each.suffix in TEXTS]:
        file.write_text(known.sub(lambda found: new[found[0]], file.read_text()))
    for name in old:
        (site / "assets" / name).rename(site / "assets" / new[name])


if __name__ == "__main__":
    fixed_seeds.fix()
    data = Path(sys.argv[sys.argv.index("--data") + 1])
    cast("Any", run).Settings = partial(Settings, site=site_of(data), guide=guide_of(data))
    app()
