"""Every state of every page has room, in every size and language: nothing cut, nothing covered."""

import pytest

from tests.browser.measure import PHONE, SCREENS, faults
from tests.browser.states import Looker, State, all_states
from tests.server.client import serving

LANGUAGES = ("en", "de", "fr")


@pytest.fixture(scope="module")
def still_server(tmp_path_factory):
    """A server whose bots wait, so that a state stays as it is."""
    with serving(tmp_path_factory.mktemp("still"), pause=3600.0, grace=3600.0) as running:
        yield running


@pytest.mark.slow
@pytest.mark.parametrize("state", all_states(), ids=lambda state: state.name)
def test_every_state_has_room(chromium, chromium_in_space, still_server, state: State):
    browser = chromium_in_space if state.in_space else chromium
    anna = Looker(browser, still_server, viewport=PHONE)
    anna.come(state)
    wrong = []
    for language in LANGUAGES:
        if language != "en":
            anna.speak(language, state)
        for screen in SCREENS:
            anna.resize(screen)
            found = faults(anna.page, stacked=state.stacked, ignored=state.ignored)
            wrong += [f"{language} {screen['width']}x{screen['height']} {each}" for each in found]
    assert wrong == []
    assert anna.faults == []
