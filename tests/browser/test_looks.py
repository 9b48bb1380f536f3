"""The page fits from 360 to 2560 pixels, speaks three languages, and stays small."""

import gzip

import pytest

from tests.browser.player import Player, play_until

SHELL_LIMIT = 180_000
"""Bytes of gzipped JavaScript."""


def slowly(*values):
    """Leave some of the looks to the slow tests."""
    return [
        pytest.param(*value if isinstance(value, tuple) else (value,), marks=pytest.mark.slow)
        for value in values
    ]


@pytest.mark.parametrize(
    ("width", "height"), [(360, 640), *slowly((390, 844), (1024, 600)), (1366, 625)]
)
def test_the_trick_the_hand_and_the_kingdom_are_in_sight(chromium, server, width, height):
    anna = Player(chromium, server, viewport={"width": width, "height": height}, has_touch=True)
    anna.enter("Anna")
    anna.open_table("casual", "casual", "casual")
    anna.begin()
    anna.wait_for("table")
    play_until([anna], lambda: anna.is_to_move and len(anna.trick) == 3)
    for selector in ("[data-trick-card]", "[data-card]", "[data-testid=status]", "[data-top-card]"):
        for thing in anna.page.locator(f"{selector}:visible").all():
            box = thing.bounding_box()
            assert box is not None
            assert box["x"] >= -1, selector
            assert box["x"] + box["width"] <= width + 1, selector
            assert box["y"] >= -1, selector
            assert box["y"] + box["height"] <= height + 1, selector
    for card in anna.by("hand").locator("[data-card]").all():
        box = card.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44


@pytest.mark.parametrize("width", [360, *slowly(390, 768, 1024, 1440, 2560)])
def test_nothing_sticks_out(chromium, server, width):
    anna = Player(chromium, server, viewport={"width": width, "height": 900})
    anna.enter("Anna")
    assert anna.fits(width)
    anna.open_table("casual", "casual", "casual")
    assert anna.fits(width)
    anna.begin()
    anna.wait_for("table")
    play_until([anna], lambda: anna.is_to_move and len(anna.hand) < 8)
    assert anna.fits(width)


@pytest.mark.parametrize(
    ("locale", "language", "words"),
    [("en-GB", "en", "Open table"), ("de-AT", "de", "Tisch"), ("fr-CH", "fr", "table")],
)
def test_the_page_speaks_the_browsers_language(chromium, server, locale, language, words):
    anna = Player(chromium, server, locale=locale)
    anna.lay_new_table()
    anna.wait_for("new")
    assert anna.page.locator("html").get_attribute("lang") == language
    assert words in anna.by("open-table").inner_text()


def test_a_bad_name_is_refused_beside_the_field(chromium, server):
    anna = Player(chromium, server, locale="de-DE")
    anna.lay_new_table()
    anna.by("name-input").fill(" ")
    anna.by("name-save").click()
    field = anna.by("name-input")
    anna.until(lambda: field.get_attribute("aria-invalid") == "true")


def test_the_shell_is_small(chromium, server):
    """Playing UGO! loads the shell and UGO!, but no table of the other games."""
    anna = Player(chromium, server)
    loaded = []

    def note(answer) -> None:
        loaded.append(answer)

    anna.page.on("response", note)
    anna.enter("Anna")
    anna.open_table("casual")
    anna.begin()
    anna.by("hand").wait_for()
    scripts = [answer for answer in loaded if answer.url.endswith(".js")]
    assert scripts
    assert not [answer.url for answer in scripts if "Board3d" in answer.url]
    total = sum(len(gzip.compress(answer.body(), 9)) for answer in scripts)
    assert total < SHELL_LIMIT
