"""Tournaments: duplicate deals, figures that can be checked by hand, the command as people type it."""

import json
from collections import Counter
from xml.etree import ElementTree as ET

import pytest

from spieltisch.cli.tournament_figures import Result, elo, estimate, figures
from spieltisch.cli.tournament_plot import drawn
from spieltisch.cli.tournaments import Contest, pairings_of
from tests.cli.test_commands import spieltisch


def contest(bots, players, games):
    return Contest("ugo", tuple(bots.split()), players, games, "1", 1)


def test_every_bot_plays_every_seat_of_every_deal():
    pairings = list(pairings_of(contest("a b c d", 4, 30), 4))
    assert len(pairings) == 32
    seats = Counter(
        (each.seed, seat, bot) for each in pairings for seat, bot in enumerate(each.levels)
    )
    assert len({each.seed for each in pairings}) == 8
    assert set(seats.values()) == {1}
    assert len(seats) == 8 * 4 * 4


def test_more_bots_than_seats_meet_in_every_combination():
    pairings = list(pairings_of(contest("a b c", 2, 6), 2))
    assert [each.levels for each in pairings] == [
        ("a", "b"),
        ("b", "a"),
        ("a", "c"),
        ("c", "a"),
        ("b", "c"),
        ("c", "b"),
    ]


def test_one_against_three_takes_each_seat_once():
    pairings = list(pairings_of(contest("a b b b", 4, 4), 4))
    assert sorted(each.levels.index("a") for each in pairings) == [0, 1, 2, 3]


@pytest.mark.parametrize(
    ("bots", "players", "games"), [("a b a b", 4, ["abab", "baba"]), ("a b a", 2, ["ab", "ba"])]
)
def test_the_same_bots_on_the_same_seats_play_a_deal_once(bots, players, games):
    pairings = pairings_of(contest(bots, players, len(games)), players)
    assert ["".join(each.levels) for each in pairings] == games


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
    """Means of the two deals are 5 and 4: their standard error is 0.5."""
    assert figures("ugo", "1", 2, RESULTS).standings[0].lead_within == pytest.approx(1.96 * 0.5)
    assert estimate([1.0]) == (1.0, float("inf"))


def test_one_deal_tells_nothing_about_intervals():
    first = figures("ugo", "1", 2, RESULTS[:2]).standings[0]
    assert {first.win_within, first.lead_within, first.elo_within} == {float("inf")}


def test_elo_of_three_wins_to_one():
    """Odds of 3 to 1 are 191 points; the added draw, without which no wins were infinite, fades."""
    ratings = elo(("a", "b"), {("a", "b"): 30000.0, ("b", "a"): 10000.0})
    assert ratings["a"] - ratings["b"] == pytest.approx(190.8, abs=0.2)
    assert elo(("a", "b"), {("a", "b"): 5.0, ("b", "a"): 0.0})["a"] < 1000


def test_the_picture_is_whole_and_names_every_bot():
    picture = drawn(figures("ugo", "1", 2, RESULTS))
    root = ET.fromstring(picture)  # noqa: S314
    words = [text.text for text in root.iter("{http://www.w3.org/2000/svg}text")]
    assert {"a", "b"} <= set(words)
    assert 'class="within"' in picture
    assert "95 % intervals" in picture


def test_the_picture_of_one_deal_has_no_intervals():
    picture = drawn(figures("ugo", "1", 2, [each for each in RESULTS if each.deal == 0]))
    assert "on 1 deal<" in picture
    assert 'class="within"' not in picture
    assert "95 %" not in picture


def test_the_command_plays_and_repeats_itself(tmp_path):
    words = ("tournament", "ugo", "--bots", "casual,beginner", "--games", "4", "--seed", "3")
    plot = tmp_path / "standings.svg"
    table = json.loads(spieltisch(*words, "--jobs", "1", "--json", "--plot", str(plot)).stdout)
    again = json.loads(spieltisch(*words, "--jobs", "2", "--json").stdout)
    assert table == again
    assert (table["games"], table["deals"]) == (4, 2)
    assert table["standings"][0]["bot"] == "casual"
    assert plot.read_text().startswith("<svg")


def test_one_deal_is_told_without_intervals():
    words = ("--bots", "casual,beginner", "--games", "2", "--jobs", "1")
    told = spieltisch("tournament", "ugo", *words).stdout
    assert "2 games of ugo on 1 deal, 2 players" in told
    assert "±" not in told
    assert "95 %" not in told
    assert "play more --games" in told


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (("--bots", "casual"), "wrong_bots"),
        (("--bots", "casual,wizard"), "wrong_bots"),
        (("--players", "9"), "wrong_players"),
        (("--bots", "casual,beginner", "--players", "3"), "wrong_players"),
        (("--bots", "casual,beginner", "--plot", "standings.png"), "no_file"),
    ],
)
def test_what_cannot_be_played_is_refused_in_a_line(words, code):
    assert code in spieltisch("tournament", "ugo", *words, code=2).stderr
