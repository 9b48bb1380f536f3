"""Records are readable and stable byte for byte, and no edit or cut goes unnoticed."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from spieltisch.core import fold
from spieltisch.core.errors import BadRecord
from spieltisch.core.playout import play_out
from spieltisch.core.record import decode, encode, encode_line, sealed, verify
from spieltisch.core.setup import seed_from
from spieltisch.games.registry import game_named

UGO = game_named("ugo")
RECORD, OUTCOME = play_out(UGO, ("casual", "beginner"), seed_from("a record"))
BYTES = encode(RECORD)


def test_round_trips_byte_for_byte():
    assert encode(decode(BYTES)) == BYTES
    assert encode_line(decode(encode_line(RECORD))) == encode_line(RECORD)
    assert encode(decode(encode_line(RECORD))) == BYTES


def test_is_readable_by_a_person():
    lines = BYTES.decode().splitlines()
    assert ' "game": "ugo",' in lines
    assert any(line.startswith('  {"at": 1000, "seat": ') for line in lines)
    assert '"move": {"play": "' in BYTES.decode()
    assert '"move": {"lay": {"new": ["' in BYTES.decode()
    assert len(lines) == len(RECORD.moves) + 12


def test_the_same_bots_and_seed_always_play_the_same_game():
    assert RECORD.digest == "cf2fd434e09f895136b38c4b6a18cfcfc25bccd2686582d1cd0d09eaa8f9e380"


def test_replays_to_the_same_outcome():
    assert UGO.outcome(fold.fold(UGO, decode(BYTES))) == OUTCOME


@given(st.integers(0, len(BYTES) - 2))  # the last byte is a line feed
def test_a_cut_record_is_refused(length):
    with pytest.raises(BadRecord) as refused:
        decode(BYTES[:length])
    assert refused.value.code in {"record_unreadable", "record_format"}


@given(st.integers(0, len(BYTES) - 1), st.binary(min_size=1, max_size=3))
def test_an_edited_record_is_refused_or_means_the_same(place, noise):
    edited = BYTES[:place] + noise + BYTES[place + len(noise) :]
    try:
        record = decode(edited)
    except BadRecord as refused:
        assert refused.code.startswith("record_")
    else:
        assert encode(record) == BYTES  # only white space was changed


def test_a_shortened_game_is_refused():
    with pytest.raises(BadRecord, match="record_edited"):
        decode(encode(msgspec.structs.replace(RECORD, moves=RECORD.moves[:-1])))


def test_an_illegal_move_is_named():
    first, second, *rest = RECORD.moves
    swapped = sealed(msgspec.structs.replace(RECORD, moves=(second, first, *rest)))
    with pytest.raises(BadRecord, match=r"record_time|Move 1 is illegal"):
        fold.fold(UGO, swapped)


def test_a_broken_promise_is_noticed():
    other = sealed(msgspec.structs.replace(RECORD, seed="0" * 64))
    with pytest.raises(BadRecord, match="seed_broken"):
        verify(other)
    with pytest.raises(BadRecord, match="record_unsealed"):
        verify(msgspec.structs.replace(RECORD, digest=None))
    verify(RECORD)


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"", "record_unreadable"),
        (b"[]", "record_format"),
        (b'{"format": 2}', "record_format"),
        (b'{"format": 1}', "record_unreadable"),
        (b"\xff\xfe", "record_unreadable"),
        (b"[" * 100_000, "record_unreadable"),
        (b" " * (8 * 2**20 + 1), "record_too_long"),
        (BYTES.replace(b'"seat": 0', b'"seat": "0"', 1), "record_unreadable"),
        (BYTES.replace(b'"rules": 1', b'"rules": 1, "more": 1'), "record_unreadable"),
    ],
)
def test_bad_bytes_get_a_code(data, code):
    with pytest.raises(BadRecord) as refused:
        decode(data)
    assert refused.value.code == code


@pytest.mark.parametrize("change", [{"game": "chess"}, {"rules": 99}])
def test_other_rules_are_refused(change):
    with pytest.raises(BadRecord, match="record_rules"):
        fold.start(UGO, msgspec.structs.replace(RECORD, **change))


@pytest.mark.parametrize(
    "change", [{"seats": RECORD.seats[:1]}, {"options": {"jokers": 2}}, {"seats": RECORD.seats * 3}]
)
def test_impossible_setups_are_refused(change):
    with pytest.raises(BadRecord, match="record_setup"):
        fold.start(UGO, msgspec.structs.replace(RECORD, **change))
