"""Logs: one line for each event, whatever it contains, for people or for machines."""

import json
import logging

import pytest

from spieltisch.server import logs


@pytest.fixture
def logged(capsys):
    """Log in a style, and return the lines."""
    root = logging.getLogger()
    before = root.handlers, root.level

    def log(style, *arguments, **named):
        logs.begin(style)
        logging.getLogger("spieltisch.test").error(*arguments, **named)
        return capsys.readouterr().err.splitlines()

    yield log
    root.handlers, level = before
    root.setLevel(level)


@pytest.mark.parametrize("style", ["pretty", "json"])
@pytest.mark.parametrize(
    "forged", ["a\nERROR b", "a\r\n", "\x1b[2J", "\u2028", "\u202e", "\ud800", "\x00"]
)
def test_whatever_a_client_sends_is_one_line(logged, style, forged):
    lines = logged(style, "GET %s failed", forged)
    assert len(lines) == 1
    assert lines[0].isprintable() or style == "json"
    assert "\x1b" not in lines[0]


def test_a_line_for_machines_says_what_it_is_about(logged):
    with logs.about(request="abc"), logs.about(table="k7"):
        (line,) = logged("json", "a move failed", extra={"entry": 17})
    said = json.loads(line)
    assert said.pop("time").endswith("Z")
    assert said == {
        "level": "error",
        "logger": "spieltisch.test",
        "message": "a move failed",
        "request": "abc",
        "table": "k7",
        "entry": 17,
    }


def test_a_line_for_people_says_the_same(logged):
    with logs.about(table="k7"):
        (line,) = logged("pretty", "a move failed")
    assert line.endswith("ERROR spieltisch.test: a move failed table=k7")


def test_a_trace_is_kept(logged):
    try:
        raise ValueError("x\ny")
    except ValueError:
        (line,) = logged("json", "oh", exc_info=True)
        lines = logged("pretty", "oh", exc_info=True)
    assert "ValueError: x\ny" in json.loads(line)["trace"]
    assert lines[1].startswith("Traceback")


def test_a_long_message_is_cut(logged):
    (line,) = logged("pretty", "%s", "x" * 100_000)
    assert len(line) < 2 * logs.LONGEST
