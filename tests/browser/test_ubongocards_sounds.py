"""Sound and vibration in the card game: each action has its own, for players who switched them on."""

import pytest

from spieltisch.games.ubongocards.layout import Placed
from tests.browser.card_player import CardPlayer, lay_together
from tests.browser.haptics import LIFT, PLACE, REFUSED, TAKE, TURN, feels, preferring, shakes
from tests.browser.measure import PHONE
from tests.browser.sounds import hears, listen, load, names_of_tones


@pytest.fixture(scope="module")
def names(chromium):
    return names_of_tones(chromium)


def listener(chromium, server, **options):
    anna = CardPlayer(chromium, server, **options)
    listen(anna)
    return anna


def take_up_and_release(anna, card):
    anna.in_hand(card).click()
    anna.page.keyboard.press("Escape")


def test_a_hand_is_heard_from_the_first_card_to_the_verdict(chromium, race_server, names):
    anna = listener(chromium, race_server)
    anna.practise()
    first, second, *others = anna.solution()
    load(anna, names, lambda: take_up_and_release(anna, first.card))
    anna.in_hand(first.card).click()
    assert hears(anna, names, "lift") == ["lift"]
    anna.page.keyboard.press("r")
    assert hears(anna, names, "turn") == ["turn"]
    anna.turn_in_hand(first)
    anna.by("cards-board").click()
    assert hears(anna, names, "place")[-1] == "place"
    anna.until(lambda: first.card in anna.laid)

    anna.drag(first, first, card=second.card)
    assert hears(anna, names, "refused")[-1] == "refused", "a card lies there"
    anna.lay(second, first)
    assert hears(anna, names, "place")[-1] == "place"
    anna.page.locator(f"[data-laid][data-card='{second.card}']").focus()
    anna.page.keyboard.press("Delete")
    assert hears(anna, names, "take")[-1] == "take"

    for placed in (second, *others):
        anna.lay(placed, first)
    anna.by("call").click()
    anna.until_phase("checked")
    assert hears(anna, names, "solved")[-1] == "solved"


@pytest.mark.slow
def test_the_countdown_and_a_wrong_call_are_heard(chromium, race_server, names):
    anna = listener(chromium, race_server)
    anna.enter("Anna")
    anna.deal("beginner")
    assert hears(anna, names, "tick")[-1] == "tick"
    anna.until_phase("laying")
    anna.lay_all(anna.mistake())
    anna.by("call").click()
    assert hears(anna, names, "refused")[-1] == "refused"


@pytest.mark.slow
def test_a_call_is_heard_by_the_others(chromium, race_server, names):
    anna, ben = (listener(chromium, race_server) for _ in range(2))
    lay_together(anna, ben)
    caller, other = (anna, ben) if anna.can_lay_seven else (ben, anna)
    load(other, names, lambda: take_up_and_release(other, other.view["hand"][0]["card"]))
    caller.lay_all(caller.solution())
    caller.by("call").click()
    assert hears(other, names, "call") == ["call"]


def phone(chromium, server, *, haptics):
    anna = CardPlayer(chromium, server, viewport=PHONE, has_touch=True, is_mobile=True)
    anna.context.add_init_script(preferring(haptics=haptics))
    anna.practise()
    return anna


@pytest.mark.slow
def test_a_phone_shakes_for_each_action(chromium, race_server):
    anna = phone(chromium, race_server, haptics=True)
    first, second, *_ = anna.solution()
    shakes(anna)
    anna.in_hand(first.card).tap()
    assert feels(anna, LIFT) == [LIFT]
    anna.in_hand(first.card).tap()
    assert feels(anna, TURN) == [TURN]
    anna.by("cards-board").tap()
    assert feels(anna, PLACE) == [PLACE]
    anna.until(lambda: first.card in anna.laid)
    anna.drag(Placed(second.card, first.x, first.y, first.turn), first)
    assert feels(anna, REFUSED)[-1] == REFUSED
    anna.page.locator(f"[data-laid][data-card='{first.card}']").focus()
    anna.page.keyboard.press("Delete")
    assert feels(anna, TAKE)[-1] == TAKE


@pytest.mark.slow
def test_a_phone_is_still_and_silent_unasked(chromium, race_server):
    anna = phone(chromium, race_server, haptics=False)
    first, *_ = anna.solution()
    anna.lay_first(first)
    made = "performance.getEntriesByType('resource').filter(({name}) => /sound/.test(name)).length"
    assert shakes(anna) == []
    assert anna.page.evaluate(made) == 0, "not even loaded"
