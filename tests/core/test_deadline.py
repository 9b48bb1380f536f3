"""The time limit of bots is set around a call, and is gone after it."""

import pytest

from spieltisch.core.deadline import limited, patience


def test_without_a_limit_a_bot_thinks_as_long_as_it_likes():
    assert patience() is None


def test_the_inner_limit_counts_and_ends_with_its_call():
    with limited(2.0):
        with limited(0.5):
            assert patience() == 0.5
        assert patience() == 2.0
    assert patience() is None


def test_a_bot_that_fails_leaves_no_limit_behind():
    with pytest.raises(RuntimeError), limited(2.0):
        raise RuntimeError
    assert patience() is None
