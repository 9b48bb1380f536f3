"""A Chromium for the benchmarks that measure pages, if there is one."""

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, sync_playwright
from tests.browser.conftest import FLAGS, WITH_SPACE


@contextmanager
def browsing() -> Iterator[Browser | None]:
    """Return a browser with 3-D graphics; None if there is no Chromium."""
    program = shutil.which(os.environ.get("CHROMIUM", "chromium"))
    if program is None:
        print("not run: there is no Chromium here")
        yield None
        return
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=[*FLAGS, *WITH_SPACE])
        yield browser
        browser.close()
