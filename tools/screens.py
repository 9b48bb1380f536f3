"""Takes a picture of every state of every page in every size, light and language, and an index of them.

`make screens` writes them to build/screens; `make screens ONLY=ugo` limits them to states with that in their
names. If pictures are missing, it lists them and fails.
"""

import os
import shutil
import sys
import tempfile
import time
from collections.abc import Iterator
from html import escape
from pathlib import Path

from playwright.sync_api import Browser, Error, sync_playwright
from rich.progress import track

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.browser import slow_clock  # noqa: E402
from tests.browser.conftest import FLAGS, WITH_SPACE, WITHOUT_SPACE  # noqa: E402
from tests.browser.looker import Looker, State  # noqa: E402
from tests.browser.states import all_states  # noqa: E402
from tests.server.client import ServerProcess, serving  # noqa: E402

OUT = ROOT / "build" / "screens"
STILL = {"pause": 3600.0, "grace": 3600.0}
"""Bots wait, and absent players keep their seats, so that a state stays as it is."""
LANGUAGES = ("en", "de", "fr")
FEW_WIDTHS = (360, 1280)
"""Where long words hurt first: the other languages are checked at this size."""


def main() -> None:
    """Reach each state once, then take every picture of it."""
    states = [state for state in all_states() if any(part in state.name for part in wanted())]
    if not states:
        sys.exit(f"no state's name contains {' or '.join(wanted())}")
    clear({state.name for state in states})
    missing = []
    with (
        tempfile.TemporaryDirectory() as data,
        serving(Path(data) / "still", **STILL) as still,
        serving(
            Path(data) / "slow", idle=0.5, answer=0.5, module=slow_clock.MODULE, **STILL
        ) as slow,
        sync_playwright() as playwright,
    ):
        program = os.environ.get("CHROMIUM", "/usr/bin/chromium")
        browsers = {
            in_space: playwright.chromium.launch(executable_path=program, args=[*FLAGS, *flags])
            for in_space, flags in ((True, WITH_SPACE), (False, WITHOUT_SPACE))
        }
        for state in track(states, "taking pictures", disable=not sys.stdout.isatty()):
            began = time.perf_counter()
            try:
                count = sum(
                    1
                    for _ in take(browsers[state.in_space], slow if state.is_slow else still, state)
                )
            except (Error, AssertionError, LookupError) as error:
                missing.append(f"{state.name}: {str(error).splitlines()[0]}")
                continue
            print(f"{state.name}: {count} pictures, {time.perf_counter() - began:.0f} s")
    write_index()
    if missing:
        sys.exit("\n".join(["Some pictures are missing.", *missing]))


def clear(names: set[str]) -> None:
    """Delete old pictures of these states, and of states that no longer exist."""
    OUT.mkdir(parents=True, exist_ok=True)
    known = {state.name for state in all_states()}
    for folder in [each for each in OUT.iterdir() if each.is_dir()]:
        if folder.name in names or folder.name not in known:
            shutil.rmtree(folder)


def wanted() -> list[str]:
    """Return the parts of names to look for; without arguments, any name matches."""
    return sys.argv[1:] or [""]


def take(chromium: Browser, server: ServerProcess, state: State) -> Iterator[Path]:
    """Take all pictures of one state."""
    folder = OUT / state.name
    folder.mkdir(exist_ok=True)
    anna = Looker(chromium, server, viewport=state.screens[0])
    try:
        anna.come(state)
        for language in LANGUAGES:
            if language != "en":
                anna.speak(language, state)
            for screen in state.screens:
                width, height = screen["width"], screen["height"]
                if language != "en" and width not in FEW_WIDTHS:
                    continue
                anna.page.set_viewport_size({"width": width, "height": height})
                for scheme in ("light", "dark") if language == "en" else ("light",):
                    anna.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
                    anna.look_again(state)
                    anna.page.wait_for_timeout(600 if state.in_space else 150)
                    file = folder / f"{language}-{width}x{height}-{scheme}.png"
                    anna.page.screenshot(path=file)
                    yield file
    finally:
        anna.context.close()


def write_index() -> None:
    """Write a page with all pictures, one row per state."""
    rows = []
    for folder in sorted(each for each in OUT.iterdir() if each.is_dir()):
        shown = "".join(
            f'<figure><a href="{file.relative_to(OUT)}"><img loading="lazy" height="240" '
            f'src="{file.relative_to(OUT)}" alt=""></a><figcaption>{file.stem}</figcaption></figure>'
            for file in sorted(folder.glob("*.png"))
        )
        rows.append(f"<h2>{escape(folder.name)}</h2><div>{shown}</div>")
    style = "<style>body{font:14px sans-serif}div{display:flex;gap:8px;overflow:auto}</style>"
    page = f"<!doctype html><title>Screens</title>{style}{''.join(rows)}"
    (OUT / "index.html").write_text(page)


if __name__ == "__main__":
    main()
