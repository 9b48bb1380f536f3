"""People in the middle of a golden game of UGO!, and how what they see is measured."""

import json

from playwright.sync_api import ViewportSize

from tests.browser.looker import Looker, State
from tests.browser.staging import moment

TALL: ViewportSize = {"width": 390, "height": 844}
LAPTOP: ViewportSize = {"width": 1280, "height": 720}


def lays(view, *, ways=1, new=0, trick=0):
    """Whether a seat has a trick to lay, with this many ways and this many new lands."""
    return (
        view.must_lay
        and view.turn == view.seat
        and (view.laying.ways == 1) == (ways == 1)
        and len(view.laying.new) >= new
        and (not trick or view.trick_number == trick)
    )


def follows(view):
    """Whether a seat closes a trick in the middle of the second round."""
    ready = view.turn == view.seat and not view.must_lay and view.round == 2
    return ready and len(view.trick) == view.players - 1 and view.trick_number >= 6


def must_follow(view):
    """Whether a seat follows in the middle of a trick, with cards that it may not play."""
    mine = view.turn == view.seat and not view.must_lay and len(view.trick) == 1
    refused = [each for each in view.hand if each.refusal is not None]
    return mine and view.players == 4 and 0 < len(refused) < len(view.hand)


def at(chromium, server, game, wanted, preferences=None, **options):
    """Sit down in the middle of a golden game; what is sent and shown is recorded."""
    anna = Looker(chromium, server, **options)
    anna.sent, anna.view = [], {}

    def hear(text):
        table = json.loads(text).get("table")
        if table and table.get("view"):
            anna.view = table["view"]

    def listen(socket):
        socket.on("framesent", lambda text: anna.sent.append(json.loads(text)))
        socket.on("framereceived", hear)

    anna.page.on("websocket", listen)
    kept = json.dumps(preferences or {})
    key = "spieltisch.preferences"
    anna.context.add_init_script(f"localStorage['{key}'] ??= {json.dumps(kept)}")
    anna.come(State(game, "table", lambda: moment(game, wanted), until="[data-testid=status]"))
    return anna


def layings(anna):
    return [each["move"]["lay"] for each in anna.sent if "lay" in each.get("move", {})]


def box(anna, selector):
    return anna.page.locator(selector).first.bounding_box()


def is_inside(found, screen):
    return (
        found["x"] >= 0
        and found["y"] >= 0
        and found["x"] + found["width"] <= screen["width"]
        and found["y"] + found["height"] <= screen["height"]
    )


CONTRAST = """() => {
  const light = colour => {
    const parts = colour.match(/[\\d.]+/g).slice(0, 3).map(each => {
      const share = each / 255;
      return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2];
  };
  const ratio = (one, other) => {
    const [low, high] = [light(one), light(other)].sort((a, b) => a - b);
    return (high + 0.05) / (low + 0.05);
  };
  const numbers = (colour) => colour.match(/[\\d.]+/g).slice(0, 3).map(Number);
  const seen = (colour, opacity, below) =>
    `rgb(${numbers(colour).map((each, at) => each * opacity + numbers(below)[at] * (1 - opacity))})`;
  const cloth = getComputedStyle(document.body).backgroundColor;
  return [...document.querySelectorAll('.card-face, .land-tile')].map(card => {
    const text = getComputedStyle(card.querySelector('text')).fill;
    const sky = getComputedStyle(card.querySelector('svg rect, rect[fill="var(--sky)"]')).fill;
    const opacity = Number(getComputedStyle(card).opacity);
    return ratio(seen(text, opacity, cloth), seen(sky, opacity, cloth));
  });
}"""
"""The contrast of each number of a card with its sky, as a ratio."""
