"""The right sound plays at the right moment of UGO!, and only for players who switched it on."""

from functools import partial

import pytest

from tests.browser.haptics import LIFT, PLACE, REFUSED, feels, preferring, shakes
from tests.browser.looker import Looker, State
from tests.browser.measure import PHONE
from tests.browser.sounds import hears, listen, load, names_of_tones
from tests.browser.staging import moment
from tests.browser.ugo_moments import must_follow
from tests.server.client import serving


@pytest.fixture(scope="module")
def names(chromium):
    found = names_of_tones(chromium)
    assert len(found) == 15, "each moment is known by its tones"
    return found


@pytest.fixture(scope="module")
def calm_server(tmp_path_factory):
    """A server whose bots leave time to listen."""
    with serving(tmp_path_factory.mktemp("calm"), pause=1.0) as running:
        yield running


def sit(chromium, server, game, wanted, *, is_listening=True):
    anna = Looker(chromium, server)
    if is_listening:
        listen(anna)
    anna.come(State(game, "table", lambda: moment(game, wanted), until="[data-testid=status]"))
    # A page sounds once somebody has touched it.
    anna.page.locator("#main").click(position={"x": 2, "y": 2})
    return anna


def value_of(card):
    return int(card.split()[1])


def test_a_refused_card_a_played_one_and_ones_own_turn_are_heard(chromium, calm_server, names):
    anna = sit(chromium, calm_server, "ugo-4", must_follow)
    refused = anna.page.locator("[data-card][aria-disabled=true]").first
    load(anna, names, lambda: refused.click(force=True))
    refused.click(force=True)
    assert hears(anna, names, "refused") == ["refused"]
    anna.playable.first.click()
    assert hears(anna, names, "place") == ["place"]
    later = hears(anna, names, "your-turn")
    assert "refused" not in later
    assert {*later} <= {"place", "trick", "farmer", "your-turn"}


def wins_with(card, view):
    last = view.turn == view.seat and not view.must_lay and len(view.trick) == view.players - 1
    return last and value_of(card) > max(map(value_of, view.trick))


def can_win(view):
    held = [each.card for each in view.hand if each.refusal is None]
    return any(wins_with(card, view) for card in held)


@pytest.mark.slow
def test_a_won_trick_is_heard(chromium, calm_server, names):
    anna = sit(chromium, calm_server, "ugo-4", can_win)
    highest = max(map(value_of, anna.trick))
    held = [each.get_attribute("data-card") for each in anna.playable.all()]
    card = next(each for each in held if value_of(each) > highest)
    anna.page.locator(f"[data-card='{card}']").click()
    assert "trick" in hears(anna, names, "trick")


@pytest.mark.slow
def test_the_end_of_a_game_is_heard(chromium, calm_server, names):
    def last(view):
        is_last = view.round == view.rounds and view.trick_number == view.tricks_in_round
        return is_last and view.turn == view.seat and len(view.trick) == 1

    anna = sit(chromium, calm_server, "ugo-2", last)
    anna.playable.first.click()
    anna.hurry("[data-page=end]")
    anna.wait_for("end")
    end = "win" if anna.page.get_by_role("heading", name="You win").count() else "end"
    assert end in hears(anna, names, end)


@pytest.mark.slow
def test_nothing_is_heard_unasked(chromium, calm_server):
    anna = sit(chromium, calm_server, "ugo-4", must_follow, is_listening=False)
    made = "performance.getEntriesByType('resource').filter(({name}) => /sound/.test(name)).length"
    anna.page.locator("[data-card][aria-disabled=true]").first.click(force=True)
    anna.playable.first.click()
    anna.page.wait_for_timeout(500)
    assert anna.page.evaluate(made) == 0, "not even loaded"


def phone(chromium, server, *, haptics):
    """A player on a phone who must follow suit, and plays a card with a second tap."""
    anna = Looker(chromium, server, viewport=PHONE, has_touch=True, is_mobile=True)
    anna.context.add_init_script(preferring(haptics=haptics))
    wanted = partial(moment, "ugo-4", must_follow)
    anna.come(State("phone", "table", wanted, until="[data-testid=status]"))
    anna.by("settings").tap()
    anna.by("prefer-confirm").set_checked(True)
    anna.page.keyboard.press("Escape")
    anna.by("prefer-confirm").wait_for(state="detached")
    return anna


@pytest.mark.slow
def test_a_phone_shakes_for_each_action(chromium, calm_server):
    anna = phone(chromium, calm_server, haptics=True)
    shakes(anna)
    anna.page.locator("[data-card][aria-disabled=true]").first.tap(force=True)
    assert feels(anna, REFUSED) == [REFUSED]
    card = anna.playable.first
    card.tap()
    assert feels(anna, LIFT) == [LIFT]
    card.tap()
    assert feels(anna, PLACE) == [PLACE]
    assert anna.faults == []


@pytest.mark.slow
def test_a_phone_is_still_unasked(chromium, calm_server):
    anna = phone(chromium, calm_server, haptics=False)
    before, card = anna.entry, anna.playable.first
    card.tap()
    card.tap()
    anna.until(lambda: anna.entry > before)
    assert shakes(anna) == []
