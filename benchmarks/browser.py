"""A Chromium for the benchmarks that look at pages, where there is one."""

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, sync_playwright
from tests.browser.conftest import FLAGS, WITH_SPACE


@contextmanager
def browsing() -> Iterator[Browser | None]:
    """Give a browser that draws in space; none where there is no Chromium."""
    program = shutil.which(os.environ.get("CHROMIUM", "chromium"))
    if program is None:
        print("not run here: there is no Chromium")
        yield None
        return
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=[*FLAGS, *WITH_SPACE])
        yield browser
        browser.close()
