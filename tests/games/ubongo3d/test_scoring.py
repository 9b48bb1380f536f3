"""U3D-20, U3D-21, U3D-23 and U3D-25: rewards and points; 58 gems are always there."""

from hypothesis import given
from hypothesis import strategies as st

from spieltisch.core.rng import Rng
from spieltisch.games.ubongo3d.game import UBONGO_3D
from spieltisch.games.ubongo3d.material import GEMS, Gem
from spieltisch.games.ubongo3d.scoring import (
    NO_GEMS,
    Gems,
    leaders,
    outcome_of,
    reward,
    supply_of,
)
from tests.games.ubongo3d.races import game_won_by, round_won_by, started

solvers_of_nine_rounds = st.lists(st.integers(0, 4), min_size=9, max_size=9)
EVERY = Gems(10, 19, 10, 19)


def test_rewards_by_place():
    """U3D-20"""
    for words in "abcdefgh":
        _, won = reward(supply_of("gems"), "gems", 4, Rng(words, "bag"))
        assert [len(each) for each in won] == [2, 2, 1, 1]
        assert won[0][0] == Gem.SAPPHIRE
        assert won[1][0] == Gem.AMBER


def test_players_who_have_not_solved_get_nothing():
    """U3D-20"""
    state = round_won_by(started(4), 3, 1)
    assert [each.count for each in state.gems] == [0, 2, 0, 2]
    assert state.gems[3].sapphire >= 1
    assert state.gems[1].amber >= 1
    assert state.supply.bag.count == 38


def test_the_bag_is_drawn_from_blindly():
    """U3D-20: all four kinds come, about equally often from a full bag."""
    drawn = [reward(supply_of("gems"), "gems", 4, Rng(str(n), "bag"))[1] for n in range(100)]
    thirds = [won[2][0] for won in drawn]
    assert all(10 <= thirds.count(gem) <= 45 for gem in Gem)


@given(st.integers(0, 4), st.text(max_size=5))
def test_one_sapphire_and_one_amber_leave_the_display(solvers, words):
    """U3D-21"""
    before = supply_of("gems")
    after, won = reward(before, "gems", solvers, Rng(words, "bag"))
    assert after.display == Gems(0, 8, 0, 8)
    assert len(won) == solvers
    into_bag = [0 if solvers else 1, 1 if solvers < 2 else 0]
    assert after.bag.count == 40 - solvers + sum(into_bag)


@given(solvers_of_nine_rounds, st.text(max_size=5), st.sampled_from(["gems", "without_luck"]))
def test_58_gems_are_conserved(rounds, words, variant):
    """U3D-14, U3D-21, U3D-25"""
    supply, won_by_all = supply_of(variant), NO_GEMS
    for number, solvers in enumerate(rounds, 1):
        supply, won = reward(supply, variant, solvers, Rng(words, f"bag {number}"))
        won_by_all = won_by_all.plus(*(gem for each in won for gem in each))
        for gem in Gem:
            total = supply.display.of(gem) + supply.bag.of(gem) + won_by_all.of(gem)
            assert total == GEMS[gem]
        if variant == "gems":
            assert supply.display == Gems(0, 9 - number, 0, 9 - number)


def test_the_example_of_the_rulebook():
    """U3D-23: 1 ruby, 1 sapphire, 3 emeralds, 3 ambers."""
    assert Gems(ruby=1, sapphire=1, emerald=3, amber=3).points == 16
    assert [NO_GEMS.plus(gem).points for gem in Gem] == [4, 3, 2, 1]
    assert EVERY.count == 58


def test_most_points_win():
    """U3D-23"""
    gems = [Gems(0, 1, 0, 0), Gems(1, 0, 0, 0), Gems(0, 0, 1, 2), NO_GEMS]
    assert leaders(gems) == (1, 2)
    assert outcome_of(gems, None).places == (3, 1, 1, 4)
    assert outcome_of(gems, 2).places == (3, 2, 1, 4)
    state = game_won_by(started(4), *[(1,)] * 9)
    assert UBONGO_3D.outcome(state).winners == (1,)
    assert UBONGO_3D.outcome(state).scores == tuple(each.points for each in state.gems)


def test_without_luck():
    """U3D-25: ruby, sapphire, emerald, amber by place, and no bag."""
    state = round_won_by(started(4, variant="without_luck"), 2, 0, 3, 1)
    assert state.ended[0].won == (("sapphire",), ("amber",), ("ruby",), ("emerald",))
    assert state.supply.bag == NO_GEMS
    assert state.supply.display == Gems(9, 18, 9, 18)
    whole = game_won_by(started(4, variant="without_luck"), *[(0, 1, 2, 3)] * 9)
    assert [each.points for each in whole.gems] == [36, 27, 18, 9]
