"""Every state of every page that people see: how to get there, at once and always the same way."""

from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec
from playwright.sync_api import Browser

from tests.browser.player import Player
from tests.browser.staging import Moment, end_of, moment, stage, take_seat
from tests.server.client import ServerProcess


class Looker(Player):
    """Somebody who looks at one state of one page, in any size, language and light."""

    def come(self, state: "State") -> None:
        """Open the page and do what leads to the state."""
        path = state.path
        if state.moment is not None:
            staged = stage(self.server, state.moment())
            if not state.watches:
                take_seat(self, staged)
            path = path if state.elsewhere else staged.path + path
        self.page.goto(self.server.address + path)
        self.show(state)

    def show(self, state: "State") -> None:
        """Do again what leads to the state, after the page was loaded."""
        self.wait_for(state.page)
        if state.until:
            self.page.locator(state.until).first.wait_for()
        for target in state.clicks:
            self.page.locator(f"{target}:visible").first.click()
        self.page.wait_for_timeout(state.settles)
        self.come_to_rest()

    def speak(self, language: str, state: "State") -> None:
        """Choose a language, and load the page again; what else the browser keeps is forgotten."""
        self.page.evaluate(
            """language => {
                const key = 'spieltisch.preferences';
                const kept = JSON.parse(localStorage.getItem(key) ?? '{}');
                localStorage.clear();
                localStorage.setItem(key, JSON.stringify({...kept, language}));
            }""",
            language,
        )
        self.page.reload()
        self.show(state)


class State(msgspec.Struct, frozen=True):
    """One thing to look at."""

    name: str
    page: str
    moment: Callable[[], Moment] | None = None
    path: str = ""
    clicks: tuple[str, ...] = ()
    """What to click, one after another."""
    until: str = ""
    """What must be there first."""
    elsewhere: bool = False
    """Whether the path is a page of its own, not one of the table's."""
    watches: bool = False
    """Whether it is seen by somebody who only watches."""
    in_space: bool = False
    """Whether it needs WebGL."""
    settles: int = 400
    """Milliseconds until everything has come to rest."""
    stacked: tuple[str, ...] = ()
    """What may lie over others of its own kind."""
    ignored: tuple[str, ...] = ()
    """What is not measured."""


def selector_of(name: str) -> str:
    return f"[data-testid={name}]"


GAMES = ("ugo", "ubongo3d", "ubongocards")


def lobby_states() -> list[State]:
    """The lobby, its dialogs, the page where people sit down, and addresses that lead nowhere."""
    form = selector_of("open-table")
    seats = {game: partial(Moment, f"{game}-4", 0, 0, ready=False) for game in GAMES}
    return [
        State("lobby", "lobby"),
        State("lobby-name", "lobby", clicks=(selector_of("my-name"),)),
        State("watch", "watch", path="/watch"),
        State("print", "print", path="/print", until=selector_of("download-ugo-lands")),
        State("lobby-settings", "lobby", clicks=(selector_of("settings"),)),
        *(State(f"new-{game}", "new", path=f"/new/{game}", until=form) for game in GAMES),
        *(State(f"new-{game}-options", "new", path=f"/new/{game}", until=form,
                clicks=(f"label:has({selector_of('players-4')})", selector_of("options")))
          for game in GAMES),
        *(State(f"new-{game}-help", "new", path=f"/new/{game}", until=form,
                clicks=(selector_of("how-to-play"),))
          for game in GAMES),
        State("new-ubongocards-alone", "new", path="/new/ubongocards", until=form,
              clicks=(f"label:has({selector_of('players-1')})",)),
        *(State(f"seats-{game}", "seats", seats[game]) for game in GAMES),
        State("seats-ubongocards-alone", "seats", partial(Moment, "ubongocards-1", 0, 0, ready=False)),
        State("seats-friends", "seats", partial(Moment, "ugo-4", 0, 0, ready=False, friends=True)),
        State("seats-friends-company", "seats",
              partial(Moment, "ugo-4", 0, 0, ready=False, friends=True), settles=900,
              clicks=(selector_of("company"), selector_of("switch-chat"))),
        State("seats-change", "seats",
              partial(Moment, "ugo-4", 0, 0, ready=False, friends=True),
              clicks=(selector_of("change"),)),
        State("seats-guest", "seats", seats["ugo"], watches=True),
        *(State(f"learn-{game}", "learn", path=f"/learn/{game}") for game in GAMES),
        State("learn-ubongo3d-space", "learn", path="/learn/ubongo3d", in_space=True,
              until="canvas", settles=1500),
        *(State(f"rules-{game}", "rules", path=f"/rules/{game}") for game in GAMES),
        State("today", "today", path="/today", until=".daily-card"),
        State("today-unknown", "today", path="/today/2026-10-31", until=".failed"),
        State("puzzles", "puzzles", path="/puzzles", until=".puzzle-card"),
        State("puzzles-area", "puzzles", path="/puzzles?squares=7&area=7.15", until=".puzzle-card"),
        State("puzzle", "puzzle", path="/puzzles/7.15-7.9.16", clicks=(selector_of("reveal"),),
              until=selector_of("reveal")),
        State("puzzle-unknown", "puzzle", path="/puzzles/7.15-1.2.3", until=".failed"),
        State("offline", "offline", path="/offline"),
        State("offline-unknown", "offline-unknown", path="/offline/easy"),
        State("lost-table", "lost", path="/t/nosuchtable"),
        State("lost-nowhere", "lost", path="/nowhere"),
    ]  # fmt: skip


def my_states() -> list[State]:
    """One's own page, before the first game and after one, what opens there, and the other device."""
    played = partial(
        State,
        page="me",
        moment=partial(end_of, "ugo-4"),
        path="/me",
        elsewhere=True,
        until=selector_of("played-game"),
    )
    return [
        State(
            "lobby-played",
            "lobby",
            partial(end_of, "ugo-4"),
            "/",
            elsewhere=True,
            until=selector_of("recent-game"),
        ),
        State("me-new", "me", path="/me", until=selector_of("no-games")),
        played("me"),
        State("me-alone", "me", partial(end_of, "ubongo3d-1"), "/me", elsewhere=True),
        played("me-device", clicks=(selector_of("make-transfer"),)),
        played("me-delete", clicks=(selector_of("delete-me"),)),
        State("transfer", "transfer", path="/me/transfer#abcdefghjkmnpqrs"),
        State("transfer-nothing", "transfer", path="/me/transfer"),
    ]


END_FOLDS = (selector_of("end-details"), selector_of("end-proof"))


def end_states() -> list[State]:
    """The ends of games that no other state shows, and what is folded below."""
    return [
        *(State(f"{name}-end", "end", partial(end_of, name))
          for name in ("ubongo3d-2", "ubongo3d-tie", "ubongocards-2")),
        *(State(f"{name}-end-unfolded", "end", partial(end_of, name), clicks=END_FOLDS)
          for name in ("ugo-4", "ubongo3d-4", "ubongocards-4")),
        State("ubongo3d-alone-end-time", "end", partial(end_of, "ubongo3d-alone")),
    ]  # fmt: skip


def ugo_states() -> list[State]:
    """UGO!, with two, three and four players."""

    def at(name: str, wanted: Callable[[Any], bool], **options: Any) -> Callable[[], Moment]:
        return partial(moment, name, wanted, **options)

    def my_turn(cards: int, round_: int, trick: int) -> Callable[[Any], bool]:
        return lambda view: (
            view.turn == view.seat
            and not view.must_lay
            and len(view.trick) == cards
            and view.round == round_
            and view.trick_number >= trick
        )

    def lays(new: int) -> Callable[[Any], bool]:
        return lambda view: view.must_lay and view.turn == view.seat and len(view.laying.new) >= new

    late = at("ugo-4", my_turn(3, 3, 7))
    help_ = {"hints": True, "teaching": True}
    return [
        State("ugo-4-lead", "table", at("ugo-4", my_turn(0, 1, 1))),
        State("ugo-4-follow", "table", late),
        State("ugo-3-follow", "table", at("ugo-3", my_turn(2, 3, 7))),
        State("ugo-2-follow", "table", at("ugo-2", my_turn(1, 3, 7))),
        State("ugo-4-lay", "table", at("ugo-4", lays(3))),
        State(
            "ugo-4-change",
            "table",
            at("ugo-4", lays(3)),
            clicks=(selector_of("lay-change"),),
        ),
        State("ugo-2-lay", "table", at("ugo-2", lays(2))),
        State("ugo-4-marks", "table", at("ugo-4", my_turn(2, 2, 4), **help_)),
        State(
            "ugo-4-marks-help",
            "table",
            at("ugo-4", my_turn(2, 2, 4), **help_),
            clicks=(selector_of("lesson-legend"),),
        ),
        State(
            "ugo-4-hint",
            "table",
            at("ugo-4", my_turn(2, 2, 4), **help_),
            clicks=(selector_of("hint"),),
            settles=5000,
        ),
        State("ugo-4-rules", "table", late, clicks=(selector_of("how-to-play-short"),)),
        State("ugo-4-settings", "table", late, clicks=(selector_of("settings"),)),
        State("ugo-4-tricks", "table", late, clicks=(selector_of("tricks"),)),
        State("ugo-4-scores", "table", late, clicks=(selector_of("scores"),)),
        State("lobby-continue", "lobby", late, "/", elsewhere=True),
        State("ugo-4-watched", "table", late, watches=True),
        State("ugo-4-company", "table", late, watches=True, clicks=(selector_of("company"),)),
        State("ugo-4-end", "end", partial(end_of, "ugo-4")),
        State("ugo-2-end", "end", partial(end_of, "ugo-2")),
        State("ugo-4-replay", "replay", partial(end_of, "ugo-4"), path="/replay?move=60&seat=1"),
        State(
            "ugo-4-replay-open",
            "replay",
            partial(end_of, "ugo-4"),
            path="/replay?move=60&seat=all",
            until=selector_of("all-hands"),
        ),
    ]


TIMELINE = selector_of("timeline")
"""A race that is watched again."""


def ubongo3d_states() -> list[State]:
    """Ubongo 3-D: building, the map, the review, alone."""

    def building(laid: int) -> Callable[[Any], bool]:
        return lambda view: (
            view.phase == "building"
            and view.players[view.seat].is_building
            and view.players[view.seat].laid == laid
        )

    def at(name: str, wanted: Callable[[Any], bool], **options: Any) -> Callable[[], Moment]:
        return partial(moment, name, wanted, **options)

    two = at("ubongo3d-4", building(2))
    hard = at("ubongo3d-3", building(3))
    shown = at("ubongo3d-4", lambda view: view.phase == "shown")
    space: dict[str, Any] = {"in_space": True, "until": "canvas", "settles": 1500}
    return [
        State("ubongo3d-4-building", "table", two, **space),
        State("ubongo3d-3-hard", "table", hard, **space),
        State("ubongo3d-2-building", "table", at("ubongo3d-2", building(1)), **space),
        State("ubongo3d-4-flat", "table", two),
        State("ubongo3d-4-keys", "table", two, clicks=(selector_of("shortcuts"),), **space),
        State("ubongo3d-4-watched", "table", two, watches=True, **space),
        State("ubongo3d-4-shown", "table", shown, **space),
        State("ubongo3d-alone", "table", at("ubongo3d-alone", building(1)), **space),
        State("ubongo3d-4-end", "end", partial(end_of, "ubongo3d-4")),
        State("ubongo3d-alone-end", "end", partial(end_of, "ubongo3d-1")),
        State(
            "ubongo3d-4-replay",
            "replay",
            partial(end_of, "ubongo3d-4"),
            until=TIMELINE,
            path="/replay?round=2&at=14000",
        ),
        State(
            "ubongo3d-4-replay-result",
            "replay",
            partial(end_of, "ubongo3d-4"),
            until=TIMELINE,
            path="/replay?round=5&at=62000",
        ),
        State(
            "ubongo3d-alone-replay",
            "replay",
            partial(end_of, "ubongo3d-1"),
            until=TIMELINE,
            path="/replay?round=2&at=60000",
        ),
    ]


def cards_states() -> list[State]:
    """The card game: laying, the check, the end."""

    def laying(laid: int) -> Callable[[Any], bool]:
        return lambda view: view.phase == "laying" and len(view.players[view.seat].laid) == laid

    def at(name: str, wanted: Callable[[Any], bool], **options: Any) -> Callable[[], Moment]:
        return partial(moment, name, wanted, **options)

    def practised(*, called: bool, correct: bool) -> Callable[[], Moment]:
        """Give a hand that was checked after a call, or left."""

        def is_checked(view: Any) -> bool:
            own = view.ended[-1].players[0] if view.phase == "checked" else None
            return own is not None and (own.called, own.is_correct) == (called, correct)

        return at("ubongocards-1", is_checked)

    alone, hint = at("ubongocards-1", laying(3)), selector_of("hint")
    place = f"{hint}[data-stage='1']"
    return [
        State("ubongocards-4-start", "table", at("ubongocards-4", laying(1))),
        State("ubongocards-4-laying", "table", at("ubongocards-4", laying(5))),
        State("ubongocards-2-marks", "table", at("ubongocards-2", laying(7))),
        State("ubongocards-4-watched", "table", at("ubongocards-4", laying(5)), watches=True),
        *(
            State(
                f"ubongocards-{players}-checked",
                "table",
                at(f"ubongocards-{players}", lambda view: view.phase == "checked"),
            )
            for players in (2, 3, 4)
        ),
        State("ubongocards-4-end", "end", partial(end_of, "ubongocards-4")),
        State("ubongocards-alone", "table", alone),
        State("ubongocards-alone-first", "table", at("ubongocards-1", laying(0))),
        State("ubongocards-alone-marks", "table", at("ubongocards-1", laying(3), marks=True)),
        State(
            "ubongocards-alone-places",
            "table",
            at("ubongocards-1", laying(3), marks=True),
            clicks=(selector_of("places"),),
            ignored=(selector_of("places-card"),),  # the card itself is drawn beside its words
        ),
        State("ubongocards-alone-hint", "table", alone, clicks=(hint,), settles=1500),
        State("ubongocards-alone-place", "table", alone, clicks=(hint, place), settles=1500),
        State("ubongocards-alone-leave", "table", alone, clicks=(selector_of("another"),)),
        State("ubongocards-alone-solved", "table", practised(called=True, correct=True)),
        State("ubongocards-alone-wrong", "table", practised(called=True, correct=False)),
        State("ubongocards-alone-left", "table", practised(called=False, correct=True)),
        State("ubongocards-alone-end", "end", partial(end_of, "ubongocards-1")),
        State(
            "ubongocards-4-replay",
            "replay",
            partial(end_of, "ubongocards-4"),
            until=TIMELINE,
            path="/replay?round=2&at=30000",
        ),
        State(
            "ubongocards-4-replay-result",
            "replay",
            partial(end_of, "ubongocards-4"),
            until=TIMELINE,
            path="/replay?round=2&at=36000",
        ),
        State(
            "ubongocards-alone-replay",
            "replay",
            partial(end_of, "ubongocards-1"),
            until=TIMELINE,
            path="/replay?round=2&at=60000",
        ),
    ]


def device_states() -> list[State]:
    """Several people on one device: the curtain, what lies behind it, boards side by side, the end."""

    def on_one(of: Moment) -> Moment:
        return msgspec.structs.replace(of, companions=True)

    def at(name: str, wanted: Callable[[Any], bool]) -> Callable[[], Moment]:
        return lambda: on_one(moment(name, wanted))

    def laying(view: Any) -> bool:
        return view.phase == "laying" and len(view.players[view.seat].laid) == 3

    turn = at("ugo-4", lambda view: view.turn == view.seat and view.trick_number == 4)
    return [
        State("ugo-4-curtain", "curtain", turn),
        State("ugo-4-curtain-open", "curtain", turn, clicks=(selector_of("curtain-open"),)),
        State("ubongocards-2-beside", "table", at("ubongocards-2", laying), settles=2000),
        State("ugo-2-device-end", "end", lambda: on_one(end_of("ugo-2"))),
    ]


def all_states() -> list[State]:
    return [
        *device_states(),
        *lobby_states(),
        *my_states(),
        *ugo_states(),
        *ubongo3d_states(),
        *cards_states(),
        *end_states(),
    ]


def looker(chromium: Browser, server: ServerProcess, state: State, **options: Any) -> Looker:
    """Bring somebody to a state."""
    anna = Looker(chromium, server, **options)
    anna.come(state)
    return anna
