"""Tournaments with duplicate deals: who plays where, and how missing settings are filled in."""

from collections import Counter

import pytest

from spieltisch.core.errors import Refused
from spieltisch.games.ugo.game import UGO
from spieltisch.research import tournament
from spieltisch.research.tournament import Contest, Pairing, pairings_of, play_all


def contest(bots, players, games):
    return Contest("ugo", tuple(bots.split()), players, games, "1")


def test_every_bot_plays_every_seat_of_every_deal():
    pairings = list(pairings_of(contest("a b c d", 4, 30)))
    assert len(pairings) == 32
    seats = Counter(
        (each.seed, seat, bot) for each in pairings for seat, bot in enumerate(each.levels)
    )
    assert len({each.seed for each in pairings}) == 8
    assert set(seats.values()) == {1}
    assert len(seats) == 8 * 4 * 4


def test_more_bots_than_seats_meet_in_every_combination():
    pairings = list(pairings_of(contest("a b c", 2, 6)))
    assert [each.levels for each in pairings] == [
        ("a", "b"),
        ("b", "a"),
        ("a", "c"),
        ("c", "a"),
        ("b", "c"),
        ("c", "b"),
    ]


def test_one_against_three_takes_each_seat_once():
    pairings = list(pairings_of(contest("a b b b", 4, 4)))
    assert sorted(each.levels.index("a") for each in pairings) == [0, 1, 2, 3]


@pytest.mark.parametrize(
    ("bots", "players", "games"), [("a b a b", 4, ["abab", "baba"]), ("a b a", 2, ["ab", "ba"])]
)
def test_the_same_bots_on_the_same_seats_play_a_deal_once(bots, players, games):
    pairings = pairings_of(contest(bots, players, len(games)))
    assert ["".join(each.levels) for each in pairings] == games


def test_the_strongest_levels_play_unless_others_are_named():
    filled = tournament.contest("ugo", (), None, 8, "1", {})
    assert filled.bots == tuple(reversed(UGO.bots))[:4]
    assert filled.players == 4


def test_the_options_reach_every_game():
    """Without luck nobody draws from the bag, so the places alone decide the points."""
    chosen = tournament.contest("ubongo3d", ("club", "beginner"), None, 2, "1", {"side": "B"})
    (pairing, other) = pairings_of(chosen)
    assert pairing.options == other.options == {"side": "B"}
    usual = Pairing(pairing.game, pairing.levels, pairing.deal, pairing.seed)
    hard, easy = play_all([pairing, usual], 1)
    assert hard.scores != easy.scores


def test_options_that_do_not_go_together_are_refused_before_anything_is_played():
    with pytest.raises(Refused, match="bad_option"):
        tournament.contest("ubongo3d", (), None, 2, "1", {"side": "B", "die": False})
