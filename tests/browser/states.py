"""Every state of every page: how to get there, directly and always the same way."""

from functools import partial

from tests.browser.cards_states import cards_states
from tests.browser.company_states import company_states
from tests.browser.day_states import day_states
from tests.browser.device_states import device_states
from tests.browser.learn_states import learn_states
from tests.browser.line_states import line_states
from tests.browser.looker import State, selector_of
from tests.browser.offline_states import offline_states
from tests.browser.page_states import lobby_states, my_states
from tests.browser.staging import end_of
from tests.browser.strip_states import strip_states
from tests.browser.ubongo3d_states import ubongo3d_states
from tests.browser.ugo_states import ugo_states

END_FOLDS = (selector_of("end-details"), selector_of("end-proof"))


def end_states() -> list[State]:
    """The ends of games that no other state shows, with the details below them."""
    return [
        *(State(f"{name}-end", "end", partial(end_of, name))
          for name in ("ubongo3d-2", "ubongo3d-tie", "ubongocards-2")),
        *(State(f"{name}-end-unfolded", "end", partial(end_of, name), clicks=END_FOLDS)
          for name in ("ugo-4", "ubongo3d-4", "ubongocards-4")),
        State("ubongo3d-alone-end-time", "end", partial(end_of, "ubongo3d-alone")),
    ]  # fmt: skip


def all_states() -> list[State]:
    return [
        *device_states(),
        *lobby_states(),
        *my_states(),
        *ugo_states(),
        *ubongo3d_states(),
        *cards_states(),
        *end_states(),
        *company_states(),
        *strip_states(),
        *line_states(),
        *offline_states(),
        *day_states(),
        *learn_states(),
    ]
