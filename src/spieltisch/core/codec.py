"""Reads input strictly: JSON, then one type, or a refusal that names the fault.

Messages and moves are objects named by their one verb: {"play": ...}, {"lay": ...}.
"""

from collections.abc import Mapping
from typing import Any, TypeVar

import msgspec

from spieltisch.core.errors import Refused

T = TypeVar("T")


def verbs(*kinds: type) -> Mapping[str, type]:
    """Index message types by their verb: the name of their first field."""
    return {msgspec.structs.fields(kind)[0].encode_name: kind for kind in kinds}


def read(data: bytes | str) -> Any:
    """Decode JSON, or refuse it."""
    try:
        return msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise malformed(error) from None


def convert(thing: Any, kind: type[T]) -> T:
    """Convert plain JSON values to one type, or refuse them and say where the fault is."""
    try:
        return msgspec.convert(thing, type=kind)
    except msgspec.ValidationError as error:
        raise malformed(error) from None


def convert_verb(thing: Any, kinds: Mapping[str, type]) -> Any:
    """Convert an object with exactly one of the verbs, or refuse it."""
    named = [key for key in thing if key in kinds] if isinstance(thing, dict) else []
    if len(named) != 1:
        known = ", ".join(kinds)
        raise Refused("unknown_message", f"Send an object with exactly one of these keys: {known}.")
    return convert(thing, kinds[named[0]])


def malformed(error: Exception) -> Refused:
    """Turn a decoder's complaint into a refusal."""
    return Refused("malformed", f"This could not be read: {error}.")
