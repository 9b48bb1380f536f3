"""Hostile messages: valid ones, broken in every way that we could think of."""

import json
import random
from collections.abc import Iterator
from copy import deepcopy
from typing import Any, get_args

import msgspec

from spieltisch.server.messages_of_table import Incoming

SEED = 17
NASTY: list[Any] = [
    None,
    True,
    False,
    0,
    -1,
    1,
    3,
    255,
    2**31,
    2**53,
    2**63,
    2**64,
    -(2**63),
    10**400,
    0.5,
    -0.0,
    1e308,
    "",
    " ",
    "0",
    "-1",
    "null",
    "\x00",
    "\u202e",
    "\ud800",
    "a\u0301" * 50,
    "x" * 5000,
    "../../etc/passwd",
    "'; DROP TABLE log; --",
    "{{7*7}}",
    "%00%0a",
    "__class__",
    [],
    {},
    [[]],
    [None] * 300,
    {"": ""},
    {"type": "play"},
    {"play": "red 6"},
    {"put": {"piece": 9, "cells": [[0, 0, 0]]}},
    {"lay": {"card": 17, "x": 2**40, "y": -(2**40), "turn": 9}},
    {"ready": 1},
    {"ready": -1},
    {"call": True},
    {"take": 10**18},
    {"agree": "wish"},
    {"hint": "piece"},
]
MOVES: list[Any] = [each for each in NASTY if isinstance(each, dict)]


def examples() -> Iterator[dict[str, Any]]:
    """Yield a message of each type, with a value for every field."""
    for kind in get_args(Incoming):
        fields = msgspec.structs.fields(kind)
        yield {
            "type": kind.__struct_config__.tag,
            **{field.encode_name: _example(field.encode_name) for field in fields},
        }


def _example(name: str) -> Any:
    known = {
        "seat": 1,
        "level": "beginner",
        "ready": True,
        "move": {"play": "red 6"},
        "after": 3,
        "id": {"client": "abcdefgh1234", "number": 1},
        "number": 5,
        "pace": "slow",
        "reaction": "wow",
        "text": "hello",
        "on": True,
        "players": 2,
        "options": {},
        "bots": ["beginner"],
        "listed": False,
        "turn_clock": 30,
    }
    return known.get(name, "x")


class Mutator:
    """Draws hostile texts; the same seed draws the same ones."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)
        self._examples = list(examples())
        self.n = 0
        """The newest entry of the table, so that not every move is stale."""
        self.move: dict[str, Any] = {"play": "red 6"}
        """A move that would be legal, if one is known."""

    def text(self) -> str:
        """Draw one message: many are moves, and few leave the table, or nothing else could be tried there."""
        message = deepcopy(self._random.choice(self._examples))
        rare = 0.98 if message["type"] == "stand" else 0.3
        if self._random.random() < rare:
            message["type"] = "play"
        if message["type"] == "play":
            message |= {"move": deepcopy(self.move), "after": self.n}
            message["id"] = {"client": "abcdefgh1234", "number": self._random.randrange(1, 2**31)}
        for _ in range(self._random.choice((0, 0, 0, 1, 1, 2, 4))):
            message = self._changed(message)
        text = json.dumps(message, ensure_ascii=self._random.random() < 0.5)
        return self._broken(text) if self._random.random() < 0.15 else _sendable(text)

    def mutated(self, body: dict[str, Any]) -> str:
        """Change a body in a few places."""
        changed = deepcopy(body)
        for _ in range(self._random.choice((0, 1, 1, 2, 3))):
            changed = self._changed(changed)
        text = json.dumps(changed)
        return self._broken(text) if self._random.random() < 0.1 else _sendable(text)

    def value(self) -> Any:
        """Draw a value that belongs nowhere."""
        if self._random.random() < 0.05:
            return self._nested(self._random.choice((3, 30, 900)))
        return deepcopy(self._random.choice(NASTY))

    def _changed(self, message: Any) -> Any:
        if not isinstance(message, dict) or not message:
            return message
        key = self._random.choice(list(message))
        match self._random.randrange(7):
            case 0:
                del message[key]
            case 1:
                message[key] = self.value()
            case 2:
                message[self._random.choice(("seat", "move", "id", "type", "", "x" * 200))] = (
                    self.value()
                )
            case 3:
                message["type"] = self._random.choice(self._examples)["type"]
            case 4:
                message["move"] = deepcopy(self._random.choice(MOVES))
            case 5:
                message["after"] = self.n + self._random.randrange(-3, 3)
            case _:
                inner = message[key]
                message[key] = self._changed(inner) if isinstance(inner, dict) else [inner]
        return message

    def _nested(self, depth: int) -> Any:
        nest: Any = 1
        for _ in range(depth):
            nest = [nest] if self._random.random() < 0.7 else {"a": nest}
        return nest

    def _broken(self, text: str) -> str:
        """Break the text itself: cut it, double it, put strange characters into it."""
        where = self._random.randrange(len(text) + 1)
        match self._random.randrange(5):
            case 0:
                text = text[:where]
            case 1:
                text = text + text
            case 2:
                text = text[:where] + self._random.choice('\x00\n{}[]",:\\\u2028é💥') + text[where:]
            case 3:
                text = text.replace('"', "'", 1)
            case _:
                text = "[" * self._random.choice((10, 1000, 9000))
        return _sendable(text)


def _sendable(text: str) -> str:
    """Make text that can be sent, and is short enough to be read at all."""
    return text.encode(errors="replace").decode()[:15_000]
