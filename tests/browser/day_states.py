"""The day's puzzles after some of them were solved: marks, the board of the day, the text to share."""

import asyncio
import secrets
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import msgspec

from spieltisch.server.guests import COOKIE, Guests
from spieltisch.server.settings import Settings
from spieltisch.tables.daily_puzzles import order_for, today
from spieltisch.tables.entries import Moved
from spieltisch.tables.openings import ordered
from spieltisch.tables.store import Writing
from spieltisch.tables.table import after
from tests.browser.looker import Looker, State, selector_of
from tests.browser.staging import write
from tests.tables.offline_runs import run_of

OTHERS = ("Ben", "Maximiliane-Sophie", "Otto")
"""Who else solves the easy task of the day, each slower than the one before."""


def day_states() -> list[State]:
    strip = selector_of("today-strip")
    return [
        State("today-done", "today", path="/today", until=".daily-card", then=solve_the_day),
        State("lobby-done", "lobby", path="/", until=strip, then=solve_the_day),
    ]


def solve_the_day(looker: Looker) -> None:
    """Solve both tasks of the day, once; others have solved one of them."""
    if looker.page.request.get(f"{looker.address}/api/today").json()["streak"]:
        return
    settings = Settings(data=looker.server.data)
    anna = secrets.token_hex(16)
    solve(settings, anna, "Anna", "hard", pace=15_000)
    for number, name in enumerate(("Anna", *OTHERS), 1):
        guest = anna if number == 1 else secrets.token_hex(16)
        solve(settings, guest, name, "easy", pace=4000 * number)
    cookie = str(Guests(settings.secret()).cookie(anna).value)
    url = looker.server.address
    looker.context.add_cookies([{"name": COOKIE, "value": cookie, "url": url}])
    looker.page.reload()
    looker.page.locator(".today-strip, .daily-share").first.wait_for()


def solve(settings: Settings, guest: str, name: str, kind: str, pace: int) -> None:
    """Store a table at which a guest solved a puzzle of the day, at this pace."""
    writings = list(solved(guest, name, kind, pace))
    with ThreadPoolExecutor(1) as pool:  # Playwright has this thread's event loop
        pool.submit(asyncio.run, write(settings, writings, {guest: name})).result()


def solved(guest: str, name: str, kind: str, pace: int) -> Iterator[Writing]:
    """Play a puzzle of the day alone, with our own solver."""
    now = int(time.time() * 1000)
    order = order_for(today(now), kind)
    writings = ordered(guest, name, order, now - 600_000)
    yield from writings
    table = writings[-1].table
    for move in table.game.moves(table.state, 0)[:1]:
        table = after(table, Moved(0, msgspec.to_builtins(move)), 0)
        yield Writing(table, Moved(0, msgspec.to_builtins(move)))
    made = run_of(order)
    for number, each in enumerate(made, 1):
        entry = Moved(0, each.move)
        table = after(table, entry, made[0].at + pace * number)
        yield Writing(table, entry)
