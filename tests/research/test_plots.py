"""The plot of a tournament names every bot, and shows intervals if there are any."""

from xml.etree import ElementTree as ET

from spieltisch.research.plots.tournament import drawn
from spieltisch.research.statistics import figures
from tests.research.test_statistics import RESULTS


def test_the_picture_is_valid_and_names_every_bot():
    picture = drawn(figures("ugo", "1", 2, RESULTS))
    root = ET.fromstring(picture)  # noqa: S314
    words = [text.text for text in root.iter("{http://www.w3.org/2000/svg}text")]
    assert {"a", "b"} <= set(words)
    assert 'class="within"' in picture
    assert "95 % intervals" in picture


def test_the_picture_of_one_deal_has_no_intervals():
    picture = drawn(figures("ugo", "1", 2, [each for each in RESULTS if each.deal == 0]))
    assert "on 1 deal<" in picture
    assert 'class="within"' not in picture
    assert "95 %" not in picture
