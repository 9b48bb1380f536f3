"""A record: a header and timed moves. It serves as save file, replay and proof of a fair deal."""

from collections.abc import Iterable
from hashlib import sha256
from typing import Annotated, Any

import msgspec

from spieltisch.core.codec import convert, read
from spieltisch.core.errors import BadRecord, Refused
from spieltisch.core.game import AnyGame
from spieltisch.core.rng import commitment
from spieltisch.core.setup import Millis, Seat, Seed

FORMAT = 1
MOST_BYTES = 8 * 2**20
"""A record over 8 MiB is not read."""

Natural = Annotated[int, msgspec.Meta(ge=0)]
Digest = Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{64}$")]


class RecordSeat(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The player on a seat: a person's name, or a bot's name and level."""

    name: Annotated[
        str, msgspec.Meta(min_length=1, max_length=60, pattern=r"^[^\x00-\x1f\x7f-\x9f]*$")
    ]
    bot: str | None = None


class TimedMove(
    msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, gc=False
):
    """A move with its time; `bot` names the level that played for an absent person."""

    at: Annotated[Millis, msgspec.Meta(ge=0, le=2**53)]
    seat: Annotated[Seat, msgspec.Meta(ge=0, le=15)]
    move: dict[str, Any]
    bot: str | None = None


class Record(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A whole game; everything else about it can be derived from this."""

    format: int
    game: str
    rules: Natural
    options: dict[str, Any]
    seats: tuple[RecordSeat, ...]
    commitment: Digest
    seed: Seed
    moves: tuple[TimedMove, ...]
    until: Annotated[Millis, msgspec.Meta(ge=0, le=2**53)] | None = None
    """When time itself last acted, if it did so after the last move."""
    digest: Digest | None = None


def recorded(
    game: AnyGame,
    options: dict[str, Any],
    seats: Iterable[RecordSeat],
    seed: str,
    moves: Iterable[TimedMove],
    acted: Millis | None = None,
    rules: int | None = None,
) -> Record:
    """Make the record of a game and seal it.

    `acted` is when time last acted in the game, if ever; `rules` is their version if it is not the newest.
    """
    played = tuple(moves)
    last = played[-1].at if played else 0
    return sealed(
        Record(
            format=FORMAT,
            game=game.name,
            rules=game.rules_version if rules is None else rules,
            options=options,
            seats=tuple(seats),
            commitment=commitment(seed),
            seed=seed,
            moves=played,
            until=acted if acted is not None and acted >= last else None,
        )
    )


def sealed(record: Record) -> Record:
    """Add a digest of everything else, which reveals an edit or a cut."""
    return msgspec.structs.replace(record, digest=digest_of(record))


def digest_of(record: Record) -> str:
    """Hash the record's one-line form without its digest."""
    bare = msgspec.structs.replace(record, digest=None)
    return sha256(msgspec.json.encode(bare)).hexdigest()


def encode_line(record: Record) -> bytes:
    """Write a record on one line."""
    return msgspec.json.encode(record)


def encode(record: Record) -> bytes:
    """Write a record for human readers: a line for each part of the header and for each move."""
    parts = [
        f" {_text(key)}: {_moves(record) if key == 'moves' else _text(value)}"
        for key, value in msgspec.to_builtins(record).items()
    ]
    return ("{\n" + ",\n".join(parts) + "\n}\n").encode()


def _moves(record: Record) -> str:
    if not record.moves:
        return "[]"
    return "[\n" + ",\n".join(f"  {_text(move)}" for move in record.moves) + "\n ]"


def _text(value: Any) -> str:
    return msgspec.json.format(msgspec.json.encode(value), indent=0).decode()


def decode(data: bytes) -> Record:
    """Read a record of either form, or raise BadRecord."""
    if len(data) > MOST_BYTES:
        raise BadRecord("record_too_long", f"A record has at most {MOST_BYTES} bytes.")
    try:
        record = convert(_known_format(read(data)), Record)
    except BadRecord:
        raise
    except Refused as refused:
        raise BadRecord("record_unreadable", _unreadable(data, refused)) from None
    if record.digest is not None and record.digest != digest_of(record):
        raise BadRecord(
            "record_edited", "The record was changed or cut: its digest does not match."
        )
    return record


def _unreadable(data: bytes, refused: Refused) -> str:
    if data.count(b'{"format"') > 1:
        return "The file has several records, one per line; save one of them in a file of its own."
    return f"This is not a complete record. {refused.why}"


def _known_format(thing: Any) -> Any:
    found = thing.get("format") if isinstance(thing, dict) else None
    if found != FORMAT:
        raise BadRecord(
            "record_format", f"Only records of format {FORMAT} can be read, not {found!r}."
        )
    return thing


def verify(record: Record, promise: str | None = None) -> None:
    """Verify the seed against the fingerprint, and the fingerprint against the promise, or raise BadRecord.

    The record alone cannot prove that its fingerprint is the one that the table showed before the first
    card. The promise is the fingerprint that a player noted down there.
    """
    if record.digest is None:
        raise BadRecord("record_unsealed", "The record has no digest, so it proves nothing.")
    if record.commitment != commitment(record.seed):
        raise BadRecord("seed_broken", "The seed does not match the record's fingerprint.")
    if promise is not None and promise.strip().lower() != record.commitment:
        raise BadRecord("promise_broken", "The fingerprint is not the one that you were promised.")
