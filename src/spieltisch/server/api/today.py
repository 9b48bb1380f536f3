"""The puzzles of the day: results, the calendar, and opening a table for one of them."""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from datetime import date

from litestar import get, post
from litestar.params import FromPath

from spieltisch.core.errors import Refused
from spieltisch.server.api.tables import summary
from spieltisch.server.dailies import streak_of, today
from spieltisch.server.messages import TableSummary
from spieltisch.server.messages_of_today import Day, DayDone, DayPuzzle, DayResult
from spieltisch.server.services import Injected, Services, Web, guest, spend
from spieltisch.tables import daily_puzzles, daily_results
from spieltisch.tables.daily_results import DailyResult
from spieltisch.tables.entries import Daily
from spieltisch.tables.live import MOST_TABLES
from spieltisch.tables.table import Table

ON_THE_BOARD = 10


@get("/api/today")
async def get_today(services: Injected, request: Web) -> Day:
    """Show today's puzzles."""
    await spend(services, "day", request)
    return await _day(services, guest(services, request), today(services))


@get("/api/today/{day:str}")
async def get_day(services: Injected, request: Web, day: FromPath[str]) -> Day:
    """Show the puzzles of a day."""
    await spend(services, "day", request)
    wanted = daily_puzzles.day_named(day, today(services))
    return await _day(services, guest(services, request), wanted)


@post("/api/today/{day:str}/{kind:str}")
async def post_daily(
    services: Injected, request: Web, day: FromPath[str], kind: FromPath[str]
) -> TableSummary:
    """Open a table for one of a day's puzzles, which starts at once, or return the guest's running one."""
    you = guest(services, request)
    wanted = daily_puzzles.day_named(day, today(services))
    running = await _running(services, you, Daily(wanted.isoformat(), kind))
    if running is not None:
        return summary(services, running, you)
    await spend(services, "table", request)
    order = await asyncio.to_thread(daily_puzzles.order_for, wanted, kind)
    table = await services.tables.open(you, await services.store.name_of(you), order)
    return summary(services, table, you)


async def _running(services: Services, you: str, puzzle: Daily) -> Table | None:
    """Find the newest table at which a guest still plays a puzzle of the day."""
    for table_id in await services.store.seated(you, ("playing",), MOST_TABLES):
        with suppress(Refused):  # it may be damaged, or of another version
            table = await services.tables.glanced(table_id)
            if table.opening.origin == puzzle and table.phase == "playing":
                return table
    return None


async def _day(services: Services, you: str, day: date) -> Day:
    results = await services.store.query(daily_results.on_day, day.isoformat())
    mine = await services.store.query(daily_results.of_guest, you)
    names = await services.store.query(daily_results.names_on, day.isoformat())
    seeds = await asyncio.to_thread(_seeds, day)
    now = today(services)
    return Day(
        day=day.isoformat(),
        today=now.isoformat(),
        first=daily_puzzles.FIRST.isoformat(),
        puzzles=tuple(_puzzle(kind, seed, results, names, you) for kind, seed in seeds.items()),
        calendar=_calendar(mine),
        streak=streak_of(mine, now),
    )


def _seeds(day: date) -> dict[str, str]:
    """Return the day's seeds by kind; searching for good deals may load compiled code."""
    return {kind: daily_puzzles.seed_of(day, kind) for kind in daily_puzzles.PUZZLES}


def _puzzle(
    kind: str, seed: str, results: Sequence[DailyResult], names: dict[str, str], you: str
) -> DayPuzzle:
    shown = [
        DayResult(
            name=names[each.guest],
            value=each.value,
            more_is_better=each.more_is_better,
            you=each.guest == you,
            table=each.table,
            offline=each.offline,
        )
        for each in results
        if each.kind == kind and each.guest in names
    ]
    board = [each for each in shown if not each.offline]
    return DayPuzzle(
        kind=kind,
        game=daily_puzzles.PUZZLES[kind][0].name,
        seed=seed,
        mine=next((each for each in shown if each.you), None),
        board=tuple(board[:ON_THE_BOARD]),
    )


def _calendar(mine: Sequence[DailyResult]) -> tuple[DayDone, ...]:
    days: dict[str, list[str]] = {}
    for each in mine:
        days.setdefault(each.day, []).append(each.kind)
    return tuple(DayDone(day, tuple(kinds)) for day, kinds in days.items())


HANDLERS = (get_today, get_day, post_daily)
