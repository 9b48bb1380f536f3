"""Logs for people or machines: one line for each event, escaped, with what it is about."""

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
"""The most characters of a message; what a client sends could be longer."""

NOTHING: Mapping[str, str | int] = MappingProxyType({})

_about: ContextVar[Mapping[str, str | int]] = ContextVar("about", default=NOTHING)
"""What is being done now: the request, the table, the entry."""


@contextmanager
def about(**things: str | int) -> Iterator[None]:
    """Add to every line that is logged meanwhile what it is about, such as `table` or `request`."""
    token = _about.set({**_about.get(), **things})
    try:
        yield
    finally:
        _about.reset(token)


def begin(style: Style, level: int = logging.WARNING) -> None:
    """Send all logs to standard error, in one style."""
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
    """A line for people: time, level, where, what, and what it is about."""

    def format(self, record: logging.LogRecord) -> str:
        """Write a line; only the trace of an error of ours takes more."""
        things = " ".join(f"{name}={value}" for name, value in _things(record).items())
        parts = [_time(record), record.levelname, f"{record.name}:", _message(record), things]
        line = escaped(" ".join(part for part in parts if part))
        trace = _trace(self, record)
        return line if trace is None else "\n".join((line, *map(escaped, trace.splitlines())))


class JsonLines(logging.Formatter):
    """A line for machines: one JSON object."""

    def format(self, record: logging.LogRecord) -> str:
        """Write an object in ASCII; a trace is one of its texts."""
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
    """Write characters that could end a line, forge one or steer a terminal as escapes."""
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
    """Return what a line is about: the context's things, and those that the call itself names."""
    own = {
        name: getattr(record, name) for name in ("table", "entry", "code") if name in vars(record)
    }
    return {**getattr(record, "about", {}), **own}


def _trace(formatter: logging.Formatter, record: logging.LogRecord) -> str | None:
    return formatter.formatException(record.exc_info) if record.exc_info else None
