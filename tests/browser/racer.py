"""People at a table of Ubongo 3-D, who build with the mouse, or with the keyboard on the map."""

import base64
import json
import re
from collections import deque
from functools import partial
from typing import Any

import numpy as np
from playwright.sync_api import Browser

from spieltisch.games.ubongo3d.forms import QUARTER_TURNS, pieces_to_draw
from spieltisch.games.ubongo3d.solutions import PlacedPiece, solution_of
from spieltisch.packing.cells import turned as turned_cells
from tests.browser.player import Player
from tests.server.client import ServerProcess

PIECES = {piece["kind"]: piece for piece in pieces_to_draw()}
SMALL = {"width": 1100, "height": 640}
"""The processor draws WebGL in the tests, so a small window is faster."""
Cube = tuple[int, int, int]


class Racer(Player):
    """A player in their own browser, who also sees what the server sends to it."""

    def __init__(self, chromium: Browser, server: ServerProcess, **options: Any) -> None:
        super().__init__(chromium, server, **options)
        self.table: dict[str, Any] = {}
        self.page.on("websocket", lambda socket: socket.on("framereceived", self._hear))

    def _hear(self, text: str | bytes) -> None:
        news = json.loads(text)
        self.table = news.get("table", self.table)

    @property
    def view(self) -> dict[str, Any]:
        return dict(self.table.get("view") or {"phase": "none", "round": 0})

    @property
    def me(self) -> dict[str, Any]:
        return dict(self.view["players"][self.view["seat"]])

    def open_race(self, *others: str, **options: str) -> str:
        """Open a table of Ubongo 3-D; options are radio buttons by name, such as `side="B"`."""
        self.by("game-ubongo3d").check(force=True)
        self.choose(f"players-{len(others) + 1}")
        for seat, kind in enumerate(others, 1):
            self.by(f"seat-{seat}-kind").select_option(kind)
        seconds = options.pop("seconds", None)
        if seconds is not None:
            self.page.locator(".more-options summary").click()
            self.by("seconds").select_option(seconds)
        for name, value in options.items():
            self.choose(f"{name}-{value}")
        return self.sit_down()

    def play_alone(self, *, hints: bool = False, **options: str) -> None:
        """Open a table alone and begin."""
        self.enter("Anna")
        self.by("game-ubongo3d").check(force=True)
        self.by("players-1").check(force=True)
        self.by("hints").set_checked(hints)
        self.open_race(**options)
        self.begin()
        self.wait_for("table")
        self.until_phase("building")

    def until_phase(self, *phases: str, round_: int = 0) -> None:
        self.until(lambda: self.view["phase"] in phases and self.view["round"] >= round_)

    def solution(self) -> tuple[PlacedPiece, ...]:
        """Solve the player's task, in a buildable order."""
        task = self.me["task"]
        area = tuple((x, y) for x, y in task["squares"])
        found = solution_of(area, [piece["kind"] for piece in task["pieces"]])
        assert found is not None
        return found

    @property
    def is_in_tie_break(self) -> bool:
        return bool(self.view["round"] > 9 and self.view["seat"] in self.view["tie"])

    def has_laid(self, count: int) -> bool:
        return bool(self.me["laid"] == count)

    def build(self, how: str) -> None:
        """Build the whole solution by `mouse`, `keyboard` or `panel`, up to the call."""
        for count, step in enumerate(self.solution(), 1):
            getattr(self, f"put_by_{how}")(step)
            self.until(partial(self.has_laid, count))
        self.until(lambda: self.by("call").get_attribute("data-lit") == "true")

    def form_of(self, kind: int) -> int:
        """Read how a piece is turned now."""
        return int(json.loads(self.by("board").get_attribute("data-forms") or "{}")[str(kind)])

    # by mouse

    def put_by_mouse(self, step: PlacedPiece) -> None:
        """Click the piece, turn it with the buttons, click where the clicked cube goes."""
        form = self.form_of(step.kind)
        by = self.lift_by_mouse(step.kind)
        for axis in turns(step.kind, form, form_number(step)):
            self.by(f"turn-{axis}").click()
            form, by = turned(step.kind, form, by, axis)
        assert self.form_of(step.kind) == form
        self.page.mouse.move(*Eye(self).screen(Eye(self).cell_of(step, by)), steps=4)
        self.page.mouse.down()
        self.page.mouse.up()

    def lift_by_mouse(self, kind: int) -> Cube:
        """Click a piece in the tray, and return the cube that was clicked."""
        self.look_at_tray()
        eye, form = Eye(self), self.form_of(kind)
        self.page.mouse.click(*eye.screen(eye.top_of(kind, form)))
        self.until(lambda: self.held["kind"] == kind)
        self.by("gizmo").wait_for()  # now it is drawn where it was lifted
        return top_cube(kind, form)

    def look_at_tray(self) -> None:
        """Wait until the board has reported where the pieces of this task are."""
        kinds = {str(piece["kind"]) for piece in self.me["task"]["pieces"]}
        self.until(lambda: set(self.told.get("layout", {}).get("slots", {})) == kinds)
        # The page is still settling when a task begins; people point only at what stands still.
        self.come_to_rest()

    @property
    def told(self) -> dict[str, Any]:
        """What the board reports about its camera and its tray."""
        return dict(json.loads(self.by("board").get_attribute("data-view") or "{}"))

    @property
    def held(self) -> dict[str, Any]:
        """What the board reports about the hand: the kind, its form, and where it would land."""
        return dict(json.loads(self.by("board").get_attribute("data-hand") or "{}"))

    def drag(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        """Drag with the left button."""
        self.page.mouse.move(*start)
        self.page.mouse.down()
        self.page.mouse.move(*end, steps=6)
        self.page.mouse.up()

    def a_place_for(self, kind: int) -> Cube:
        """Find where the top cube of a piece can be aimed: some of the piece is above the area."""
        x, y = self.me["task"]["squares"][0]
        return x, y, top_cube(kind, self.form_of(kind))[2]

    # by the panel's buttons

    def put_by_panel(self, step: PlacedPiece) -> None:
        """Choose, turn and put with the buttons of the panel."""
        self.by(f"piece-{step.kind}").check(force=True)
        for axis in turns(step.kind, self.read_form(step.kind), form_number(step)):
            self.by(f"turn-{axis}").click()
        x, y = grip(step)
        self.by(f"place-{x}-{y}-0").click()
        self.by("put").click()

    # by keyboard

    def put_by_keyboard(self, step: PlacedPiece) -> None:
        """Choose the piece, turn it and go to its place with Tab, arrows and Enter alone."""
        keys = self.page.keyboard
        self.choose_by_keyboard(step.kind)
        form = self.read_form(step.kind)
        for axis in turns(step.kind, form, form_number(step)):
            self.tab_to(f"turn-{axis}")
            keys.press("Enter")
        x, y = grip(step)
        self.tab_to_map()
        self.go_on_map(x, y)
        keys.press("Enter")

    def choose_by_keyboard(self, kind: int) -> None:
        kinds = [piece["kind"] for piece in self.me["task"]["pieces"]]
        self.tab_to(*[f"piece-{each}" for each in kinds])
        self.page.keyboard.press("Space")
        for _ in kinds:
            if self.focused("data-testid") == f"piece-{kind}":
                break
            self.page.keyboard.press("ArrowRight")
        assert self.by(f"piece-{kind}").is_checked()

    def read_form(self, kind: int) -> int:
        """Tell the form from its picture in words, as a screen reader says it."""
        words = self.by("form").get_by_role("img").get_attribute("aria-label") or ""
        cubes = set()
        for level, places in re.findall(r"\S+ (\d)\s?: ([^.]+)\.", words):
            for place in places.split():
                cubes.add((ord(place[0]) - 97, int(place[1:]) - 1, int(level) - 1))
        return form_with(kind, cubes)

    def tab_to(self, *test_ids: str) -> None:
        for _ in range(80):
            if self.focused("data-testid") in test_ids:
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"the keyboard does not reach {test_ids}")

    def tab_to_map(self) -> None:
        for _ in range(80):
            if self.focused("data-place-name"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError("the keyboard does not reach the map")

    def go_on_map(self, x: int, y: int) -> None:
        """Go from square to square; an area is connected, so there is a way."""
        squares = {(a, b) for a, b in self.me["task"]["squares"]}
        here = tuple(int(each) for each in self.focused("data-place-name").split())
        for key in way(squares, (here[0], here[1]), (x, y)):
            self.page.keyboard.press(key)
        assert self.focused("data-place-name") == f"{x} {y}"

    def focused(self, attribute: str) -> Any:
        return self.page.evaluate("name => document.activeElement?.getAttribute(name)", attribute)


def sit_together(anna: Racer, ben: Racer, **options: str) -> None:
    """Seat two people at a table and let the game begin."""
    anna.enter("Anna")
    link = anna.open_race("friend", **options)
    ben.enter("Ben", link)
    ben.by("sit-1").click()
    ben.begin()
    anna.begin()
    for each in (anna, ben):
        each.wait_for("table")


COUNT = """async ([picture, wanted]) => {
  const image = await createImageBitmap(await (await fetch(picture)).blob());
  const pen = new OffscreenCanvas(image.width, image.height).getContext("2d");
  pen.fillStyle = wanted;
  pen.fillRect(0, 0, 1, 1);
  const colour = pen.getImageData(0, 0, 1, 1).data;
  pen.drawImage(image, 0, 0);
  const { data } = pen.getImageData(0, 0, image.width, image.height);
  let count = 0;
  for (let at = 0; at < data.length; at += 4)
    if ([0, 1, 2].every(part => Math.abs(data[at + part] - colour[part]) < 12)) count += 1;
  return count;
}"""


def pixels_of(racer: Racer, token: str) -> int:
    """Count the pixels of the board that have a colour, which is given by its token."""
    picture = base64.b64encode(racer.page.locator("canvas").screenshot()).decode()
    value = "name => getComputedStyle(document.body).getPropertyValue(name)"
    blank = racer.context.new_page()  # the page itself loads nothing but its own
    colour = racer.page.evaluate(value, token)
    count = blank.evaluate(COUNT, [f"data:image/png;base64,{picture}", colour])
    blank.close()
    return int(count)


class Eye:
    """Where things are on the screen, from what the board reports about its camera."""

    def __init__(self, racer: Racer) -> None:
        board = racer.by("board")
        told = racer.told
        self._seen = np.array(told["seen"]).reshape(4, 4).T
        self._layout = told["layout"]
        box = board.bounding_box()
        assert box is not None
        self._box = box

    def screen(self, point: tuple[float, float, float]) -> tuple[float, float]:
        x, y, _, w = self._seen @ np.array([*point, 1.0])
        box = self._box
        return (
            box["x"] + (x / w + 1) / 2 * box["width"],
            box["y"] + (1 - y / w) / 2 * box["height"],
        )

    def slot(self, kind: int) -> tuple[float, float]:
        right, _, near = self._layout["slots"][str(kind)]
        return right, near

    def top_of(
        self, kind: int, form: int, *, is_lifted: bool = False, cube: Cube | None = None
    ) -> tuple[float, float, float]:
        """Return the middle of the top of a piece's cube in the tray: the highest, the nearest of these."""
        cubes = cubes_of(kind, form)
        width, depth, _ = (1 + max(cube[axis] for cube in cubes) for axis in range(3))
        x, y, z = cube or top_cube(kind, form)
        right, floor, near = self._layout["slots"][str(kind)]
        scale = self._layout["lifted_scale" if is_lifted else "scale"]
        floor += self._layout["lift"] if is_lifted else 0
        return (
            right + scale * (x - (width - 1) / 2),
            floor + scale * (z + 1),
            near - scale * (y - (depth - 1) / 2),
        )

    def top_of_lying(self, cells: list[list[int]]) -> tuple[float, float, float]:
        """Return the middle of the top of the highest cube of a piece on the board, the nearest one."""
        x, y, z = max(cells, key=lambda cell: (cell[2], -cell[1]))
        a, b = self._layout["middle"]
        return x - a, z + 1, b - y

    def cell_of(self, step: PlacedPiece, by: Cube) -> tuple[float, float, float]:
        """Return the middle of a cube of a piece that lies where a step puts it."""
        corner = [min(cell[axis] for cell in step.cells) for axis in range(3)]
        return self.cell((corner[0] + by[0], corner[1] + by[1], corner[2] + by[2]))

    def cell(self, at: Cube) -> tuple[float, float, float]:
        """Return the middle of a cube on the board, as drawn."""
        x, y, z = at
        a, b = self._layout["middle"]
        return x - a, z + 0.5, b - y

    def side(self, square: tuple[int, int], way: int) -> tuple[float, float, float]:
        """Return the middle of a square's left or right side, as drawn."""
        x, _, near = self.cell((*square, 0))
        return x + way / 2, 0, near


def top_cube(kind: int, form: int) -> Cube:
    """Return a form's highest cube, the nearest of these."""
    return max(cubes_of(kind, form), key=lambda cube: (cube[2], -cube[1]))


def turned(kind: int, form: int, by: Cube, axis: str) -> tuple[int, Cube]:
    """Turn a form by a quarter, and say where one of its cubes ends up."""
    turn = QUARTER_TURNS[axis]
    cubes = turned_cells(cubes_of(kind, form), turn)
    [(x, y, z)] = turned_cells([by], turn)
    a, b, c = (min(cube[place] for cube in cubes) for place in range(3))
    return PIECES[kind]["turns"][axis][form], (x - a, y - b, z - c)


def cubes_of(kind: int, form: int) -> list[Cube]:
    digits = PIECES[kind]["forms"][form].split()
    return [(int(each[0]), int(each[1]), int(each[2])) for each in digits]


def form_number(step: PlacedPiece) -> int:
    lowest = [min(cell[axis] for cell in step.cells) for axis in range(3)]
    home = {(x - lowest[0], y - lowest[1], z - lowest[2]) for x, y, z in step.cells}
    return form_with(step.kind, home)


def form_with(kind: int, cubes: set[tuple[int, int, int]]) -> int:
    forms = range(len(PIECES[kind]["forms"]))
    return next(form for form in forms if set(cubes_of(kind, form)) == cubes)


def grip(step: PlacedPiece) -> tuple[int, int]:
    """Return the square by which the map names a piece's place."""
    bottom = min(z for _, _, z in step.cells)
    y, x = min((y, x) for x, y, z in step.cells if z == bottom)
    return x, y


def turns(kind: int, start: int, goal: int) -> list[str]:
    """Find the shortest turns from one form to another."""
    ways: dict[int, list[str]] = {start: []}
    queue = deque([start])
    while goal not in ways:
        form = queue.popleft()
        for axis, to in PIECES[kind]["turns"].items():
            if to[form] not in ways:
                ways[to[form]] = [*ways[form], axis]
                queue.append(to[form])
    return ways[goal]


ARROWS = {"ArrowRight": (1, 0), "ArrowLeft": (-1, 0), "ArrowUp": (0, 1), "ArrowDown": (0, -1)}


def way(squares: set[tuple[int, int]], start: tuple[int, int], goal: tuple[int, int]) -> list[str]:
    """Find the arrow keys from square to square."""
    ways: dict[tuple[int, int], list[str]] = {start: []}
    queue = deque([start])
    while goal not in ways:
        x, y = queue.popleft()
        for key, (a, b) in ARROWS.items():
            there = (x + a, y + b)
            if there in squares and there not in ways:
                ways[there] = [*ways[x, y], key]
                queue.append(there)
    return ways[goal]
