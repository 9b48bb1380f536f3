"""The statistics of a tournament, checked by hand."""

import pytest

from spieltisch.research.statistics import Result, elo, estimate, figures

RESULTS = [
    Result(0, ("a", "b"), (30, 20), (1, 2)),
    Result(0, ("b", "a"), (25, 25), (1, 1)),
    Result(1, ("a", "b"), (10, 12), (2, 1)),
    Result(1, ("b", "a"), (8, 18), (2, 1)),
]


def test_shares_and_leads_by_hand():
    table = figures("ugo", "1", 2, RESULTS)
    first, second = table.standings
    assert (first.bot, second.bot) == ("a", "b")
    assert first.win_share == pytest.approx(2.5 / 4)
    assert second.win_share == pytest.approx(1.5 / 4)
    assert first.lead == pytest.approx((10 + 0 - 2 + 10) / 4)
    assert table.pairs[0].difference == pytest.approx(4.5)
    assert (table.games, table.deals, first.par) == (4, 2, 0.5)


def test_an_interval_counts_deals_not_games():
    """The means of the two deals are 5 and 4, so their standard error is 0.5."""
    assert figures("ugo", "1", 2, RESULTS).standings[0].lead_within == pytest.approx(1.96 * 0.5)
    assert estimate([1.0]) == (1.0, float("inf"))


def test_one_deal_tells_nothing_about_intervals():
    first = figures("ugo", "1", 2, RESULTS[:2]).standings[0]
    assert {first.win_within, first.lead_within, first.elo_within} == {float("inf")}


def test_elo_of_three_wins_to_one():
    """Odds of 3 to 1 are 191 points; the added draw, which keeps all ratings finite, hardly matters."""
    ratings = elo(("a", "b"), {("a", "b"): 30000.0, ("b", "a"): 10000.0})
    assert ratings["a"] - ratings["b"] == pytest.approx(190.8, abs=0.2)
    assert elo(("a", "b"), {("a", "b"): 5.0, ("b", "a"): 0.0})["a"] < 1000
