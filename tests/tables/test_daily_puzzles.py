"""The puzzles of a day are the same everywhere, and absurd dates are refused."""

import subprocess
import sys
from datetime import date, timedelta
from hashlib import sha256

import msgspec
import pytest

from spieltisch.core.errors import Refused
from spieltisch.core.fold import setup_of
from spieltisch.games.registry import GAMES, game_named
from spieltisch.tables import daily_puzzles
from spieltisch.tables.daily_puzzles import (
    FIRST,
    PUZZLES,
    by_kind,
    day_named,
    link,
    order_for,
    seed_of,
    streak,
)

NOW = date(2026, 11, 18)


def test_two_processes_give_the_same_puzzles():
    words = (
        "from spieltisch.tables.daily_puzzles import *;"
        "print([seed_of(date(2026, 11, 18), kind) for kind in PUZZLES])"
    )
    asked = [sys.executable, "-c", words]
    told = [subprocess.run(asked, capture_output=True, check=True).stdout for _ in range(2)]
    assert told[0] == told[1]
    assert told[0].decode().strip() == str([seed_of(NOW, kind) for kind in PUZZLES])


def test_the_chain_is_as_published():
    """docs/decisions/daily.md: another installation computes the same."""
    assert seed_of(FIRST, "deal") == CHAIN[0]
    assert seed_of(NOW, "hand") == CHAIN[1]


CHAIN = (
    "aacc9609e83e89877e222499856d3b9f77c1c00f8b14f039d093c8eb2f52bc1e",
    "6f721b2bd46bf8423c4f536e00553dee9e36ad25580b5584d93b35503942f4c7",
)


def test_every_hand_of_the_day_can_be_laid():
    game, puzzle = PUZZLES["hand"]
    for number in range(60):
        seed = seed_of(FIRST + timedelta(days=number), "hand")
        assert puzzle.is_good(setup_of(game, 1, seed, puzzle.options))


def test_a_deal_that_is_not_good_enough_is_drawn_again(monkeypatch):
    game, puzzle = PUZZLES["deal"]
    known = seed_of(NOW, "deal")
    other = msgspec.structs.replace(puzzle, is_good=lambda setup: setup.seed != known)
    monkeypatch.setattr(daily_puzzles, "PUZZLES", {"deal": (game, other)})
    assert seed_of.__wrapped__(NOW, "deal") == sha256(f"{link(NOW)} deal 2".encode()).hexdigest()


def test_all_seeds_differ():
    days = [FIRST + timedelta(days=each) for each in range(60)]
    assert len({seed_of(day, kind) for day in days for kind in PUZZLES}) == 60 * len(PUZZLES)


def test_two_games_cannot_give_their_puzzles_one_kind():
    """Otherwise the second game's deal would silently replace the first one's."""
    game, _ = PUZZLES["deal"]
    with pytest.raises(ValueError, match="both have a puzzle of the day named"):
        by_kind([*GAMES.values(), game])


@pytest.mark.parametrize("kind", PUZZLES)
def test_every_puzzle_can_be_set_up(kind):
    order = order_for(NOW, kind)
    game = game_named(order.game)
    game.start(setup_of(game, order.players, order.seed, order.options))
    assert (order.origin.day, order.origin.kind, order.starts) == ("2026-11-18", kind, True)


@pytest.mark.parametrize(
    "name",
    [
        "2026-11-19",
        "2026-10-31",
        "0001-01-01",
        "9999-12-31",
        "2026-02-30",
        "20261118",
        "",
        "1" * 9999,
    ],
)
def test_absurd_dates_are_refused(name):
    with pytest.raises(Refused) as refusal:
        day_named(name, NOW)
    assert refusal.value.code == "no_such_day"


def test_no_such_puzzle_of_the_day():
    with pytest.raises(Refused, match="deal, easy, hard, hand"):
        order_for(NOW, "poker")


def test_a_streak_lasts_until_yesterday_while_today_is_open():
    days = {NOW - timedelta(days=each) for each in (1, 2, 3, 5)}
    assert streak(days, NOW) == 3
    assert streak(days | {NOW}, NOW) == 4
    assert streak(days, NOW + timedelta(days=1)) == 0
