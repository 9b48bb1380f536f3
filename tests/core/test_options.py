"""Options are read strictly; a refusal names the wrong one and what it allows."""

import msgspec
import pytest

from spieltisch.core.errors import BadSetup
from spieltisch.core.options import bounds_of, options_from, other_values, read_options
from spieltisch.games.registry import GAMES
from spieltisch.games.ubongo3d.options import Handicap, Options
from spieltisch.games.ubongocards.options import Options as CardOptions


@pytest.mark.parametrize(
    ("options", "why"),
    [
        ({"side": "C"}, "side: A or B, not 'C'."),
        ({"size": 7}, "size: 5, 10 or 20, not 7."),
        ({"seconds": 5}, "seconds: a whole number from 15 to 900, not 5."),
        ({"seconds": "60"}, "seconds: a whole number from 15 to 900, not '60'."),
        ({"die": "no"}, "die: true or false, not 'no'."),
        ({"handicaps": [{"extra": -1}]}, "handicaps: a list, each an object of extra, easy, not"),
        ({"handicaps": 3}, "handicaps: a list, each an object of extra, easy, not 3."),
        ({"sides": "A"}, "sides: no such option; there are: side, seconds, variant, die,"),
        ([], "The options of a game are an object"),
    ],
)
def test_a_bad_option_is_named_with_what_is_allowed(options, why):
    with pytest.raises(BadSetup) as refused:
        read_options(options, Options)
    assert refused.value.code == "bad_option"
    assert refused.value.why.startswith(why)
    assert refused.value.details["option"] == ("" if options == [] else next(iter(options)))


def test_a_long_value_is_truncated():
    with pytest.raises(BadSetup) as refused:
        read_options({"side": "C" * 1000, "die": True}, Options)
    assert len(refused.value.why) < 80


def test_good_options_are_read():
    chosen = read_options({"side": "B", "handicaps": [{"extra": 20}, {}]}, Options)
    assert (chosen.side, chosen.handicaps) == ("B", (Handicap(extra=20), Handicap()))


def test_options_are_read_as_they_are_typed():
    words = ["side=B", "seconds=30", "die=true", "solo=null", 'handicaps=[{"extra": 50}, {}]']
    assert options_from(words, Options) == {
        "side": "B",
        "seconds": 30,
        "die": True,
        "solo": None,
        "handicaps": [{"extra": 50}, {}],
    }
    assert options_from([], Options) == {}


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["side"], "side: write an option as name=value, such as side=B."),
        (["side="], "side: A or B, not ''."),
        (["seconds=long"], "seconds: a whole number from 15 to 900, not 'long'."),
        (["side=A", "side=B"], "side: is named twice."),
        (["=A"], ": no such option; there are: side"),
    ],
)
def test_bad_words_are_refused_with_advice(words, why):
    with pytest.raises(BadSetup) as refused:
        options_from(words, Options)
    assert refused.value.why.startswith(why)


def test_other_values_are_all_of_a_choice_and_the_ends_of_a_range():
    assert other_values(CardOptions, 2) == {
        "window": (0, 2000),
        "marks": (True,),
        "hints": (True,),
        "hands": (1, 60),
    }
    others = other_values(Options, 2)
    assert others["side"] == ("B",)
    assert others["size"] == (5, 10, 20)
    assert others["handicaps"] == ([{"extra": 200}] * 2, [{"easy": True}] * 2)


@pytest.mark.parametrize("name", GAMES)
def test_every_number_has_a_lower_and_an_upper_bound(name):
    bounds = msgspec.json.encode(bounds_of(GAMES[name].options_type))
    assert b"null" not in bounds
