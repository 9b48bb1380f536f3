"""Input is read strictly, and refusals name the fault."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spieltisch.core.codec import convert_verb, read
from spieltisch.core.errors import Refused
from spieltisch.games.ugo.moves import MOVES, Play

json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner),
)


@given(st.binary(max_size=80))
def test_any_bytes_are_read_or_refused(data):
    try:
        read(data)
    except Refused as refused:
        assert refused.code == "malformed"


@given(json_values)
def test_any_value_is_a_move_or_refused(value):
    with pytest.raises(Refused) as refused:
        convert_verb(value, MOVES)
    assert refused.value.code in {"malformed", "unknown_message"}


@pytest.mark.parametrize(
    ("thing", "code"),
    [
        ({"play": "red 9"}, "malformed"),
        ({"play": 6}, "malformed"),
        ({"play": "red 6", "seat": 1}, "malformed"),
        ({"play": "red 6", "lay": {"new": [], "tops": []}}, "unknown_message"),
        ({"pass": True}, "unknown_message"),
        ("play", "unknown_message"),
    ],
)
def test_faults_are_named(thing, code):
    with pytest.raises(Refused) as refused:
        convert_verb(thing, MOVES)
    assert refused.value.code == code


def test_a_good_move_is_taken():
    assert convert_verb({"play": "red 6"}, MOVES) == Play("red 6")
