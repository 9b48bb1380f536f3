"""UGO! with motion: what flies is seen, points count up, moments are short, and all ends where it must."""

import pytest

from tests.browser.measure import PHONE
from tests.browser.ugo_moments import LAPTOP, at, lays
from tests.server.client import serving

MOVING = {"reduced_motion": "no-preference"}

WATCH = """() => {
  window.flights = [];
  window.counted = [];
  const box = each => {
    const {left, top, right, bottom, width} = each.getBoundingClientRect();
    return {left, top, right, bottom, width};
  };
  const look = () => {
    const kingdom = document.querySelector('.own-kingdom .kingdom');
    const under = kingdom && box(kingdom);
    for (const card of document.querySelectorAll('[data-trick-card]')) {
      const place = box(card);
      const left = Math.max(place.left, under.left), right = Math.min(place.right, under.right);
      const top = Math.max(place.top, under.top), bottom = Math.min(place.bottom, under.bottom);
      const isOver = right - left > 4 && bottom - top > 4;
      const seen = isOver ? document.elementFromPoint((left + right) / 2, (top + bottom) / 2) : null;
      window.flights.push({
        card: card.dataset.trickCard, seat: Number(card.dataset.seat), ...place,
        isOver, isSeen: seen !== null && card.contains(seen),
      });
    }
    const score = document.querySelector('.own-kingdom .kingdom-score [aria-hidden]');
    const shown = score?.textContent.replace('−', '-');
    if (score && window.counted.at(-1) !== shown) window.counted.push(shown);
    requestAnimationFrame(look);
  };
  look();
}"""
"""Notes each frame where the cards of the trick are, whether one over the kingdom is seen, and the points."""

MOVES = "document.getAnimations().filter(each => each.playState === 'running').length"
OUT_OF_PLACE = """() => [...document.querySelectorAll('.spot-card')].filter(card => {
  const one = card.getBoundingClientRect(), spot = card.closest('.spot').getBoundingClientRect();
  return Math.abs(one.x - spot.x) > 1 || Math.abs(one.y - spot.y) > 1
    || Math.abs(one.width - spot.width) > 1;
}).length + document.querySelectorAll('.flying-card').length"""
"""How many cards lie elsewhere than where they belong, and how many still fly."""


@pytest.fixture(scope="module")
def calm_server(tmp_path_factory):
    """A server whose bots leave time to look."""
    with serving(tmp_path_factory.mktemp("calm"), pause=1.0) as running:
        yield running


def value_of(card):
    return int(card.split()[1])


def wins(view):
    """Return the card with which a seat closes and takes a trick, early in a round; else none."""
    is_last = view.turn == view.seat and not view.must_lay and len(view.trick) == view.players - 1
    if not is_last or view.trick_number > 2:
        return None
    highest = max(map(value_of, view.trick))
    held = [each.card for each in view.hand if each.refusal is None]
    return next((card for card in held if value_of(card) > max(3, highest)), None)


def winning(anna):
    """Return the card of the hand with which the trick is won."""
    highest = max(map(value_of, anna.view["trick"]))
    held = [each["card"] for each in anna.view["hand"] if each["refusal"] is None]
    return next(card for card in held if value_of(card) > max(3, highest))


def slowly(anna, rate):
    """Let everything that moves take its time, so that each frame can be looked at."""
    line = anna.context.new_cdp_session(anna.page)
    line.send("Animation.enable")
    line.send("Animation.setPlaybackRate", {"playbackRate": rate})
    return line


def settled(anna):
    anna.until(lambda: anna.page.evaluate(MOVES) == 0)
    assert anna.page.evaluate(OUT_OF_PLACE) == 0


@pytest.mark.slow
@pytest.mark.parametrize("screen", [PHONE, LAPTOP], ids=["phone", "laptop"])
def test_ones_own_card_flies_above_the_kingdom(chromium, calm_server, screen):
    anna = at(chromium, calm_server, "ugo-4", wins, viewport=screen, **MOVING)
    anna.page.evaluate(WATCH)
    slowly(anna, 0.2)
    card = anna.playable.first.get_attribute("data-card")
    began = anna.page.locator(f"[data-card='{card}']").bounding_box()
    anna.playable.first.click()
    anna.until(lambda: card in anna.trick)
    settled(anna)
    way = [each for each in anna.page.evaluate("window.flights") if each["card"] == card]
    over = [each for each in way if each["isOver"]]
    assert abs(way[0]["left"] - began["x"]) < screen["width"] / 8, "it comes from the hand"
    assert len(over) > 3
    assert all(each["isSeen"] for each in over), "the kingdom never hides it"


@pytest.mark.slow
@pytest.mark.parametrize("screen", [PHONE, LAPTOP], ids=["phone", "laptop"])
def test_the_cards_of_others_fly_at_their_size(chromium, calm_server, screen):
    def leads(view):
        return view.turn == view.seat and not view.must_lay and not view.trick and view.tricks

    anna = at(chromium, calm_server, "ugo-4", leads, viewport=screen, **MOVING)
    anna.page.evaluate(WATCH)
    anna.playable.first.click()
    own = anna.view["seat"]
    known = set(anna.view["tricks"][-1]["cards"])
    anna.until(lambda: len({*anna.trick} - known) >= 3)
    settled(anna)
    ways = {}
    for each in anna.page.evaluate("window.flights"):
        if each["seat"] != own and each["card"] not in known:
            ways.setdefault(each["card"], []).append(each)
    assert len(ways) >= 2
    for way in ways.values():
        assert abs(way[0]["top"] - way[-1]["top"]) + abs(way[0]["left"] - way[-1]["left"]) > 20
        assert all(abs(each["width"] - way[-1]["width"]) < 1.5 for each in way)


def test_points_count_up_to_what_they_are(chromium, calm_server):
    anna = at(chromium, calm_server, "ugo-2", wins, **MOVING)
    before = anna.view["kingdoms"][anna.view["seat"]]["score"]
    anna.page.evaluate(WATCH)
    anna.page.locator(f"[data-card='{winning(anna)}']").click()
    anna.until(lambda: (anna.view["laying"] or {}).get("winner") == anna.view["seat"])
    after = anna.view["laying"]["preview"]["score"]
    assert after - before >= 4
    shown = anna.page.locator(".own-kingdom .kingdom-score [aria-hidden]")
    anna.until(lambda: shown.text_content() == str(after))

    def counted():
        return [int(each) for each in anna.page.evaluate("window.counted")]

    anna.until(lambda: counted()[-1] == after)
    assert counted() == sorted(counted())
    assert counted()[0] == before
    assert len(counted()) > 2, "it passes numbers in between"
    settled(anna)


FARMERS = """() => {
  window.farmers = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...how) {
    if (this.dataset.farmer) window.farmers.push(this.dataset.farmer);
    return animate.apply(this, how);
  };
}"""
"""Records which farmers set out."""


@pytest.mark.slow
@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_farmers_travel_from_the_supply_to_their_lands(chromium, calm_server, motion):
    anna = at(chromium, calm_server, "ugo-2", wins, reduced_motion=motion)
    there = "[...document.querySelectorAll('[data-farmer]')].map(each => each.dataset.farmer)"
    before = set(anna.page.evaluate(there))
    anna.page.evaluate(FARMERS)
    anna.page.locator(f"[data-card='{winning(anna)}']").click()
    anna.until(lambda: anna.view["tricks"] != [] and set(anna.page.evaluate(there)) > before)
    settled(anna)
    new = set(anna.page.evaluate(there)) - before
    assert set(anna.page.evaluate("window.farmers")) == (new if motion != "reduce" else set())


FLIGHTS = """() => [...document.querySelectorAll('.spot-card, .spot-free')]
  .map(each => each.getAnimations().filter(({constructor}) => constructor === Animation).length)
  .filter(flights => flights > 0)"""
"""How many flights each place of the trick is on, of those that fly."""


@pytest.mark.slow
def test_a_won_trick_is_soon_over_and_nobody_has_to_wait_for_it(chromium, calm_server):
    anna = at(chromium, calm_server, "ugo-2", wins, **MOVING)
    line = slowly(anna, 0.02)
    anna.page.locator(f"[data-card='{winning(anna)}']").click()
    anna.until(lambda: anna.view["tricks"] != [] and anna.view["turn"] == anna.view["seat"])
    assert anna.page.evaluate(MOVES) > 0, "cards are on their way into the kingdom"
    if anna.by("lay-confirm").count():
        anna.by("lay-confirm").click()
    anna.until(lambda: anna.playable.count() > 0)
    before = anna.entry
    anna.playable.first.click()
    anna.until(lambda: anna.entry > before)
    assert anna.page.evaluate(MOVES) > 0, "the next card was played while they flew"
    assert set(anna.page.evaluate(FLIGHTS)) == {1}, "it flies its own way, and no empty place does"
    line.send("Animation.setPlaybackRate", {"playbackRate": 1})
    anna.until(lambda: anna.page.evaluate(MOVES) == 0)
    settled(anna)
    assert anna.faults == []


TOTALS = """() => {
  window.totals = [];
  const look = () => {
    const rows = [...document.querySelectorAll('[data-testid=round-dialog] tr')];
    const shown = rows.at(-1) && [...rows.at(-1).querySelectorAll('td')].map(each => each.textContent);
    if (shown && window.totals.at(-1)?.join() !== shown.join()) window.totals.push(shown);
    requestAnimationFrame(look);
  };
  look();
}"""
"""Records all totals that the summary of a round shows, one after another."""


def last_of_round(view):
    return lays(view, ways=2, trick=10) and view.round == 1


@pytest.mark.slow
def test_the_totals_of_a_round_count_up(chromium, calm_server):
    anna = at(chromium, calm_server, "ugo-4", last_of_round, **MOVING)
    anna.page.evaluate(TOTALS)
    anna.by("lay-confirm").click()
    anna.by("round-dialog").wait_for()

    def totals():
        shown = anna.page.evaluate("window.totals")
        return [[int(each.replace("−", "-")) for each in row] for row in shown]

    anna.until(lambda: totals()[-1:] == [anna.view["totals"]])
    assert len(totals()) > 2, "they pass numbers in between"


@pytest.mark.slow
def test_the_end_of_a_round_is_closed_at_once(chromium, calm_server):
    anna = at(chromium, calm_server, "ugo-4", last_of_round, **MOVING)
    anna.by("lay-confirm").click()
    anna.by("round-dialog").wait_for()
    anna.page.keyboard.press("Escape")
    anna.by("round-dialog-close").wait_for(state="detached")
    assert anna.page.evaluate("document.activeElement.closest('[data-hand]') !== null")
    assert len(anna.hand) == 10
    settled(anna)
    assert anna.faults == []
