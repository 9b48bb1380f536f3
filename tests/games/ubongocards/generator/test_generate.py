"""UC-3: the generator's search, its seed, and proof that searching longer pays."""

import pytest

from spieltisch.games.ubongocards.decks import frozen_decks, sides_of, verify
from spieltisch.games.ubongocards.generator.generate import (
    FEWEST_USES,
    RECIPES,
    Effort,
    decks_from,
    figures,
    make,
    make_round,
)
from spieltisch.games.ubongocards.material import SYMBOLS

HASTY = Effort(hands=100, steps=400, stretches=4)


def made(seed: str, effort: Effort = HASTY):
    steps = list(make(seed, effort))
    assert len(steps) == effort.in_all
    return decks_from(steps[-1])


def test_the_same_seed_makes_the_same_decks():
    assert made("1") == made("1")
    assert made("1") != made("2")


def test_even_hasty_decks_keep_the_rules():
    """UC-1, UC-3"""
    decks = made("3")
    verify(decks)
    for number, recipe in enumerate(RECIPES, start=1):
        sides = sides_of(decks, number)
        assert all(len(set(side)) == 6 for side in sides)
        used = {symbol for side in sides for symbol in side}
        assert used <= set(SYMBOLS[: recipe.symbols])


def test_searching_longer_is_worth_it():
    """UC-3: contacts come closer to what the round wants, and more hands can lay seven."""
    hasty = decks_from(list(make("1", Effort(hands=100, steps=4, stretches=4)))[-1])
    longer = decks_from(list(make("1", Effort(hands=100, steps=1200, stretches=4)))[-1])
    for number in (1, 6):
        before, after = (figures(decks, number, 1000, "1") for decks in (hasty, longer))
        wanted = RECIPES[number - 1].contacts
        assert abs(after.contacts - wanted) < abs(before.contacts - wanted)
        assert after.solvable > before.solvable


def test_figures_follow_from_their_seed():
    decks = frozen_decks()
    assert figures(decks, 1, 200, "1") == figures(decks, 1, 200, "1")
    assert figures(decks, 1, 200, "1") != figures(decks, 1, 200, "2")


@pytest.mark.slow
@pytest.mark.parametrize("number", range(1, 7))
def test_the_frozen_decks_are_what_their_seed_makes(number):
    """UC-3"""
    *_, sides = make_round(number, "1", Effort())
    assert tuple(sides) == sides_of(frozen_decks(), number)


@pytest.mark.parametrize("number", range(1, 7))
def test_no_symbol_of_a_round_is_rare(number):
    """UC-3"""
    shown = [symbol for side in sides_of(frozen_decks(), number) for symbol in side]
    symbols = SYMBOLS[: RECIPES[number - 1].symbols]
    assert set(shown) == set(symbols)
    assert min(shown.count(symbol) for symbol in symbols) >= FEWEST_USES
