"""The page around the board of Ubongo 3-D: room, notes, tasks, watching, animals, focus, on every screen."""

import json
from functools import partial
from typing import Any

import pytest

from tests.browser.looker import State, looker
from tests.browser.measure import PHONE, SCREENS, faults
from tests.browser.staging import moment, stage, take_seat

WIDE = {"width": 1280, "height": 720}
AROUND = (".panel", ".race-side", ".race-status", ".race-actions", ".table-bar")
GIZMO = [".gizmo"]
CANVASES = {
    (360, 640): (344, 329),
    (390, 844): (374, 533),
    (1280, 720): (704, 580),
    (1440, 900): (864, 760),
}
"""For these `tray.test.ts` shows that squares are large enough, and the board is larger than its tray."""
SPACE: dict[str, Any] = {"in_space": True, "until": "canvas", "settles": 600}


def mine(view: Any) -> Any:
    return view.players[view.seat]


def lying_cubes(view: Any) -> list[tuple[int, ...]]:
    task = mine(view).task
    return [] if task is None else [cube for piece in task.pieces for cube in piece.cells or ()]


def at(wanted, name: str = "ubongo3d-4", **options: Any) -> partial[Any]:
    return partial(moment, name, wanted, **options)


BUILDING = at(lambda view: view.phase == "building" and mine(view).laid == 2)
START = at(lambda view: view.phase == "building" and mine(view).laid == 0)
SOLVED = at(lambda view: view.phase == "building" and mine(view).place is not None)
HIGH = at(lambda view: mine(view).is_building and any(z > 1 for *_, z in lying_cubes(view)))
SHOWN = at(lambda view: view.phase == "shown")


@pytest.fixture
def seen(chromium_in_space, race_server):
    """Bring a player to a moment of a golden game, on some screen."""

    def see(wanted, screen=WIDE, *, watches=False, **options):
        state = State("page", "table", wanted, watches=watches, **SPACE)
        return looker(chromium_in_space, race_server, state, viewport=screen, **options)

    return see


def box(anna, selector: str) -> dict[str, float]:
    found = anna.page.locator(selector).first.bounding_box()
    assert found is not None, selector
    return dict(found)


def area(place: dict[str, float]) -> float:
    return place["width"] * place["height"]


def do_meet(one: dict[str, float], other: dict[str, float]) -> bool:
    return (
        one["x"] < other["x"] + other["width"] - 1
        and other["x"] < one["x"] + one["width"] - 1
        and one["y"] < other["y"] + other["height"] - 1
        and other["y"] < one["y"] + one["height"] - 1
    )


@pytest.mark.slow
@pytest.mark.parametrize("locale", ["en-GB", "de-DE", "fr-FR"])
def test_the_board_is_the_largest_thing_and_nothing_overlaps(seen, locale):
    anna = seen(BUILDING, PHONE, locale=locale)
    for screen in SCREENS:
        anna.resize(screen)
        board = box(anna, ".race-board")
        canvas, least = (
            box(anna, ".board-canvas"),
            CANVASES.get((screen["width"], screen["height"]), (0, 0)),
        )
        assert round(canvas["width"]) >= least[0], screen
        assert round(canvas["height"]) >= least[1], screen
        around = [box(anna, each) for each in AROUND if anna.page.locator(each).is_visible()]
        assert all(area(board) > 1.5 * area(each) for each in around), screen
        assert not any(do_meet(board, each) for each in around), screen
        assert anna.page.evaluate("document.documentElement.scrollHeight <= innerHeight"), screen
        assert faults(anna.page) == [], screen
    assert anna.faults == []


@pytest.mark.slow
def test_the_tray_goes_when_it_is_empty_also_in_a_review(seen):
    def has_tray(anna) -> bool:
        def told():
            return json.loads(anna.by("board").get_attribute("data-view") or "{}")

        anna.until(lambda: "layout" in told())
        return told()["layout"]["tray"] is not None

    assert has_tray(seen(BUILDING))
    assert not has_tray(seen(SOLVED))
    anna = seen(SHOWN)
    last = anna.by("timeline-scrubber").get_attribute("max")
    anna.until(lambda: anna.by("timeline-scrubber").input_value() == last)
    anna.until(lambda: not has_tray(anna))
    anna.by("timeline-scrubber").fill("1")
    anna.until(lambda: has_tray(anna))


@pytest.mark.slow
def test_undo_and_the_call_are_in_the_thumbs_reach(seen):
    anna = seen(BUILDING, PHONE)
    for name in ("undo", "call", "switch-map"):
        place = box(anna, f"[data-testid={name}]")
        assert place["y"] > PHONE["height"] * 0.8
        assert place["height"] >= 44
        assert place["width"] >= 44


@pytest.mark.slow
@pytest.mark.parametrize("screen", [PHONE, {"width": 390, "height": 844}])
def test_the_map_is_a_sheet_that_back_closes(seen, screen):
    anna = seen(BUILDING, screen)
    anna.by("switch-map").click()
    anna.by("map").wait_for()
    assert anna.page.locator("button.place").count() > 0
    assert faults(anna.page) == []
    assert anna.page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    anna.page.go_back()
    anna.by("map").wait_for(state="detached")
    anna.by("board").wait_for()
    assert anna.faults == []


@pytest.mark.slow
@pytest.mark.parametrize("screen", [PHONE, WIDE])
def test_a_note_moves_nothing_and_covers_nothing(seen, screen):
    anna = seen(BUILDING, screen)
    watched = (".race-board", ".race-actions", ".race-side")
    before = [box(anna, each) for each in watched]
    anna.by("call").click(force=True)
    anna.by("note").wait_for()
    assert [box(anna, each) for each in watched] == before
    note, row = box(anna, "[data-testid=note]"), box(anna, ".race-status")
    assert row["y"] <= note["y"]
    assert note["y"] + note["height"] <= row["y"] + row["height"] + 1
    assert not do_meet(note, box(anna, ".time"))
    assert faults(anna.page) == []


@pytest.mark.slow
@pytest.mark.parametrize("locale", ["en-GB", "de-DE", "fr-FR"])
@pytest.mark.parametrize("screen", [PHONE, WIDE])
def test_what_the_board_says_of_a_piece_in_the_hand_covers_nothing(seen, screen, locale):
    """How to turn a piece, the first time; and why it does not fit, in every view."""
    anna = seen(START, screen, locale=locale, has_touch=screen is PHONE)
    status, where = "[data-testid=status]", box(anna, ".race-board")
    anna.by("board").focus()
    anna.page.keyboard.press("1")
    for name in ("first-hint", "misfit"):
        anna.by(name).wait_for()
        note, row = box(anna, f"[data-testid={name}]"), box(anna, ".race-status")
        assert row["y"] <= note["y"]
        assert note["y"] + note["height"] <= row["y"] + row["height"] + 1
        assert not do_meet(note, box(anna, ".time"))
        assert box(anna, ".race-board") == where
        assert faults(anna.page, ignored=[status, *GIZMO]) == []
        for key in ("ArrowUp", *["ArrowRight"] * 2):
            anna.page.keyboard.press(key)
    anna.page.keyboard.press("Escape")
    anna.by("misfit").wait_for(state="detached")
    assert anna.faults == []


def stop_at_the_countdown(anna) -> None:
    """Block everything after the countdown from a page, so that the test can look at it."""

    def is_early(text: str) -> bool:
        view = json.loads(text).get("table", {}).get("view") or {}
        return view.get("phase") in {None, "ready", "countdown"}

    def tap(line) -> None:
        server = line.connect_to_server()
        server.on_message(lambda text: line.send(text) if is_early(text) else None)
        line.on_message(server.send)

    anna.page.route_web_socket("**/live", tap)


@pytest.mark.slow
@pytest.mark.parametrize("screen", [PHONE, WIDE])
def test_the_countdown_covers_nothing(chromium_in_space, race_server, racer, screen):
    anna = racer(chromium_in_space, race_server, viewport=screen)
    stop_at_the_countdown(anna)
    anna.enter("Anna")
    anna.open_race("beginner", side="A")
    anna.by("countdown").wait_for()
    count = box(anna, "[data-testid=countdown]")
    for each in (".race-board", ".race-side", "[data-testid=status]", "[data-testid=task-plate]"):
        assert not do_meet(count, box(anna, each)), each
    assert faults(anna.page) == []


def test_the_task_its_difficulty_and_its_animal_show_during_play(seen):
    anna = seen(BUILDING)
    plate = anna.by("task-plate")
    assert "Task A3 - 5|6|7" in plate.inner_text()
    assert "difficulty 26 of 100" in plate.inner_text()
    animal = plate.get_by_role("img", name="hedgehog")
    assert animal.locator("path").count() > 4
    heading = anna.page.locator(".race-progress")
    assert "hedgehog" in heading.inner_text()
    assert heading.locator("svg[data-animal=hedgehog]").is_visible()
    assert anna.page.evaluate("document.activeElement.hasAttribute('data-board')")


@pytest.mark.slow
@pytest.mark.parametrize("screen", [PHONE, WIDE])
def test_spectators_choose_by_name_whose_board_they_watch(seen, screen):
    anna = seen(BUILDING, screen, watches=True)
    names = [each.inner_text() for each in anna.page.locator(".racer-watch").all()]
    assert len(names) == 4
    tasks = set()
    for seat, name in enumerate(names):
        button = anna.by(f"watch-{seat}")
        assert button.get_attribute("aria-label") == f"Watch {name.strip()}"
        button.click()
        anna.until(lambda name=name: name.strip() in anna.by("status").inner_text())
        assert button.get_attribute("aria-pressed") == "true"
        tasks.add(anna.by("task-plate").inner_text())
    assert len(tasks) == 4
    assert anna.by("call").count() == 0
    # Notes about people who come and go lie over the bar for a moment.
    assert faults(anna.page, ignored=[".presence-news"]) == []
    assert anna.axe() == []


@pytest.mark.slow
def test_a_player_who_has_solved_may_watch_the_others(seen):
    anna = seen(SOLVED)
    own = anna.page.get_by_role("button", name="You: look at your own board")
    assert own.get_attribute("aria-pressed") == "true"
    mine_ = anna.by("task-plate").inner_text()
    anna.page.get_by_role("button", name="Watch Lina").click()
    anna.until(lambda: "watching Lina" in anna.by("status").inner_text())
    assert anna.by("task-plate").inner_text() != mine_
    own.click()
    anna.until(lambda: anna.by("task-plate").inner_text() == mine_)
    assert "you are number" in anna.by("status").inner_text()
    assert anna.axe() == []


@pytest.mark.slow
def test_nobody_who_builds_watches_others(seen):
    anna = seen(BUILDING)
    assert anna.page.locator(".racer-watch").count() == 0


@pytest.mark.slow
def test_the_review_shows_board_and_result_on_one_screen(seen):
    anna = seen(SHOWN, PHONE)
    for screen in SCREENS:
        anna.resize(screen)
        board = box(anna, ".race-board")
        assert board["height"] >= 170, screen
        assert not do_meet(board, box(anna, "[data-testid=review]")), screen
        assert anna.page.evaluate("document.documentElement.scrollHeight <= innerHeight"), screen
        assert faults(anna.page) == [], screen
    heading = anna.by("review").get_by_role("heading", level=2)
    assert heading.get_by_role("img", name="hedgehog").is_visible()
    assert anna.axe() == []


WATCH_GEMS = """() => {
  window.flown = 0;
  new MutationObserver(all => {
    for (const { addedNodes } of all)
      for (const node of addedNodes) if (node.className === 'flying-gem') window.flown += 1;
  }).observe(document, { childList: true, subtree: true });
}"""


@pytest.mark.slow
@pytest.mark.parametrize(("motion", "flies"), [("no-preference", True), ("reduce", False)])
def test_gems_fly_from_display_and_bag_to_their_owners(seen, motion, flies):
    anna = seen(SHOWN)
    anna.page.emulate_media(reduced_motion=motion)
    anna.page.add_init_script(f"({WATCH_GEMS})()")
    anna.page.reload()
    anna.by("round-result").wait_for()
    gems = anna.page.locator("[data-testid=round-result] [data-from]")
    sources = {each.get_attribute("data-from") for each in gems.all()}
    assert sources == {"display", "bag"}
    if flies:
        anna.until(lambda: anna.page.evaluate("window.flown") == gems.count())
    else:
        anna.page.wait_for_timeout(200)
        assert anna.page.evaluate("window.flown") == 0
    anna.page.keyboard.press("Shift")  # nobody who acts has to wait for it
    anna.until(lambda: anna.page.locator(".flying-gem").count() == 0)
    hidden = gems.evaluate_all("all => all.filter(e => e.style.visibility === 'hidden').length")
    assert hidden == 0
    assert anna.faults == []


WATCH_POINTS = """() => {
  window.counted = {};
  const look = () => {
    for (const racer of document.querySelectorAll('.racer')) {
      const shown = Number(racer.querySelector('.racer-points [aria-hidden]').textContent);
      const all = (window.counted[racer.dataset.seat] ??= []);
      if (all.at(-1) !== shown) all.push(shown);
    }
    requestAnimationFrame(look);
  };
  look();
}"""
"""Records all points that each player is shown, one after another."""

LAST_CALL = at(
    lambda view: view.phase == "building" and view.call is None
    and view.round > 1 and [each.is_building for each in view.players].count(True) == 1
)  # fmt: skip
"""The last of four has built all of it: their call ends the round."""


@pytest.mark.slow
@pytest.mark.parametrize(("motion", "counts"), [("no-preference", True), ("reduce", False)])
def test_points_count_up_when_gems_come(chromium, race_server, racer, motion, counts):
    anna = racer(chromium, race_server, viewport=WIDE, reduced_motion=motion)
    slowly = '{"motionPace": "slow"}'  # even a busy machine draws enough frames to show numbers in between
    anna.context.add_init_script(f"localStorage['spieltisch.preferences'] = '{slowly}'")
    staged = stage(race_server, LAST_CALL())
    take_seat(anna, staged)
    anna.page.goto(race_server.address + staged.path)
    anna.by("call").wait_for()
    anna.page.evaluate(WATCH_POINTS)

    def counted() -> list[list[int]]:
        return list(anna.page.evaluate("Object.values(window.counted)"))

    def points() -> list[int]:
        return [each["points"] for each in anna.view["players"]]

    anna.until(lambda: [each[-1] for each in counted()] == points())
    before = points()
    anna.by("call").click()
    anna.until_phase("shown")
    assert all(after > first for after, first in zip(points(), before, strict=True))
    anna.until(lambda: [each[-1] for each in counted()] == points())
    assert all(each == sorted(each) for each in counted())
    assert (max(len(each) for each in counted()) > 2) is counts
    assert anna.faults == []


@pytest.mark.slow
def test_undo_survives_a_reload(chromium, race_server, racer):
    anna = racer(chromium, race_server)
    anna.play_alone(side="A", solo="clock", size="20")
    first, second, *_ = anna.solution()
    for count, step in enumerate((first, second), 1):
        anna.put_by_panel(step)
        anna.until(partial(anna.has_laid, count))
    anna.page.reload()
    anna.wait_for("table")
    anna.by("panel").wait_for()
    for count in (1, 0):
        anna.by("undo").click()
        anna.until(partial(anna.has_laid, count))
    assert anna.by("undo").get_attribute("aria-disabled") == "true"
    assert anna.faults == []


@pytest.mark.slow
def test_another_task_asks_first_and_shows_the_solution_of_what_was_left(
    chromium, race_server, racer
):
    anna = racer(chromium, race_server)
    anna.play_alone(side="A", solo="clock", size="20")
    task = anna.me["task"]
    anna.by("aside").click()
    anna.by("aside-no").click()
    assert anna.view["solo"]["number"] == 1
    assert anna.focused("data-testid") == "aside"
    anna.by("aside").click()
    assert anna.axe() == []
    anna.by("aside-yes").click()
    left = anna.by("left-task")
    left.wait_for()
    assert task["name"] in left.inner_text()
    assert left.locator("[data-place=piece]").count() == 2 * len(task["squares"])
    anna.until_phase("paused")  # the clock stands still during a look
    assert anna.axe() == []
    left.get_by_role("button", name="On to the next task").click()
    anna.until_phase("building")
    assert anna.view["solo"]["number"] == 2
    assert anna.view["solo"]["aside"] == 1
    anna.until(lambda: anna.page.evaluate("document.activeElement !== document.body"))
    assert anna.faults == []


@pytest.mark.slow
def test_what_stands_too_high_pushes_nothing_away(seen):
    """The map shows where it is, and everything else stays in its place."""
    usual, anna = seen(BUILDING), seen(HIGH)
    flag = anna.page.locator("button:has(.place-high)").first
    assert "Too high above it" in (flag.get_attribute("aria-label") or "")
    assert anna.page.locator("[role=grid]").count() == 2
    for name in ("put", "take", "undo", "call", "board"):
        there = f"[data-testid={name}]"
        assert box(anna, there) == box(usual, there), name
    assert faults(anna.page) == []


@pytest.mark.slow
def test_the_focus_stays_at_the_table(chromium_in_space, race_server, racer):
    anna = racer(chromium_in_space, race_server, viewport=WIDE)
    anna.play_alone(side="A", solo="clock", size="20")

    def is_somewhere() -> bool:
        return bool(anna.page.evaluate("document.activeElement !== document.body"))

    anna.until(lambda: anna.focused("data-testid") == "board")
    anna.by("pause").click()
    anna.until(lambda: anna.focused("data-testid") == "resume")
    anna.page.keyboard.press("Enter")
    anna.until_phase("building")
    anna.until(is_somewhere)
    for opener in ("settings", "how-to-play-short"):
        anna.by(opener).click()
        anna.page.keyboard.press("Escape")
        anna.until(lambda opener=opener: anna.focused("data-testid") == opener)
    assert anna.faults == []


def test_each_piece_is_outlined_as_a_whole_on_the_map(seen):
    anna = seen(BUILDING)
    places = anna.page.locator("button.place[data-piece]")
    edges = {each.get_attribute("data-edges") for each in places.all()}
    assert any(edges)
    width = places.first.evaluate(
        """place => {
          const side = { far: 'Top', right: 'Right', near: 'Bottom', left: 'Left' };
          const style = getComputedStyle(place, '::before');
          return Object.entries(side).map(([name, at]) => [
            place.dataset.edges.split(' ').includes(name), style[`border${at}Width`]]);
        }"""
    )
    assert {(is_edge, size) for is_edge, size in width} <= {(True, "3px"), (False, "0px")}


@pytest.mark.slow
@pytest.mark.parametrize("locale", ["en-GB", "de-DE", "fr-FR"])
def test_without_a_board_in_space_a_small_phone_has_put_and_take_back_in_sight(
    chromium, race_server, locale
):
    state = State("flat", "table", BUILDING, until="[data-testid=put]")
    anna = looker(chromium, race_server, state, viewport=PHONE, locale=locale, has_touch=True)
    for choose in (lambda: None, anna.page.locator(".piece-card").first.click):
        choose()
        panel = box(anna, ".panel")
        for name in ("put", "take"):
            button = box(anna, f"[data-testid={name}]")
            assert button["height"] >= 44
            assert button["y"] + button["height"] <= panel["y"] + panel["height"], name
            assert button["y"] + button["height"] <= PHONE["height"], name
        below = "each => each.scrollHeight - each.clientHeight"
        assert anna.page.locator(".panel").evaluate(below) == 0, "all of it is in sight"
        assert faults(anna.page) == []
