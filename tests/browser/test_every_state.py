"""Every state of every page has room, in every size and language, and axe finds nothing, light and dark."""

import pytest

from tests.browser import slow_clock
from tests.browser.looker import Looker, State
from tests.browser.looks import DESKTOP, PHONE
from tests.browser.measure import SCREENS, faults
from tests.browser.states import all_states
from tests.server.client import serving

LANGUAGES = ("en", "de", "fr")
STILL = {"pause": 3600.0, "grace": 3600.0}


@pytest.fixture(scope="module")
def still_server(tmp_path_factory):
    """A server whose bots wait, so a state stays as it is."""
    with serving(tmp_path_factory.mktemp("still"), **STILL) as running:
        yield running


@pytest.fixture(scope="module")
def slow_server(tmp_path_factory):
    """A server where time hardly passes at the tables, and waiting for players is short."""
    hurry = {"idle": 0.5, "answer": 0.5, "module": slow_clock.MODULE}
    with serving(tmp_path_factory.mktemp("slow"), **STILL, **hurry) as running:
        yield running


@pytest.mark.slow
@pytest.mark.parametrize("state", all_states(), ids=lambda state: state.name)
def test_every_state_has_room(chromium, chromium_in_space, still_server, slow_server, state: State):
    browser = chromium_in_space if state.in_space else chromium
    server = slow_server if state.is_slow else still_server
    anna = Looker(browser, server, viewport=state.screens[0])
    anna.come(state)
    wrong = []
    for language in LANGUAGES:
        if language != "en":
            anna.speak(language, state)
        for screen in state.screens:
            anna.resize(screen)
            anna.look_again(state)
            found = faults(anna.page, stacked=state.stacked, ignored=state.ignored)
            if language == "en" and screen in (PHONE, DESKTOP):
                found += barriers(anna)
            wrong += [f"{language} {screen['width']}x{screen['height']} {each}" for each in found]
    assert wrong == []
    assert anna.faults == []


def barriers(anna: Looker) -> list[str]:
    """List what axe finds, light and dark."""
    found = []
    for scheme in ("light", "dark"):
        anna.page.emulate_media(color_scheme=scheme)
        found += [f"{scheme}: {each}" for each in anna.axe()]
    anna.page.emulate_media(color_scheme="light")
    return found


def test_axe_looks_at_every_state_on_a_phone_and_on_a_desktop():
    assert PHONE in SCREENS
    assert DESKTOP in SCREENS
