"""The guided first game of Ubongo 3-D: a task alone with hints, then the end of a race."""

from typing import Any, Final

from spieltisch.core.guide import YOU, Event, Guide, GuideStep, Scene, Scripted, Wait
from spieltisch.games.ubongo3d.rounds import COUNTDOWN

Cells = tuple[tuple[int, int, int], ...]

ALONE: Final = {"solo": "record", "size": 5, "hints": True}
GLASS: Final = 60_000
"""How long the sandglass of the easy side runs, which is the longest wait."""

HINTS: Final = tuple(Scripted(YOU, {"hint": hint}, is_seen=False) for hint in ("piece", "place"))
"""The game's own hints mark where the next piece belongs."""


def guide() -> Guide:
    """Return the scenes: build a task, call at the end of another."""
    return (_building(), _calling())


def _building() -> Scene:
    """Drop a piece, turn one, take it back, undo that, fill the last gap. (U3D-17)"""
    flat = _put(2, ((0, 0, 0), (0, 0, 1), (1, 0, 0), (2, 0, 0), (2, 1, 0)))
    turned = _put(10, ((1, 0, 1), (1, 1, 0), (1, 1, 1), (2, 0, 1)))
    last = _put(9, ((2, 1, 1), (3, 1, 0), (3, 1, 1), (3, 2, 0), (3, 2, 1)))
    steps = (
        GuideStep("drop", flat, ("board", "piece 2"), HINTS),
        GuideStep("turn", turned, ("turn",)),
        GuideStep("take", {"take": 10}, ("board",), HINTS),
        GuideStep("undo", turned, ("undo",), HINTS),
        GuideStep("fill", last, ("board", "piece 9")),
    )
    return Scene(1, "ubongo3d guide 337", steps, (*_begun(1), *HINTS), ALONE)


def _calling() -> Scene:
    """Lay the last piece, call, and get gems when the sandglass has run out. (U3D-18, U3D-20)"""
    laid = (
        _put(7, ((0, 0, 0), (0, 1, 0), (0, 1, 1), (0, 2, 0), (0, 2, 1))),
        _put(8, ((1, 0, 0), (1, 1, 0), (2, 0, 0))),
    )
    last = _put(15, ((0, 0, 1), (1, 0, 1), (1, 1, 1), (2, 0, 1)))
    steps = (
        GuideStep("last", last, ("board", "piece 15")),
        GuideStep("call", {"call": True}, ("call",), (Wait(GLASS),)),
    )
    before = (*_begun(2), *(Scripted(YOU, move) for move in laid))
    return Scene(2, "ubongo3d race 461", steps, before)


def _begun(players: int) -> tuple[Event, ...]:
    """Get everyone ready and turn the sandglass."""
    ready = tuple(Scripted(seat, {"ready": 1}) for seat in range(players))
    return (*ready, Wait(COUNTDOWN))


def _put(kind: int, cells: Cells) -> dict[str, Any]:
    """Drop a piece so that it lands in these cells."""
    bottom = min(z for _, _, z in cells)
    return {"put": {"kind": kind, "cells": [[x, y, z - bottom] for x, y, z in cells]}}
