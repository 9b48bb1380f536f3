"""The pages around the tables: the lobby, guided games, puzzles, the player's own page, dead ends."""

from functools import partial

import httpx
from playwright.sync_api import expect

from spieltisch.server.guests import COOKIE
from tests.browser.looker import GAMES, Looker, State, selector_of
from tests.browser.staging import Moment, end_of


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
              clicks=(selector_of("company"),), then=let_write),
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
    """The player's own page, before and after their first game, its dialogs, and the other device."""
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
        State(
            "transfer-taken",
            "transfer",
            partial(end_of, "ugo-4"),
            "/me/transfer",
            elsewhere=True,
            watches=True,
            then=take_over,
        ),
        State("transfer-nothing", "transfer", path="/me/transfer"),
    ]


def let_write(looker: Looker) -> None:
    """Allow the chat, if it is not allowed yet."""
    switch = looker.by("switch-chat")
    if not switch.is_checked():
        switch.click()
    expect(switch).to_be_checked()  # the server says so


def take_over(looker: Looker) -> None:
    """Become a guest with finished games, through a transfer code that they have just made."""
    assert looker.staged is not None
    cookies = {COOKIE: looker.staged.cookie}
    made = httpx.post(f"{looker.address}/api/me/transfer", cookies=cookies).raise_for_status()
    looker.context.clear_cookies()  # somebody new
    looker.page.evaluate("code => { location.hash = code; }", made.json()["code"])
    looker.page.reload()
    looker.by("take-transfer").click()
    looker.by("transferred").wait_for()
