"""The right sound and vibration at the right moment of Ubongo 3-D, for players who switched them on."""

import json
from functools import partial
from typing import Any

import pytest

from tests.browser.looker import Looker, State
from tests.browser.measure import PHONE
from tests.browser.racer import Racer, form_number, grip, sit_together, turns
from tests.browser.sounds import heard, hears, listen, names_of_tones
from tests.browser.staging import moment

SHAKES = """
window.shakes = [];
const shake = navigator.vibrate.bind(navigator);
navigator.vibrate = pattern => { window.shakes.push(pattern); return shake(pattern); };
localStorage['spieltisch.preferences'] = '{"haptics":true}';
"""
"""Records how the phone is asked to vibrate; vibration is on."""


@pytest.fixture(scope="module")
def names(chromium):
    return names_of_tones(chromium)


@pytest.fixture(scope="module")
def builder(chromium, race_server, racer):
    """A lone player with sound on; every test leaves the board as it was."""
    anna = racer(chromium, race_server)
    listen(anna)
    anna.play_alone(side="A", solo="clock", size="20")
    return anna


def turned_for(anna: Racer, step) -> None:
    """Choose a step's piece and turn it as the step wants it."""
    anna.by(f"piece-{step.kind}").check(force=True)
    for axis in turns(step.kind, anna.read_form(step.kind), form_number(step)):
        anna.by(f"turn-{axis}").click()


@pytest.mark.slow
def test_a_piece_is_heard_when_it_is_lifted_turned_put_and_taken_back(builder, names):
    step = builder.solution()[0]
    heard(builder, names)
    builder.by(f"piece-{step.kind}").check(force=True)
    assert hears(builder, names, "lift") == ["lift"]
    for _ in range(4):
        builder.by("turn-z").click()
        assert hears(builder, names, "turn") == ["turn"]
        builder.page.wait_for_timeout(50)
    turned_for(builder, step)
    x, y = grip(step)
    builder.by(f"place-{x}-{y}-0").click()
    heard(builder, names)
    builder.by("put").click()
    assert hears(builder, names, "place") == ["place"]
    builder.until(lambda: builder.has_laid(1))
    builder.by(f"piece-{step.kind}").check(force=True)
    heard(builder, names)
    builder.by("take").click()
    assert hears(builder, names, "take") == ["take"]
    builder.until(lambda: builder.has_laid(0))
    builder.by("undo").click()
    assert hears(builder, names, "take") == ["take"]
    builder.until(lambda: builder.has_laid(1))
    builder.by("undo").click()
    builder.until(lambda: builder.has_laid(0))


@pytest.mark.slow
def test_a_call_too_early_is_heard_to_be_refused(builder, names):
    heard(builder, names)
    builder.by("call").click(force=True)
    assert hears(builder, names, "refused") == ["refused"]


@pytest.mark.slow
def test_what_the_server_refuses_is_heard(chromium, race_server, racer, names):
    """A move that puts a piece down is corrupted between browser and server."""
    anna = racer(chromium, race_server)
    listen(anna)

    def tap(line) -> None:
        server = line.connect_to_server()
        server.on_message(lambda text: (anna._hear(text), line.send(text)))
        line.on_message(lambda text: server.send(broken(text)))

    anna.page.route_web_socket("**/live", tap)
    anna.play_alone(side="A", solo="clock", size="20")
    anna.put_by_panel(anna.solution()[0])
    assert hears(anna, names, "refused")[-2:] == ["place", "refused"]


def broken(text: str) -> str:
    said: dict[str, Any] = json.loads(text)
    if "put" in said.get("move", {}):
        said["move"]["put"]["cells"] = [[0, 0, 0], [1, 0, 0], [2, 0, 0], [3, 0, 0]]
    return json.dumps(said)


@pytest.mark.slow
def test_countdown_solving_and_the_calls_of_all_are_heard(chromium, race_server, racer, names):
    anna, ben = racer(chromium, race_server), racer(chromium, race_server)
    for each in (anna, ben):
        listen(each)
    sit_together(anna, ben, side="A", seconds="300")
    for each in (anna, ben):
        each.until_phase("building")
        assert "tick" in hears(each, names, "tick")
    *first, last = anna.solution()
    for count, step in enumerate(first, 1):
        anna.put_by_panel(step)
        anna.until(lambda count=count: anna.has_laid(count))
    assert "solved" not in heard(anna, names)
    anna.put_by_panel(last)
    assert hears(anna, names, "solved")[-2:] == ["place", "solved"]
    assert heard(ben, names) == [], "nobody hears others build"
    anna.by("call").click()
    for each in (anna, ben):
        assert hears(each, names, "call") == ["call"]


@pytest.mark.slow
def test_the_end_of_a_race_is_heard(chromium, race_server, names):
    def is_solved_tie(view: Any) -> bool:
        return view.phase == "building" and view.round > view.rounds and view.call is None

    anna = Looker(chromium, race_server)
    listen(anna)
    tie = State("tie", "table", lambda: moment("ubongo3d-tie", is_solved_tie), until=".call-button")
    anna.come(tie)
    anna.by("call").click()
    anna.wait_for("end")
    assert "win" in hears(anna, names, "win")


@pytest.mark.slow
def test_a_record_is_heard(chromium, race_server, names):
    def is_last_call(view: Any) -> bool:
        return view.phase == "building" and view.solo.left == 1 and view.call is None

    anna = Looker(chromium, race_server)
    listen(anna)
    last = partial(moment, "ubongo3d-1", is_last_call)
    anna.come(State("record", "table", last, until=".call-button"))
    anna.by("call").click()
    anna.wait_for("end")
    assert "record" in hears(anna, names, "record")
    assert anna.by("achievement").get_attribute("data-record") == "true"
    anna.page.reload()
    anna.until(lambda: "A new record" in anna.by("record").inner_text())
    assert anna.faults == []


@pytest.mark.slow
def test_a_phone_is_felt_when_a_piece_is_lifted_turned_and_a_call_refused(
    chromium, race_server, racer
):
    anna = racer(chromium, race_server, viewport=PHONE, has_touch=True, is_mobile=True)
    anna.context.add_init_script(SHAKES)
    anna.play_alone(side="A", solo="clock", size="20")
    shakes = "window.shakes.splice(0)"
    anna.page.evaluate(shakes)
    anna.by(f"piece-{anna.solution()[0].kind}").tap(force=True)
    anna.by("turn-x").tap()
    anna.by("call").tap(force=True)
    felt = anna.page.evaluate(shakes)
    assert len(felt) == 3
    assert len({str(each) for each in felt}) == 3, "each moment is felt as itself"


@pytest.mark.slow
def test_nothing_is_heard_or_felt_unasked(chromium, race_server, racer):
    anna = racer(chromium, race_server, viewport=PHONE, has_touch=True, is_mobile=True)
    anna.context.add_init_script(SHAKES.replace("true}", "false}"))
    anna.play_alone(side="A", solo="clock", size="20")
    anna.put_by_panel(anna.solution()[0])
    anna.until(lambda: anna.has_laid(1))
    loaded = (
        "performance.getEntriesByType('resource').filter(({name}) => /sound/.test(name)).length"
    )
    assert anna.page.evaluate(loaded) == 0
    assert anna.page.evaluate("window.shakes") == []
