"""The guided first game of UGO!: four short scenes for three players, each on a deal that shows its idea."""

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from spieltisch.core.fold import setup_of
from spieltisch.core.guide import YOU, Event, Guide, GuideStep, Scene, Scripted
from spieltisch.core.setup import seed_from
from spieltisch.games.ugo import laying as lands
from spieltisch.games.ugo import rules
from spieltisch.games.ugo.game import UGO
from spieltisch.games.ugo.material import Card
from spieltisch.games.ugo.moves import Lay, Play
from spieltisch.games.ugo.state import State

PLAYERS = 3


def guide() -> Guide:
    """Return the scenes: a kingdom grows, the 1 and the 2, the spoiling 0, the end of a round."""
    return (_kingdom(), _low_cards(), _spoiling(), _end())


def _kingdom() -> Scene:
    """Follow and win, lay, lead, miss a farmer, earn it. (UGO-9 to UGO-20, UGO-24 to UGO-26)"""
    cards = "red 3, yellow 5, red 7, blue 8, blue 7, blue 3, yellow 4, yellow 0, yellow 3"
    return _scene("ugo guide 283", 2, cards, [
        ("follow", "red 7", "card red 7"),
        ("lay", "", "kingdom", "lay"),
        ("lead", "blue 8", "card blue 8"),
        ("need", "", "section C", "lay"),
        ("farmers", "yellow 4", "card yellow 4", "section C"),
        ("full", "", "section C", "lay"),
    ])  # fmt: skip


def _low_cards() -> Scene:
    """Lose a 1 and a 2 to another colour. (UGO-21 to UGO-23)"""
    cards = "grey 7, grey 3, red 1, grey 8, grey 4, green 2"
    return _scene("ugo guide 169", 2, cards, [
        ("one", "red 1", "card red 1"),
        ("two", "green 2", "card green 2"),
    ])  # fmt: skip


def _spoiling() -> Scene:
    """Spoil another player's 8 with a 0. (UGO-16)"""
    cards = "grey 8, grey 3, grey 4, red 6, red 5, grey 0"
    return _scene("ugo guide 538", 5, cards, [("zero", "grey 0", "card grey 0", "player 1")])


def _end() -> Scene:
    """Win the tenth trick, lay it, and count. (UGO-6, UGO-25 to UGO-28)"""
    cards = (
        "blue 7, blue 1, blue 5, grey 8, grey 7, grey 4, green 5, green 8, green 7, grey 5, "
        "grey 2, green 2, red 5, red 8, red 1, yellow 6, yellow 5, red 2, red 4, blue 8, green 1, "
        "yellow 3, green 4, yellow 4, red 6, yellow 0, blue 2, blue 3, green 0, blue 4"
    )
    return _scene("ugo guide 72", 29, cards, [
        ("last", "blue 4", "card blue 4"),
        ("count", "", "kingdom", "lay"),
    ])  # fmt: skip


def _scene(seed: str, before: int, cards: str, steps: Sequence[tuple[str, ...]]) -> Scene:
    """Make a scene from the cards in the order played.

    The first `before` of them have already been played; tricks are laid the offered way. Each step has its
    text, the learner's card (empty for a laying), and what the text points at.
    """
    script = list(_script(seed, [Card(each) for each in cards.split(", ")]))
    played = [place for place, event in enumerate(script) if "play" in event.move]
    begins = played[before]
    own = [place for place in range(begins, len(script)) if script[place].seat == YOU]
    ends = [*own[1:], len(script)]
    made = [
        _step(script[place], script[place + 1 : end], *step)
        for place, end, step in zip(own, ends, steps, strict=True)
    ]
    return Scene(PLAYERS, seed, tuple(made), tuple(script[:begins]))


def _step(own: Scripted, then: Sequence[Event], text: str, card: str, *shows: str) -> GuideStep:
    if own.move.get("play", "") != card:
        raise ValueError(f"step {text} should play {card!r}, but the script has {own.move}")
    return GuideStep(text, own.move, shows, tuple(then))


def _script(seed: str, cards: Sequence[Card]) -> Iterator[Scripted]:
    """Yield every move: the cards, and each trick laid when it is won."""
    state: State = rules.start(setup_of(UGO, PLAYERS, seed_from(seed), {}))
    for card in cards:
        yield _scripted(state, Play(card))
        state = rules.play(state, state.turn, Play(card))
        if state.must_lay and state.won is not None:
            lay = Lay(lands.sensible(state.won.onto, state.won.cards))
            yield _scripted(state, lay)
            state = rules.play(state, state.turn, lay)


def _scripted(state: State, move: Play | Lay) -> Scripted:
    plain: dict[str, Any] = msgspec.to_builtins(move)
    return Scripted(state.turn, plain)
