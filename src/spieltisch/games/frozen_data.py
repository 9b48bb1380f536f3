"""Reads frozen data: sets and decks that never change, each verified by its checksum."""

from hashlib import sha256
from pathlib import Path

import spieltisch
from spieltisch.core.errors import BadSetup

CHECKSUMS = "checksums.sha256"


def frozen(name: str) -> bytes:
    """Read a file from the folder `data`; refuse it if it was changed."""
    folder = _folder()
    content = (folder / name).read_bytes()
    listed = (folder / CHECKSUMS).read_text(encoding="utf-8").splitlines()
    if f"{sha256(content).hexdigest()}  {name}" not in listed:
        raise BadSetup("data_changed", f"{name} does not match its checksum; reinstall Spieltisch.")
    return content


def _folder() -> Path:
    """Find the folder: inside an installed package, or beside the sources."""
    package = Path(spieltisch.__file__).parent
    inside = package / "data"
    return inside if inside.is_dir() else package.parents[1] / "data"
