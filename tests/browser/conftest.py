"""Chromium for the browser tests: real pages of the built client, from a real server."""

import os
import shutil
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from time import time
from typing import Any

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

from spieltisch.server.settings import SITE
from tests.browser import wrong_clock
from tests.browser.player import Player
from tests.browser.racer import Racer
from tests.server.client import ServerProcess, serving

FLAGS = (
    "--no-sandbox",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)

FAST_CLOCK = ("--clock-rate=10",)
"""Sandglass, countdown and bots take a tenth of their time."""

A_DAY = datetime(2026, 11, 2, 12, tzinfo=UTC)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.browser)


WITHOUT_SPACE = ("--disable-gpu", "--disable-3d-apis")
WITH_SPACE = ("--use-angle=swiftshader", "--enable-unsafe-swiftshader")
"""WebGL drawn by the processor, so that it is there on every machine."""


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="session")
def chromium(playwright: Playwright) -> Iterator[Browser]:
    yield from launched(playwright, *WITHOUT_SPACE)


@pytest.fixture(scope="session")
def chromium_in_space(playwright: Playwright) -> Iterator[Browser]:
    """Chromium with WebGL."""
    yield from launched(playwright, *WITH_SPACE)


def launched(playwright: Playwright, *flags: str) -> Iterator[Browser]:
    program = shutil.which(os.environ.get("CHROMIUM", "chromium"))
    if program is None:
        pytest.skip("there is no Chromium")
    if not (SITE / "index.html").exists():
        pytest.fail("the web client is not built")
    browser = playwright.chromium.launch(executable_path=program, args=[*FLAGS, *flags])
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One server for all tests that do not stop it."""
    with serving(tmp_path_factory.mktemp("shared"), pause=0.05) as running:
        yield running


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server that a test may stop."""
    with serving(tmp_path / "data", pause=0.05) as running:
        yield running


@pytest.fixture(scope="session")
def race_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One server for all tests of races, which open their own tables."""
    with serving(tmp_path_factory.mktemp("race")) as running:
        yield running


@pytest.fixture(scope="session")
def fast_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server where Ubongo 3-D takes a tenth of its time."""
    with serving(tmp_path_factory.mktemp("fast"), options=FAST_CLOCK) as running:
        yield running


@pytest.fixture(scope="session")
def server_of_a_day(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server whose day is the same in every run, far from midnight, and where time passes fast."""
    skew = {"SPIELTISCH_TEST_SKEW": str(round(A_DAY.timestamp() - time()))}
    options: dict[str, Any] = {"environment": skew, "options": FAST_CLOCK, "pause": 0.05}
    with serving(tmp_path_factory.mktemp("day"), module=wrong_clock.MODULE, **options) as running:
        yield running


@pytest.fixture(scope="session")
def brief_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that gives people hardly any time."""
    data = tmp_path_factory.mktemp("brief")
    with serving(data, grace=5.0, idle=0.5, answer=0.5, pause=0.05) as running:
        yield running


@pytest.fixture(autouse=True)
def closed_windows() -> Iterator[None]:
    """Close pages that are no longer needed, since they keep running; racers stay for their whole file."""
    yield
    for each in [sitter for sitter in Player.all_of_them if not isinstance(sitter, Racer)]:
        each.context.close()
        Player.all_of_them.remove(each)


@pytest.fixture(scope="module")
def racer() -> Iterator[Callable[..., Racer]]:
    """Makes people at tables of Ubongo 3-D; their browsers' windows are closed at the end."""
    made: list[Racer] = []

    def make(browser: Browser, server: ServerProcess, **options: Any) -> Racer:
        made.append(Racer(browser, server, **options))
        return made[-1]

    yield make
    for each in made:
        each.context.close()
