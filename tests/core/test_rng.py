"""The frozen generator: if its vectors change, old records replay differently."""

from collections import Counter
from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spieltisch.core.rng import Rng, commitment


def test_vectors_are_frozen():
    rng = Rng("0" * 64, "vector")
    assert [rng.below(2**64) for _ in range(5)] == VECTOR
    assert Rng("0" * 64, "vector").shuffled(range(12)) == SHUFFLED
    assert commitment("0" * 64) == COMMITMENT


VECTOR = [
    12049069225582559827,
    16735620931503989697,
    15155003868977977712,
    3646445713085604650,
    14608451046410733257,
]
SHUFFLED = (4, 10, 8, 11, 9, 0, 3, 1, 5, 2, 6, 7)
COMMITMENT = "fea95f648d9693ab132fb8ca1f64e3a08703e4a338a37b0ea108de407aff409c"


def test_word_is_the_documented_hash():
    block = sha256(b"spieltisch chance 1\nseed\nlabel\n0").digest()
    assert Rng("seed", "label").below(2**64) == int.from_bytes(block[:8], "big")


@given(st.text(), st.text(), st.lists(st.integers(), max_size=60))
def test_same_seed_and_label_draw_the_same(seed, label, things):
    first, again = (Rng(seed, label).shuffled(things) for _ in range(2))
    assert first == again
    assert Counter(first) == Counter(things)


@given(st.text(), st.integers(1, 2**64))
def test_below_stays_below(seed, n):
    assert 0 <= Rng(seed, "x").below(n) < n


@pytest.mark.parametrize("n", [0, -1, 2**64 + 1])
def test_below_refuses_what_it_cannot_draw(n):
    with pytest.raises(ValueError, match="from 1 to"):
        Rng("seed", "label").below(n)


def test_draws_are_uniform():
    rng = Rng("even", "dice")
    counts = Counter(rng.below(6) for _ in range(60_000))
    assert all(9_500 < counts[face] < 10_500 for face in range(6))


def test_words_that_would_favour_small_numbers_are_rejected():
    n = 3 * 2**62  # a quarter of all words lies beyond the last whole multiple of n
    words = Rng("again", "words")
    drawn = [words.below(2**64) for _ in range(40)]
    assert any(word >= n for word in drawn)
    kept = [word for word in drawn if word < n]
    again = Rng("again", "words")
    assert [again.below(n) for _ in kept] == kept


def test_labels_are_separate_streams():
    assert Rng("seed", "a").shuffled(range(45)) != Rng("seed", "b").shuffled(range(45))


def test_a_branch_is_a_stream_of_its_own_whatever_was_drawn_before():
    stem = Rng("seed", "bot on seat 1")
    before = stem.branch("round 2").shuffled(range(45))
    stem.below(100)
    assert stem.branch("round 2").shuffled(range(45)) == before
    assert stem.branch("round 3").shuffled(range(45)) != before
    assert Rng("seed", "bot on seat 1 / round 2").shuffled(range(45)) == before
