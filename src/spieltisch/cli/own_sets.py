"""Sets that somebody made themselves, read from a file; our own otherwise."""

from pathlib import Path

import msgspec

from spieltisch.cli.files import read_bytes
from spieltisch.core.errors import Refused
from spieltisch.games.ubongo3d.boards import Box, box, decode


def box_from(file: Path | None) -> Box:
    """Give the frozen box, or the one in a file."""
    if file is None:
        return box()
    try:
        return decode(read_bytes(file))
    except msgspec.DecodeError:
        why = f"{file} holds no boards made by `boards make`; make some with it."
        raise Refused("not_boards", why) from None
