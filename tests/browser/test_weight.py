"""What pages cost: requests and bytes on the wire, and work of the main thread, with a budget for each."""

import re
from statistics import median

import pytest

from spieltisch.server.settings import SITE
from tests.browser.player import Player
from tests.browser.racer import SMALL, Racer
from tests.browser.waits import largest_paint, play_now
from tests.browser.weight import LOBBY, SPACE, Traffic, visit, work_of

LOBBY_REQUESTS, LOBBY_BYTES = 11, 200_000
GAME_BYTES = {"ugo": 46_500, "ubongocards": 48_000, "ubongo3d": 275_000}
"""What the form for a table, its room with all that people can say and change there, and the game may add."""
CHUNK_BYTES = {"ugo": 40_500, "ubongocards": 40_100, "ubongo3d": 59_100, "table": 35_000}
"""Uncompressed bytes of a first screen's script: no more than when games got chunks of their own."""
IN_ITS_OWN_TIME = re.compile("/assets/(start|results|kit)-")
"""What play without a network needs is loaded some seconds after the first page, whatever is shown then."""
SLOW_PHONE_WORK = 1500
"""Milliseconds of CPU time until the lobby is there, on a processor slowed down four times."""
SLOW_PHONE_PAINT = 1500
"""Milliseconds until the largest part of the lobby is painted, on the same slow processor."""
AT_THE_TABLE = 2000
"""Milliseconds from a tap on *Play now* until the table is there."""
LOBBY_WORK, SPACE_WORK = 120, 300
"""Milliseconds of CPU time that the main thread may spend until the page is at rest."""
RUNS = 3
SLOW_4G = {
    "offline": False,
    "latency": 150,
    "downloadThroughput": 200_000,
    "uploadThroughput": 90_000,
}
"""Milliseconds and bytes a second."""


def is_text(path: str) -> bool:
    return path.startswith("/assets/") and path.endswith((".js", ".css"))


@pytest.mark.parametrize(
    ("coding", "locale"), [("br", "en-GB"), ("gzip", "en-GB"), ("gzip", "de-DE"), ("gzip", "fr-FR")]
)
def test_the_lobby_comes_in_few_requests_and_few_bytes(chromium, server, coding, locale):
    """Browsers take brotli only from a secure address or from their own machine; gzip from any."""
    headers = {"Accept-Encoding": coding}
    _, traffic = visit(chromium, server, extra_http_headers=headers, locale=locale)
    assert {each for path, each in traffic.codings.items() if is_text(path)} == {coding}
    assert len(traffic.bytes) <= LOBBY_REQUESTS, "\n".join(sorted(traffic.bytes))
    assert traffic.total < LOBBY_BYTES, traffic.bytes


def test_every_text_travels_compressed_and_no_font_twice(chromium, server):
    _, traffic = visit(chromium, server)
    assets = {path: coding for path, coding in traffic.codings.items() if "/assets/" in path}
    assert {coding for path, coding in assets.items() if is_text(path)} == {"br"}
    assert {coding for path, coding in assets.items() if path.endswith(".woff2")} == {None}


def test_a_second_visit_loads_no_asset(chromium, server):
    anna, first = visit(chromium, server)
    anna.page.goto("about:blank")
    again = Traffic(anna.page)
    anna.page.goto(server.address, wait_until="networkidle")
    anna.wait_for("lobby")
    assets = {path for path in again.bytes if path.startswith("/assets/")}
    assert assets == {path for path in first.bytes if path.startswith("/assets/")}
    assert sum(again.bytes[path] for path in assets) == 0, again.bytes
    assert again.total < 5_000, again.bytes


@pytest.mark.parametrize("chunk", CHUNK_BYTES)
def test_the_first_screen_of_a_table_has_grown_no_larger_than_it_was(chunk):
    scripts = list((SITE / "assets").glob(f"{chunk}-*.js"))
    assert len(scripts) == 1, scripts
    assert scripts[0].stat().st_size <= CHUNK_BYTES[chunk]


@pytest.mark.parametrize("game", GAME_BYTES)
def test_a_game_is_loaded_while_people_still_sit_down(chromium, server, game):
    anna, traffic = visit(chromium, server)
    before = dict(traffic.bytes)
    anna.by(f"new-{game}").click()
    anna.by("open-table").click()
    anna.wait_for("seats")
    wanted = "space" if game == "ubongo3d" else game
    anna.until(lambda: any(f"/assets/{wanted}" in path for path in traffic.bytes))
    new = {path: size for path, size in traffic.bytes.items() if path not in before}
    assets = {path: size for path, size in new.items() if path.startswith("/assets/")}
    assets = {path: size for path, size in assets.items() if not IN_ITS_OWN_TIME.match(path)}
    assert sum(assets.values()) < GAME_BYTES[game], assets
    foreign = set(GAME_BYTES) - {game}
    assert not [path for path in assets if any(f"/{each}-" in path for each in foreign)]


def test_on_slow_4g_the_board_in_space_is_asked_for_before_the_race(chromium_in_space, race_server):
    anna = Racer(chromium_in_space, race_server, viewport=SMALL)
    traffic = Traffic(anna.page)
    traffic.devtools.send("Network.emulateNetworkConditions", SLOW_4G)
    anna.enter("Anna", "/new/ubongo3d")
    anna.by("players-1").check(force=True)
    anna.until(lambda: traffic.has_asked_for("space"))
    anna.wait_for("new")
    anna.until(lambda: any("/assets/space" in path for path in traffic.bytes))
    # what plays without a network is asked for when the page has nothing else to do
    anna.until(lambda: traffic.has_asked_for("results"))
    before = len(traffic.asked)
    anna.sit_down()
    anna.page.wait_for_selector("canvas")
    assert not [path for path in traffic.asked[before:] if path.startswith("/assets/")]


# work of the main thread


def test_the_lobby_hardly_works(chromium, server):
    spent = [work_of(Player(chromium, server).page, server.address, LOBBY) for _ in range(RUNS)]
    assert min(spent) < LOBBY_WORK, spent


def test_a_slow_phone_works_little_for_the_lobby(chromium, server):
    spent = []
    for _ in range(RUNS):
        page = Player(chromium, server, viewport={"width": 390, "height": 844}).page
        slowly = page.context.new_cdp_session(page)
        slowly.send("Emulation.setCPUThrottlingRate", {"rate": 4})
        spent.append(work_of(page, server.address, LOBBY))
    assert min(spent) < SLOW_PHONE_WORK, spent


@pytest.mark.slow  # it times the screen, which other tests on the same cores slow down
def test_a_slow_phone_soon_paints_the_largest_part_of_the_lobby(chromium, server):
    """What one sees is promised in seconds, so seconds are measured, and the median of a few runs counts."""
    painted = [largest_paint(chromium, server, slowdown=4) for _ in range(RUNS)]
    assert median(painted) < SLOW_PHONE_PAINT, painted


@pytest.mark.slow
@pytest.mark.parametrize("game", GAME_BYTES)
def test_play_now_is_soon_at_the_table(chromium_in_space, server, game):
    waited = [play_now(chromium_in_space, server, game)[0] for _ in range(RUNS)]
    assert median(waited) < AT_THE_TABLE, waited


@pytest.mark.slow
def test_the_table_in_space_works_little_until_it_is_drawn(chromium_in_space, race_server):
    anna = Racer(chromium_in_space, race_server, viewport=SMALL)
    anna.play_alone(side="B", solo="clock", size="20")
    address, kept = anna.page.url, anna.context.storage_state()
    spent = []
    for _ in range(RUNS):
        there = Player(chromium_in_space, race_server, viewport=SMALL, storage_state=kept)
        spent.append(work_of(there.page, address, SPACE))
    assert min(spent) < SPACE_WORK, spent
