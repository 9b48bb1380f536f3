"""Every game of the register passes the suite, and the suite notices games that do not."""

from typing import Any

import msgspec
import pytest

from spieltisch.core.conformance import Nonconforming, check_game
from spieltisch.games.register import GAMES
from spieltisch.games.ugo.game import Ugo


@pytest.mark.parametrize("words", ["first", "second"])
@pytest.mark.parametrize(
    ("name", "players"), [(name, number) for name, game in GAMES.items() for number in game.players]
)
def test_every_game_conforms(name, players, words):
    check_game(GAMES[name], players, words)


class Leaky(Ugo):
    """Shows the first card of the next player's hand in the count of cards set aside."""

    def view(self, state: Any, seat: Any) -> Any:
        view = super().view(state, seat)
        other = state.hands[((seat or 0) + 1) % state.players]
        return msgspec.structs.replace(view, aside=other[0].number if other else 0)


class Telling(Ugo):
    """Shows a part of the seed, from which all rounds to come follow."""

    def view(self, state: Any, seat: Any) -> Any:
        view = super().view(state, seat)
        return msgspec.structs.replace(view, rounds=int(state.setup.seed[:4], 16))


class Lenient(Ugo):
    """Lets anybody play out of turn."""

    def play(self, state: Any, seat: Any, move: Any, at: Any) -> Any:
        del seat
        return super().play(state, state.turn, move, at)


class Forgetful(Ugo):
    """Lists no laying, so the winner of a trick is stuck."""

    def moves(self, state: Any, seat: Any) -> Any:
        return [move for move in super().moves(state, seat) if hasattr(move, "play")]


class Restless(Ugo):
    """Plays differently each time."""

    count = 0

    def play(self, state: Any, seat: Any, move: Any, at: Any) -> Any:
        self.count += 1
        after = super().play(state, seat, move, at)
        return msgspec.structs.replace(after, supply=after.supply + self.count % 2)


@pytest.mark.parametrize(
    ("game", "breach"),
    [
        (Leaky(), "depends on what it cannot see"),
        (Telling(), "depends on what it cannot see"),
        (Lenient(), "not listed, yet it is accepted"),
        (Restless(), "leads elsewhere|ends elsewhere"),
    ],
)
def test_the_suite_notices(game, breach):
    with pytest.raises(Nonconforming, match=breach):
        check_game(game, 3, "breach")


def test_the_suite_notices_a_game_that_is_stuck():
    with pytest.raises(Nonconforming, match="has no move"):
        check_game(Forgetful(), 2, "stuck")
