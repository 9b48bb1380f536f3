"""Sets that somebody made themselves, read from a file; our own otherwise."""

from pathlib import Path

from spieltisch.cli.files import read_bytes
from spieltisch.games.ubongo3d.boards import Box, box, own_boards


def box_from(file: Path | None) -> Box:
    """Give the frozen box, or the one in a file."""
    return box() if file is None else own_boards(read_bytes(file))
