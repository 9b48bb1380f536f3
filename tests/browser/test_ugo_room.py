"""UGO! has room: under a strip, beside a hint, on every phone; badges hide no number, and all can be read."""

import pytest
from playwright.sync_api import expect

from tests.browser.looker import NARROW, Looker, State
from tests.browser.measure import PHONE, faults
from tests.browser.player import Player
from tests.browser.test_presence import in_order
from tests.browser.ugo_moments import CONTRAST, LAPTOP, TALL, at, follows, lays, must_follow
from tests.browser.ugo_states import ugo_states
from tests.server.client import serving

LOW = "document.documentElement.scrollHeight"
BOXES = """selectors => selectors.flatMap(one => [...document.querySelectorAll(one)])
  .map(each => each.getBoundingClientRect())
  .map(({left, top, right, bottom}) => ({left, top, right, bottom}))"""
WORK = [".spot", ".own-kingdom .kingdom", ".hand-card", ".status-line"]
"""What the player uses: the trick, the kingdom, the hand, and what to do."""


@pytest.fixture(scope="module")
def brief_server(tmp_path_factory):
    """A server that gives people hardly any time."""
    data = tmp_path_factory.mktemp("brief")
    with serving(data, grace=600.0, idle=0.5, answer=0.5, pause=0.05) as running:
        yield running


@pytest.fixture(scope="module")
def still_server(tmp_path_factory):
    """A server whose bots wait, so a state stays as it is."""
    with serving(tmp_path_factory.mktemp("still"), pause=3600.0, grace=3600.0) as running:
        yield running


def is_whole(anna, screen):
    """Check that everything the player works on is visible without scrolling.

    A strip that has just come is measured, and the table made lower, before anything is drawn.
    """
    anna.until(lambda: anna.page.evaluate(LOW) <= screen["height"])
    for each in anna.page.evaluate(BOXES, WORK):
        assert each["left"] >= 0
        assert each["top"] >= 0
        assert each["right"] <= screen["width"]
        assert each["bottom"] <= screen["height"]
    assert faults(anna.page, ignored=[".presence-news"]) == [], "news lie over the bar for a moment"


def two_among_four(chromium, server, locale):
    """Seat Anna and Ben with two bots at a table with teaching marks, on small phones."""
    options = {"viewport": PHONE, "locale": locale, "has_touch": True}
    anna, ben = (Player(chromium, server, **options) for _ in range(2))
    anna.enter("Anna")
    anna.by("teaching").check()
    link = anna.open_table("friend", "casual", "casual")
    ben.enter("Ben", link)
    ben.by("sit-1").click()
    for each in (anna, ben):
        each.begin()
    for each in (anna, ben):
        each.wait_for("table")
    return anna, ben


@pytest.mark.slow
@pytest.mark.parametrize("locale", ["en-GB", "de-DE", "fr-FR"])
def test_under_a_strip_the_table_fits_a_small_phone(chromium, brief_server, locale):
    anna, ben = two_among_four(chromium, brief_server, locale)
    idler, waiting = in_order(anna, ben)
    waiting.by("nudge").wait_for()
    is_whole(waiting, PHONE)
    waiting.by("nudge").click()
    idler.by("own-idle").wait_for()
    is_whole(idler, PHONE)
    waiting.by("vote").wait_for()
    is_whole(waiting, PHONE)
    waiting.by("vote").click()
    expect(idler.by("own-idle")).to_be_visible()
    idler.until(lambda: idler.by("lay-confirm").count() == 0)
    is_whole(idler, PHONE)
    idler.by("here").click()
    idler.by("stood-in").wait_for()
    is_whole(idler, PHONE)


LONG = "Tipp: Gelb 7. Die Karte nimmt den Stich sicher. " * 7
"""About as long as a hint with every sentence that it may have."""


@pytest.mark.slow
@pytest.mark.parametrize("screen", [PHONE, TALL], ids=["small", "tall"])
@pytest.mark.parametrize("words", ["", LONG], ids=["real", "long"])
def test_a_hint_covers_nothing_that_one_works_on(chromium, still_server, screen, words):
    state = next(each for each in ugo_states() if each.name == "ugo-4-hint")
    anna = Looker(chromium, still_server, viewport=screen, has_touch=True)
    anna.come(state)
    note = anna.by("hint-note")
    note.wait_for()
    if words:
        note.locator("p").evaluate("(each, words) => { each.textContent = words; }", words)
    is_whole(anna, screen)
    hint = anna.page.evaluate(BOXES, [".hint-note"])[0]
    for each in anna.page.evaluate(BOXES, WORK):
        assert each["top"] >= hint["bottom"] or each["bottom"] <= hint["top"]
    anna.by("hint").click()
    expect(anna.page.locator(".others")).to_be_visible()
    is_whole(anna, screen)


@pytest.mark.slow
def test_a_refusal_covers_nothing_that_one_works_on(chromium, still_server):
    anna = at(chromium, still_server, "ugo-4", must_follow, viewport=PHONE, has_touch=True)
    anna.page.locator("[data-card][aria-disabled=true]").first.click(force=True)
    note = anna.page.evaluate(BOXES, [".status-note"])[0]
    for each in anna.page.evaluate(BOXES, WORK[:3]):
        assert each["top"] >= note["bottom"] or each["bottom"] <= note["top"]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("players", "screen"), [(2, PHONE), (2, TALL), (3, TALL), (4, TALL), (3, PHONE), (4, PHONE)]
)
def test_other_kingdoms_are_seen_where_there_is_room(chromium, still_server, players, screen):
    anna = at(chromium, still_server, f"ugo-{players}", follows, viewport=screen, has_touch=True)
    is_whole(anna, screen)
    has_room = screen is TALL or players == 2
    lands = anna.page.locator(".others .plot:visible")
    assert lands.count() == (5 * (players - 1) if has_room else 0)
    chips = anna.page.locator(".chip")
    assert chips.count() == (0 if (players, screen) == (2, TALL) else players - 1)
    if chips.count():
        whole = chips.first.bounding_box()
        middle = {"x": whole["width"] * 0.7, "y": whole["height"] / 2}
        chips.first.click(position=middle)
        expect(anna.page.locator("dialog[open] .kingdom")).to_be_visible()
        assert faults(anna.page) == []


SHINES_THROUGH = """foot => {
  const {left, top, right, bottom} = foot.getBoundingClientRect();
  const across = [0.1, 0.3, 0.5, 0.7, 0.9].map(share => left + (right - left) * share);
  const under = across.filter(x => !foot.contains(document.elementFromPoint(x, (top + bottom) / 2)));
  const isOpaque = /^rgb\\(/.test(getComputedStyle(foot).backgroundColor);
  const sheet = foot.closest('dialog').getBoundingClientRect();
  const isWhole = left <= sheet.left + 1 && right >= sheet.right - 1 && bottom >= sheet.bottom - 1;
  return under.length > 0 || !isOpaque || !isWhole;
}"""
"""Whether anything of what is scrolled behind the foot of a dialog can be seen there."""


@pytest.mark.slow
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_go_on_has_a_backing_wherever_the_summary_is_scrolled_to(chromium, still_server, scheme):
    anna = at(
        chromium,
        still_server,
        "ugo-4",
        lambda view: lays(view, ways=2, trick=10) and view.round == 1,
        viewport=PHONE,
        color_scheme=scheme,
    )
    anna.by("lay-confirm").click()
    anna.by("round-dialog-close").wait_for()
    sheet, foot = anna.page.locator("dialog[open]"), anna.page.locator("dialog[open] .dialog-foot")
    below = sheet.evaluate("each => each.scrollHeight - each.clientHeight")
    assert below > 40, "there is something to scroll"
    for share in (0, 0.5, 1):
        sheet.evaluate("(each, y) => each.scrollTo(0, y)", below * share)
        button = anna.by("round-dialog-close").bounding_box()
        assert button["y"] + button["height"] <= PHONE["height"]
        assert not foot.evaluate(SHINES_THROUGH), share


HIDDEN = """() => {
  const BADGES = '.plot-count, .spot-mark, .lesson, .hand-advised, .open-hand-best';
  const NUMBERS = 'text, .plot-score, .plot-name, .card-strip > g';
  const found = [];
  for (const badge of document.querySelectorAll(BADGES)) {
    if (!badge.checkVisibility()) continue;
    const one = badge.getBoundingClientRect();
    const thing = badge.closest('.plot, .spot-card, .hand-place, li');
    for (const number of thing.querySelectorAll(NUMBERS)) {
      if (badge.contains(number) || !number.checkVisibility()) continue;
      const other = number.getBoundingClientRect();
      const air = number.tagName === 'text' ? other.height * 0.2 : 0;  // above and below its digits
      const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const high = Math.min(one.bottom, other.bottom - air) - Math.max(one.top, other.top + air);
      if (wide > 1 && high > 1) found.push(`${badge.className} over ${number.textContent}`);
    }
  }
  return found;
}"""
"""Which badges lie over a value, a score, a letter or the farmers of what they belong to."""


@pytest.mark.slow
@pytest.mark.parametrize("state", ugo_states(), ids=lambda state: state.name)
def test_badges_hide_no_number_and_everything_can_be_read(chromium, still_server, state: State):
    anna = Looker(chromium, still_server, viewport=state.screens[0])
    anna.come(state)
    wrong = []
    for screen in (PHONE, TALL) if state.screens == NARROW else (PHONE, TALL, LAPTOP):
        anna.resize(screen)
        wrong += [f"{screen['width']} {each}" for each in anna.page.evaluate(HIDDEN)]
        for scheme in ("light", "dark"):
            anna.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
            wrong += [f"{screen['width']} {scheme} {each}" for each in anna.axe()]
            pale = [each for each in anna.page.evaluate(CONTRAST) if each < 4.5]
            wrong += [f"{screen['width']} {scheme} a number at {each:.2f}" for each in pale]
    assert wrong == []
