"""Log entries as 0.1.0 wrote them: typed by their first field, `{"sat": 1, "guest": "b2…", "name": "Ben"}`.

They stay in the database unchanged; each is converted to today's form when it is read.
"""

from typing import Any

import msgspec

from spieltisch.core.errors import Refused

RENAMED: dict[str, tuple[str, dict[str, str]]] = {
    "opened": ("opened", {"opened": "game"}),
    "sat": ("sat", {"sat": "seat"}),
    "bot": ("bot_sat", {"bot": "level"}),
    "left": ("left", {"left": "seat"}),
    "ready": ("readied", {}),
    "moved": ("moved", {"moved": "move"}),
    "ticked": ("ticked", {"ticked": "due"}),
    "rematched": ("rematched", {"rematched": "table"}),
}
"""For the first field of an old entry: the entry's type today, and the fields renamed since."""


def is_legacy(line: bytes) -> bool:
    """Return whether 0.1.0 wrote an entry; today's entries begin with their type."""
    return not line.startswith(b'{"type":')


def modern(line: bytes) -> dict[str, Any]:
    """Convert an old entry to today's form, as plain JSON values."""
    fields: dict[str, Any] = msgspec.json.decode(line, type=dict[str, Any])
    first = next(iter(fields), "")
    if first not in RENAMED:
        raise Refused(
            "unknown_message", f"The log has an entry that this version does not know: {first}."
        )
    kind, names = RENAMED[first]
    return {"type": kind, **{names.get(name, name): value for name, value in fields.items()}}
