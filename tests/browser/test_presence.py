"""Who is here, away or idle: shown by name, nudged, voted about, and shown what a bot did for them."""

import json

import pytest
from playwright.sync_api import expect

from tests.browser.player import Player, play_until
from tests.browser.test_offline import IS_KEPT


def two_at(chromium, server, clock: str | None = None, **options) -> tuple[Player, Player]:
    """Seat Anna and Ben at a table of UGO!, and begin."""
    anna, ben = Player(chromium, server, **options), Player(chromium, server, **options)
    for each in (anna, ben):
        each.context.add_init_script(f"({HEARD})()")
    anna.enter("Anna")
    if clock is not None:
        anna.by(f"turn-clock-{clock}").check(force=True)
    link = anna.open_table("friend")
    ben.enter("Ben", link)
    ben.by("sit-1").click()
    for each in (anna, ben):
        each.begin()
    for each in (anna, ben):
        each.wait_for("table")
    return anna, ben


def in_order(anna: Player, ben: Player) -> tuple[Player, Player]:
    """Return the player to move and the waiting player."""
    anna.until(lambda: anna.is_to_move or ben.is_to_move)
    return (anna, ben) if anna.is_to_move else (ben, anna)


HEARD = """() => {
  window.heard = [];
  const listen = () => {
    const region = document.querySelector('[data-testid=announcements]');
    if (!region) return setTimeout(listen, 20);
    new MutationObserver(() => window.heard.push(region.textContent))
      .observe(region, {childList: true, characterData: true, subtree: true});
  };
  listen();
}"""
"""Keeps everything that was announced: the live region itself has only the newest words."""


def said(sitter: Player, words: str) -> None:
    """Check that a text was both shown and announced to screen readers."""
    expect(sitter.by("presence-news")).to_contain_text(words)
    sitter.until(lambda: any(words in each for each in sitter.page.evaluate("window.heard")))


def test_away_back_and_what_the_bot_did_are_told_by_name(chromium, brief_server):
    anna, ben = two_at(chromium, brief_server)
    anna.until(lambda: anna.is_to_move or ben.is_to_move)
    link = ben.page.url
    ben.page.goto("about:blank")
    said(anna, "Ben is away.")
    expect(anna.by("presence-news")).to_contain_text("A bot plays for Ben now.")
    before = anna.entry
    play_until([anna], lambda: anna.is_to_move and anna.entry > before + 1)
    ben.page.goto(link)
    said(anna, "Ben is back.")
    told = ben.by("stood-in")
    expect(told).to_contain_text("While you were away, a bot played for you:")
    record = ben.page.evaluate("document.querySelector('[data-testid=stood-in]').innerText")
    assert any(colour in record for colour in ("red", "blue", "green", "yellow", "grey", "cards"))
    ben.by("stood-in-close").click()
    expect(told).to_be_hidden()
    ben.until(lambda: ben.page.evaluate("document.activeElement !== document.body"))
    assert [*anna.faults, *ben.faults] == []


@pytest.mark.slow
def test_a_game_that_a_bot_finished_says_so_once_on_the_page_of_the_end(chromium, brief_server):
    anna, ben = two_at(chromium, brief_server)
    link = ben.page.url
    ben.page.goto("about:blank")
    anna.hurry("[data-page=end]")
    ben.page.goto(link)
    ben.wait_for("end")
    expect(ben.by("stood-in")).to_contain_text("While you were away, a bot played for you:")
    assert ben.axe() == []
    ben.page.reload()
    ben.wait_for("end")
    assert ben.by("stood-in").count() == 0
    assert [*anna.faults, *ben.faults] == []


@pytest.mark.slow
def test_a_reload_is_no_absence(chromium, server):
    anna, ben = two_at(chromium, server)
    anna.by("presence-news").wait_for(state="hidden")
    ben.page.reload()
    ben.wait_for("table")
    anna.page.wait_for_timeout(2500)
    assert anna.by("presence-news").count() == 0


@pytest.mark.slow
def test_the_seats_page_tells_who_sits_down_stands_up_and_is_away(chromium, server):
    anna, ben = Player(chromium, server), Player(chromium, server)
    anna.context.add_init_script(f"({HEARD})()")
    anna.enter("Anna")
    link = anna.open_table("friend")
    ben.enter("Ben", link)
    ben.by("sit-1").click()
    said(anna, "Ben sits down.")
    ben.page.goto("about:blank")
    said(anna, "Ben is away.")
    ben.page.goto(server.address + link)
    said(anna, "Ben is back.")
    ben.page.get_by_role("button", name="Stand up").click()
    said(anna, "Ben stands up.")


@pytest.mark.slow
def test_somebody_who_left_for_good_keeps_their_name(chromium, server):
    anna, ben = two_at(chromium, server)
    ben.by("settings").click()
    ben.by("leave").click()
    ben.by("leave-confirm").click()
    said(anna, "Ben left. A bot plays on.")
    expect(anna.page.get_by_text("left, a bot plays on").first).to_be_visible()
    expect(anna.page.get_by_text("Ben", exact=True).first).to_be_visible()


@pytest.mark.slow
def test_nudge_vote_and_a_bot_until_the_person_is_here(chromium, brief_server):
    anna, ben = two_at(chromium, brief_server)
    idler, waiting = in_order(anna, ben)
    name = "Anna" if idler is anna else "Ben"
    waiting.by("nudge").click()
    expect(waiting.by("idle")).to_contain_text(name)
    expect(idler.by("own-idle")).to_contain_text("The others are waiting for you.")
    assert idler.page.title().startswith("The table is waiting for you")
    waiting.by("vote").click()
    said(waiting, f"A bot plays for {name} now.")
    expect(idler.by("own-idle")).to_contain_text("The others are letting a bot play for you.")
    before = waiting.entry
    play_until([waiting], lambda: waiting.is_to_move and waiting.entry > before + 1)
    idler.by("here").click()
    said(waiting, f"{name} plays again.")
    expect(idler.by("stood-in")).to_contain_text("a bot played for you:")
    expect(idler.by("own-idle")).to_be_hidden()
    assert [*anna.faults, *ben.faults] == []


@pytest.mark.slow
def test_a_nudged_player_who_moves_is_not_idle(chromium, brief_server):
    anna, ben = two_at(chromium, brief_server)
    idler, waiting = in_order(anna, ben)
    waiting.by("nudge").click()
    idler.by("own-idle").wait_for()
    idler.move()
    expect(idler.by("own-idle")).to_be_hidden()
    expect(waiting.by("idle")).to_be_hidden()


@pytest.mark.slow
def test_when_the_turn_clock_runs_out_a_bot_makes_that_move(chromium, server):
    anna, ben = two_at(chromium, server, clock="15")
    mover, other = in_order(anna, ben)
    expect(mover.by("turn-clock")).to_contain_text("0:")
    expect(other.by("turn-clock")).to_contain_text("0:")
    before = mover.entry
    mover.page.wait_for_selector("[data-testid=turn-clock][data-hurry=true]")
    mover.until(lambda: mover.entry > before)
    expect(mover.by("stood-in")).to_contain_text("Your time was up. A bot played for you:")
    other.until(lambda: other.is_to_move)
    assert other.by("stood-in").count() == 0


@pytest.mark.slow
def test_the_turn_clock_is_chosen_shown_and_only_where_people_take_turns(chromium, server):
    anna = Player(chromium, server)
    anna.enter("Anna")
    anna.by("turn-clock-60").check(force=True)
    anna.open_table("friend")
    expect(anna.by("chosen")).to_contain_text("1 min for each move")
    anna.page.goto(server.address)
    expect(anna.by("table-line").first).to_contain_text("1 min for each move")
    anna.lay_new_table("ubongo3d")
    expect(anna.by("side-A")).to_have_count(1)
    expect(anna.by("turn-clock-60")).to_have_count(0)


NOTED = """() => {
  window.noted = [];
  window.Notification = class {
    static permission = 'granted';
    constructor(title, options) { window.noted.push([title, options.body]); }
    close() {}
  };
  window.badges = [];
  navigator.setAppBadge = async () => { window.badges.push(1); };
  navigator.clearAppBadge = async () => { window.badges.push(0); };
}"""
HIDDEN = "Object.defineProperty(document, 'hidden', {get: () => true, configurable: true})"


@pytest.mark.slow
def test_a_turn_is_told_by_title_badge_and_notification(chromium, server):
    anna, ben = two_at(chromium, server)
    preferred = json.dumps({"notifications": True})
    for each in (anna, ben):
        each.context.add_init_script(f"({NOTED})(); {HIDDEN}")
        each.page.evaluate(
            "value => localStorage.setItem('spieltisch.preferences', value)", preferred
        )
        each.page.reload()
        each.wait_for("table")
    mover, other = in_order(anna, ben)
    assert mover.page.title().startswith("Your turn · UGO!")
    icon = "document.querySelector('link[rel=icon]').getAttribute('href')"
    assert mover.page.evaluate(icon) == "/favicon-marked.svg"
    assert mover.page.evaluate("window.badges.at(-1)") == 1
    assert other.page.title().startswith("UGO!")
    assert other.page.evaluate(icon) == "/favicon.svg"
    play_until([mover], lambda: other.is_to_move)
    assert other.page.evaluate("window.noted") == [["Your turn", "UGO!"]]
    assert mover.page.evaluate("window.badges.at(-1)") == 0


SHOWN = """async () => {
  const registration = await navigator.serviceWorker.getRegistration();
  const shown = await registration.getNotifications();
  return shown.map(({title, body, data}) => [title, body, data]);
}"""
TAPPED = """async () => {
  const done = [];
  WindowClient.prototype.focus = async function () { done.push(new URL(this.url).pathname); };
  self.clients.openWindow = async path => { done.push(`opened ${path}`); };
  const [notification] = await self.registration.getNotifications();
  self.dispatchEvent(new NotificationEvent("notificationclick", { notification }));
  for (let wait = 0; done.length === 0 && wait < 100; wait += 1) {
    await new Promise(soon => setTimeout(soon, 50));
  }
  return [done, (await self.registration.getNotifications()).length];
}"""
"""Taps a notification, as the system does; only the window itself is left where it is."""


@pytest.mark.slow
def test_a_service_worker_notifies_and_a_tap_leads_to_the_table(chromium, server):
    """Some phones refuse every other notification."""
    anna, ben = two_at(chromium, server, service_workers="allow")
    preferred = json.dumps({"notifications": True})
    for each in (anna, ben):
        each.context.grant_permissions(["notifications"])
        each.until(lambda each=each: each.page.evaluate(IS_KEPT))
        each.context.add_init_script(HIDDEN)
        each.page.evaluate(
            "value => localStorage.setItem('spieltisch.preferences', value)", preferred
        )
        each.page.reload()
        each.wait_for("table")
    mover, other = in_order(anna, ben)
    play_until([mover], lambda: other.is_to_move)
    path = other.page.url.removeprefix(server.address)
    other.until(lambda: other.page.evaluate(SHOWN) == [["Your turn", "UGO!", path]])
    [worker] = other.context.service_workers
    assert worker.evaluate(TAPPED) == [[path], 0]
    mover.page.goto(server.address)
    assert anna.faults + ben.faults == []


@pytest.mark.slow
def test_nobody_is_notified_unasked(chromium, server):
    anna, ben = two_at(chromium, server)
    for each in (anna, ben):
        each.context.add_init_script(f"({NOTED})(); {HIDDEN}")
        each.page.reload()
        each.wait_for("table")
    mover, other = in_order(anna, ben)
    play_until([mover], lambda: other.is_to_move)
    assert other.page.evaluate("window.noted") == []


@pytest.mark.slow
def test_the_pace_of_bots_is_told_at_once_and_again_on_a_new_line(chromium, server):
    anna = Player(chromium, server)
    told: list[str] = []

    def hear(socket):
        socket.on(
            "framesent", lambda frame: told.append(str(frame)) if "pace" in str(frame) else None
        )

    anna.page.on("websocket", hear)
    anna.enter("Anna")
    anna.open_table("casual")
    anna.until(lambda: len(told) == 1)
    assert json.loads(told[0]) == {"type": "pace", "pace": "normal"}
    anna.page.evaluate(
        "localStorage.setItem('spieltisch.preferences', JSON.stringify({botPace: 'slow'}))"
    )
    anna.page.reload()
    anna.until(lambda: len(told) == 2)
    assert json.loads(told[1]) == {"type": "pace", "pace": "slow"}
