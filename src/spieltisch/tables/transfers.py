"""Codes that move a guest to another browser: valid once, for ten minutes, and stored as a hash."""

import secrets
from hashlib import sha256

import msgspec
from sqlalchemy import Connection, delete, insert, select

from spieltisch.core.errors import Refused
from spieltisch.tables import schema
from spieltisch.tables.openings import ID_LETTERS

LENGTH = 16
"""16 of 31 letters: 79 bits."""
VALID_FOR = 10 * 60 * 1000
"""Milliseconds."""

rows = schema.transfers.c


class Transfer(msgspec.Struct, frozen=True):
    """A code and when it stops being valid, in milliseconds since 1970, UTC."""

    code: str
    until: int


def give(connection: Connection, guest: str, now: int) -> Transfer:
    """Create a code for a guest; it replaces their previous one, and expired codes are removed."""
    transfer = Transfer("".join(secrets.choice(ID_LETTERS) for _ in range(LENGTH)), now + VALID_FOR)
    old = (rows.guest == guest) | (rows.until <= now)
    connection.execute(delete(schema.transfers).where(old))
    values = {"code": _hash(transfer.code), "guest": guest, "until": transfer.until}
    connection.execute(insert(schema.transfers).values(values))
    return transfer


def take(connection: Connection, code: str, you: str | None, now: int) -> str:
    """Use up a code, and return the guest it stands for, or refuse."""
    found = holder(connection, code, you, now)
    connection.execute(delete(schema.transfers).where(rows.code == _hash(code)))
    return found


def holder(connection: Connection, code: str, you: str | None, now: int) -> str:
    """Return the guest that a code stands for without using the code up, or refuse."""
    where = (rows.code == _hash(code)) & (rows.until > now)
    found = (connection.execute(select(rows.guest).where(where))).scalar_one_or_none()
    if found is None:
        why = "This code is unknown, used, or older than ten minutes; ask for a new one."
        raise Refused("transfer_unknown", why)
    if found == you:
        raise Refused("transfer_own", "This code was created in this very browser.")
    return str(found)


def _hash(code: str) -> str:
    return sha256(code.strip().lower().replace("-", "").encode()).hexdigest()
