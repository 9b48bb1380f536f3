"""UC-1 to UC-3: the frozen decks, and decks that are not valid."""

import itertools
import json
from hashlib import sha256
from pathlib import Path

import msgspec
import pytest

from spieltisch.core.errors import BadSetup
from spieltisch.games.ubongocards.decks import (
    FILE,
    Card,
    Decks,
    Stack,
    decode,
    encode,
    frozen_decks,
    sides_of,
    verify,
)
from spieltisch.games.ubongocards.generator.generate import figures
from spieltisch.games.ubongocards.material import SYMBOLS, smallest, upside_down

DATA = Path(__file__).parents[3] / "data"


def test_no_two_cards_of_a_stack_are_equal_and_no_symbol_is_twice_on_a_side():
    """UC-3"""
    for number in range(1, 7):
        sides = sides_of(frozen_decks(), number)
        assert len({smallest(side) for side in sides}) == 36
        assert all(len(set(side)) == 6 for side in sides)


def test_all_symbols_are_used_and_later_rounds_have_more():
    """UC-3"""
    used = [
        {symbol for side in sides_of(frozen_decks(), n) for symbol in side} for n in range(1, 7)
    ]
    counts = [len(symbols) for symbols in used]
    assert counts == sorted(counts)
    assert counts[0] >= 8
    assert used[-1] == set(SYMBOLS)


def test_rounds_get_harder_and_98_of_100_hands_can_lay_seven():
    """UC-3: over 10,000 deals of each round."""
    measured = [figures(frozen_decks(), number, 10_000, "proof") for number in range(1, 7)]
    assert all(each.solvable >= 0.98 for each in measured)
    assert all(a.contacts > b.contacts + 1 for a, b in itertools.pairwise(measured))
    assert all(a.effort < b.effort for a, b in itertools.pairwise(measured))


def test_the_file_matches_its_checksum_and_our_encoding():
    """UC-1"""
    content = (DATA / FILE).read_bytes()
    listed = (DATA / "checksums.sha256").read_text().splitlines()
    assert f"{sha256(content).hexdigest()}  {FILE}" in listed
    assert encode(decode(content)) == content
    assert decode(content) == frozen_decks()


def with_first(card: Card) -> Decks:
    first, *others = frozen_decks().stacks
    return Decks((Stack(first.rounds, (card, *first.cards[1:])), *others))


@pytest.mark.parametrize("colour", ["white", "black"])
def test_equal_cards_are_refused_even_upside_down(colour):
    """UC-3"""
    first, second = frozen_decks().stacks[0].cards[:2]
    same = msgspec.structs.replace(first, **{colour: upside_down(second.side(colour))})
    with pytest.raises(BadSetup) as refused:
        verify(with_first(same))
    assert refused.value.code == "equal_cards"


def test_missing_cards_and_stacks_are_refused():
    """UC-1"""
    first, *others = frozen_decks().stacks
    short = Decks((Stack(first.rounds, first.cards[1:]), *others))
    for decks, code in ((short, "wrong_stack"), (Decks(tuple(others)), "wrong_stacks")):
        with pytest.raises(BadSetup) as refused:
            verify(decks)
        assert refused.value.code == code


@pytest.mark.parametrize(
    "change",
    [
        lambda plain: plain["stacks"][0]["cards"][0]["white"].pop(),
        lambda plain: plain["stacks"][0]["cards"][0]["black"].__setitem__(0, "dragon"),
        lambda plain: plain.__setitem__("more", 1),
    ],
)
def test_broken_decks_are_refused(change):
    """UC-2"""
    plain = json.loads(encode(frozen_decks()))
    change(plain)
    with pytest.raises(BadSetup) as refused:
        decode(json.dumps(plain).encode())
    assert refused.value.code == "not_decks"
