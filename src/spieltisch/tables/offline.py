"""Solo games played offline: how they begin, and how they become tables afterwards.

A client predicts what its moves do, but decides nothing. The result that it uploads is replayed move by move
by the same rules as at any table, and only then written, as the log of a finished table.
"""

from collections.abc import Iterator, Sequence
from hashlib import sha256
from typing import Annotated, Any, Final

import msgspec

from spieltisch.core.errors import Refused
from spieltisch.core.guide import Frame
from spieltisch.core.setup import Millis
from spieltisch.tables.entries import Moved
from spieltisch.tables.openings import ID_LENGTH, ID_LETTERS, Order, ordered
from spieltisch.tables.store import Writing
from spieltisch.tables.table import Table, after

replace = msgspec.structs.replace

MOST_MOVES: Final = 400
"""The most moves of one result, so that it fits into a request."""
A_DAY: Final[Millis] = 24 * 3600 * 1000
LONGEST_KEPT: Final[Millis] = 30 * A_DAY
"""How long after its start a game's result may still be uploaded."""
SLACK: Final[Millis] = 2 * 60 * 1000
"""How far a device's clock may be off."""
SHORTEST: Final[Millis] = 500
"""The shortest time from the first move to the last that anybody can need."""
SHORTEST_FOR_EACH: Final[Millis] = 25
"""The shortest average time between moves; some come in quick succession, as when several are undone."""


class OfflineMove(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A move, and its time since the game began: `{"at": 8200, "move": {"take": 9}}`."""

    at: Annotated[Millis, msgspec.Meta(ge=0, le=A_DAY)]
    move: dict[str, Any]


def begun(guest: str, name: str, order: Order, when: int) -> list[Writing]:
    """Return the entries that open a table for one player, who is ready at once, or refuse."""
    writings = ordered(guest, name, replace(order, starts=True, is_offline=True), when)
    table = writings[-1].table
    while 0 in table.game.awaited(table.state):
        ready = table.game.moves(table.state, 0)[0]
        entry = Moved(0, msgspec.to_builtins(ready))
        table = after(table, entry, 0)
        writings.append(Writing(table, entry))
    return writings


def frames(table: Table) -> Iterator[Frame]:
    """Yield what the player sees from the beginning until they can make a move."""
    game, state, now = table.game, table.state, 0
    while True:
        yield Frame(
            n=table.n,
            now=now,
            to_move=tuple(sorted(game.to_move(state))),
            awaited=tuple(sorted(game.awaited(state))),
            view=game.view(state, 0),
        )
        due = game.due(state)
        if 0 in game.to_move(state) or due is None:
            return
        now, state = due, game.elapse(state, due)


def played(
    guest: str, name: str, order: Order, began: int, moves: Sequence[OfflineMove]
) -> list[Writing]:
    """Replay a result by the rules, or refuse it; the same result always gives the same table."""
    table_id = _id(guest, order, began, moves)
    writings = [
        replace(each, table=replace(each.table, id=table_id))
        for each in begun(guest, name, order, began)
    ]
    table = writings[-1].table
    for number, each in enumerate(moves, 1):
        entry = Moved(0, each.move)
        try:
            table = after(table, entry, each.at)
        except Refused as refused:
            why = f"Move {number} is not allowed ({refused.code}): {refused.why}"
            raise Refused("offline_moves", why, move=number) from None
        writings.append(Writing(table, entry))
    if table.phase != "over":
        raise Refused("offline_unfinished", "The moves do not finish the game.")
    return writings


def verify_times(issued: int, began: int, moves: Sequence[OfflineMove], now: int) -> None:
    """Refuse impossible times: before the puzzle was issued, in the future, backwards, or too fast."""
    times = [each.at for each in moves]
    if not times or times != sorted(times):
        raise _impossible("The moves must be in the order in which they were made.")
    if began < issued - SLACK:
        raise _impossible("The game began before the puzzle was issued.")
    if began + times[-1] > now + SLACK:
        raise _impossible("The game ends in the future.")
    if times[-1] - times[0] < max(SHORTEST, SHORTEST_FOR_EACH * len(times)):
        raise _impossible("Nobody is that fast.")


def _impossible(why: str) -> Refused:
    return Refused("offline_time", f"These times cannot be right. {why}")


def _id(guest: str, order: Order, began: int, moves: Sequence[OfflineMove]) -> str:
    """Derive the table's id from what was played, so that a result sent twice becomes one table."""
    content = msgspec.json.encode([guest, order.options, order.seed, began, moves])
    number = int.from_bytes(sha256(b"spieltisch offline\n" + content).digest(), "big")
    letters = (
        ID_LETTERS[number // len(ID_LETTERS) ** place % len(ID_LETTERS)]
        for place in range(ID_LENGTH)
    )
    return "".join(letters)
