"""Ubongo 3-D in the browser: by mouse and by keyboard, second chance, whole games, alone."""

from functools import partial

import pytest

from spieltisch.games.ubongo3d.solutions import PlacedPiece
from tests.browser.racer import SMALL, Racer, sit_together


@pytest.mark.slow
def test_one_solves_by_mouse_and_another_by_keyboard(
    chromium, chromium_in_space, race_server, racer
):
    anna, ben = racer(chromium_in_space, race_server, viewport=SMALL), racer(chromium, race_server)
    sit_together(anna, ben, side="B", seconds="300")
    for each in (anna, ben):
        each.until_phase("building")
    assert anna.me["task"]["side"] == "B"
    anna.build("mouse")
    anna.by("call").click()
    anna.until(lambda: anna.me["place"] == 1)
    ben.until(lambda: "Anna calls Ubongo" in ben.by("announcements").inner_text())
    ben.build("keyboard")
    ben.tab_to("call")
    ben.page.keyboard.press("Enter")
    for each in (anna, ben):
        each.until_phase("shown")
        each.by("review").wait_for()
    assert ben.axe() == []
    builders = anna.view["shown"]["builders"]
    assert [line["place"] for line in builders] == [1, 2]
    assert f"{builders[0]['solutions']} solution" in anna.by("task-facts").inner_text()

    timeline_is_at_its_end(anna, 4)
    anna.by("timeline-own").check(force=True)
    timeline_is_at_its_end(anna, len(builders[0]["steps"]))
    anna.by("timeline-scrubber").fill("1")
    anna.by("next-round").click()
    ben.by("next-round").click()
    for each in (anna, ben):
        each.until_phase("countdown", "building", round_=2)
        assert each.faults == []


def timeline_is_at_its_end(racer: Racer, steps: int) -> None:
    racer.until(lambda: racer.by("timeline-scrubber").input_value() == str(steps))


@pytest.mark.slow
def test_nobody_solves_and_the_second_chance_comes(chromium, fast_server, racer):
    anna, ben = racer(chromium, fast_server), racer(chromium, fast_server)
    sit_together(anna, ben, side="B", seconds="30")
    anna.until(lambda: anna.view.get("glass") == "second")
    anna.until(lambda: "Second chance" in anna.by("status").inner_text())
    ben.until(lambda: "Second chance" in ben.by("announcements").inner_text())
    ben.until_phase("shown")
    builders = ben.view["shown"]["builders"]
    assert [line["place"] for line in builders] == [None, None]
    assert ben.view["display"] == {"ruby": 0, "sapphire": 8, "emerald": 0, "amber": 8}
    ben.by("round-result").get_by_text("not solved").first.wait_for()
    assert anna.faults + ben.faults == []


@pytest.mark.slow
def test_five_tasks_alone_set_a_record(chromium, fast_server, racer):
    anna = racer(chromium, fast_server)
    anna.play_alone(side="A", solo="record", size="5")
    anna.by("pause").click()
    anna.by("paused").wait_for()
    assert anna.by("panel").count() == 0
    anna.by("resume").click()
    anna.by("aside").click()
    anna.by("aside-yes").click()
    anna.until(lambda: anna.view["solo"]["number"] == 2)
    anna.by("left-task").get_by_role("button", name="On to the next task").click()
    anna.until_phase("building")
    anna.by("auto-call").check()
    for solved in range(5):
        assert anna.view["solo"]["solved"] == solved
        for step in anna.solution():
            anna.put_by_panel(step)
        anna.until(lambda solved=solved: anna.is_at_the_end or anna.view["solo"]["solved"] > solved)
    anna.wait_for("end")
    assert "5 tasks in" in anna.by("achievement").inner_text()
    anna.until(lambda: "A new record" in anna.by("record").inner_text())
    assert anna.axe() == []
    assert anna.faults == []


@pytest.mark.slow
def test_hints_tell_first_the_piece_then_its_place(chromium, race_server, racer):
    anna = racer(chromium, race_server)
    anna.play_alone(hints=True, side="A")
    anna.by("ask-hint").click()
    anna.until(lambda: anna.view["solo"]["hint"] is not None)
    hint = anna.view["solo"]["hint"]
    assert hint["cells"] is None
    anna.until(lambda: f"piece {hint['kind']} (" in anna.by("hint").inner_text())
    anna.by("ask-hint").click()
    anna.until(lambda: anna.view["solo"]["hint"]["cells"] is not None)
    marked = anna.page.locator("[data-marked=true]")
    anna.until(lambda: marked.count() == len(anna.view["solo"]["hint"]["cells"]))
    told = anna.view["solo"]["hint"]
    cells = [(x, y, z) for x, y, z in told["cells"]]
    anna.put_by_panel(PlacedPiece(told["kind"], tuple(cells)))
    anna.until(lambda: anna.view["solo"]["hint"] is None)  # once followed, the hint is gone
    assert marked.count() == 0
    anna.page.reload()
    anna.until(lambda: anna.by("undo").first.get_attribute("aria-disabled") == "false")
    anna.by("undo").first.click()
    anna.until(partial(anna.has_laid, 0))


@pytest.mark.slow
def test_nine_rounds_against_bots_reach_the_end(chromium, fast_server, racer):
    anna = racer(chromium, fast_server)
    anna.enter("Anna")
    anna.open_race("master", "club", side="A", seconds="45")
    anna.begin()
    anna.wait_for("table")
    go_through(anna)
    assert len(anna.table["outcome"]["places"]) == 3
    anna.unfold("end-details")
    anna.by("rounds-sheet").wait_for()
    rows = anna.by("rounds-sheet").locator("tbody tr").count()
    assert rows == len(anna.view["ended"]) >= 9
    assert anna.axe() == []
    assert anna.faults == []


def go_through(*racers: Racer) -> None:
    """Go from round to round without building until the game is over or the player's tie-break comes."""
    while not all(each.is_at_the_end or each.is_in_tie_break for each in racers):
        for each in racers:
            button = each.by("next-round")
            if each.view["phase"] == "shown" and not each.me["is_ready"] and button.count():
                button.click()
            each.page.wait_for_timeout(50)


@pytest.mark.slow
def test_a_tie_is_broken_by_whoever_solves_first(chromium, fast_server, racer):
    anna, ben = racer(chromium, fast_server), racer(chromium, fast_server)
    sit_together(anna, ben, side="A", seconds="15")
    go_through(anna, ben)
    assert anna.view["tie"] == [0, 1]
    anna.until_phase("building")
    assert anna.view["glass"] == "none"
    anna.build("panel")
    anna.by("call").click()
    for each in (anna, ben):
        each.wait_for("end")
        assert each.faults == []
    assert "You win" in anna.page.get_by_role("heading", level=1).inner_text()
    assert anna.table["outcome"]["places"] == [1, 2]
