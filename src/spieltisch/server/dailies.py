"""A guest's puzzles of the day: how many are done today, and for how many days in a row."""

from collections.abc import Sequence
from datetime import date

from spieltisch.server.messages import TodayDone
from spieltisch.server.services import Services
from spieltisch.tables import daily_puzzles, daily_results
from spieltisch.tables.daily_results import DailyResult


def today(services: Services) -> date:
    """Return the date at the tables."""
    return daily_puzzles.today(services.tables.clock.wall())


async def today_done(services: Services, you: str) -> TodayDone:
    """Return how many of today's puzzles a guest has done."""
    mine = await services.store.query(daily_results.of_guest, you)
    now = today(services)
    done = sum(each.day == now.isoformat() for each in mine)
    return TodayDone(done, len(daily_puzzles.PUZZLES), streak_of(mine, now))


def streak_of(mine: Sequence[DailyResult], now: date) -> int:
    """Count the consecutive days on which a guest did a puzzle of that same day."""
    in_time = {each.day for each in mine if _day_of(each).isoformat() == each.day}
    return daily_puzzles.streak({date.fromisoformat(day) for day in in_time}, now)


def _day_of(result: DailyResult) -> date:
    return daily_puzzles.today(result.first)
