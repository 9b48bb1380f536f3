"""Logs for people or machines: one escaped line per event, with its context."""

import json
import logging
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from types import MappingProxyType
from typing import Any, Literal

Style = Literal["pretty", "json"]

LONGEST = 2000
"""The most characters of a message that are logged; clients may send longer ones."""

NOTHING: Mapping[str, str | int] = MappingProxyType({})

_about: ContextVar[Mapping[str, str | int]] = ContextVar("about", default=NOTHING)
"""The current context: the request, the table, the entry."""


@contextmanager
def about(**things: str | int) -> Iterator[None]:
    """Add context, such as `table` or `request`, to every line that is logged in the block."""
    token = _about.set({**_about.get(), **things})
    try:
        yield
    finally:
        _about.reset(token)


def begin(style: Style, level: int = logging.WARNING) -> None:
    """Send all logs to standard error in one style."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if style == "json" else PrettyLines())
    handler.addFilter(_note_context)
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level)


def _note_context(record: logging.LogRecord) -> bool:
    record.about = _about.get()
    return True


class PrettyLines(logging.Formatter):
    """A line for people: time, level, logger, message and context."""

    def format(self, record: logging.LogRecord) -> str:
        """Format a record as one line; only the traceback of an error of our own takes more."""
        things = " ".join(f"{name}={value}" for name, value in _things(record).items())
        parts = [_time(record), record.levelname, f"{record.name}:", _message(record), things]
        line = escaped(" ".join(part for part in parts if part))
        trace = _trace(self, record)
        return line if trace is None else "\n".join((line, *map(escaped, trace.splitlines())))


class JsonLines(logging.Formatter):
    """A line for machines: one JSON object."""

    def format(self, record: logging.LogRecord) -> str:
        """Format a record as an ASCII object; a traceback becomes one of its strings."""
        values: dict[str, Any] = {
            "time": _time(record),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": _message(record),
            **_things(record),
        }
        trace = _trace(self, record)
        if trace is not None:
            values["trace"] = trace
        return json.dumps(values, default=str)


def escaped(text: str) -> str:
    """Escape characters that could break or forge a line, or control a terminal."""
    if text.isprintable():
        return text
    return "".join(
        each if each.isprintable() else each.encode("unicode_escape", "surrogatepass").decode()
        for each in text
    )


def _time(record: logging.LogRecord) -> str:
    """Return the time in UTC, to the millisecond."""
    moment = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
    return f"{moment}.{int(record.msecs):03d}Z"


def _message(record: logging.LogRecord) -> str:
    text = record.getMessage().encode(errors="backslashreplace").decode()
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"


def _things(record: logging.LogRecord) -> Mapping[str, str | int]:
    """Return a line's context: the current one, and what the call itself adds."""
    own = {
        name: getattr(record, name) for name in ("table", "entry", "code") if name in vars(record)
    }
    return {**getattr(record, "about", {}), **own}


def _trace(formatter: logging.Formatter, record: logging.LogRecord) -> str | None:
    return formatter.formatException(record.exc_info) if record.exc_info else None
