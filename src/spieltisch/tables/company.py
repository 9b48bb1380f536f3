"""Chat and reactions at a table: kept in memory only, never in the log."""

import asyncio
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Literal, cast, get_args

import msgspec
from cachetools import LRUCache

from spieltisch.core.errors import Refused
from spieltisch.core.setup import Seat, Seconds
from spieltisch.tables import checks, companions
from spieltisch.tables.characters import is_invisible, is_seen, tidied
from spieltisch.tables.clock import Clock
from spieltisch.tables.facts import AnyFact, ChatCleared, Reacts, Wrote, tell_nobody
from spieltisch.tables.gathering import staying
from spieltisch.tables.rate import Rate
from spieltisch.tables.table import Table

Reaction = Literal["hello", "luck", "nice", "wow", "thanks", "oops", "close", "moment"]
"""The reactions that people can choose; the client has the words for them in each language."""

LONGEST = 200
"""The most characters in a line, after its whitespace is tidied."""
LONGEST_TEXT = 1000
"""The most characters that are examined."""
MOST_LINES = 100
"""How many lines of a table are kept for people who arrive later."""
MOST_TABLES = 500
"""How many tables' lines are kept."""
MOST_WAITING = 50
"""How many messages may queue for a slow browser; beyond that the oldest are dropped."""
SPEECH = Rate(5, 10.0)
"""How much a guest may say."""
MOST_SPEAKERS = 10_000


class ChatLine(msgspec.Struct, frozen=True):
    """A line of a table's chat: `{"number": 3, "seat": 1, "name": "Ben", "text": "Well played."}`."""

    number: int
    """Grows with every line, even across restarts, so that a client shows each line once."""
    seat: Seat | None
    """The writer's seat; none for a spectator."""
    name: str
    text: str


class Reacted(msgspec.Struct, frozen=True):
    """A reaction of somebody at the table."""

    seat: Seat
    reaction: Reaction


Said = ChatLine | Reacted


class Company:
    """Passes on reactions and lines to everyone at a table."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self.tell: Callable[[AnyFact], None] = tell_nobody
        """Sends this worker's lines to the other workers, if there are any."""
        self._lines: LRUCache[str, deque[tuple[str, ChatLine]]] = LRUCache(MOST_TABLES)
        """The newest lines of each table, with the guests who wrote them."""
        self._listeners: dict[str, set[asyncio.Queue[Said]]] = {}
        self._full_at: LRUCache[str, Seconds] = LRUCache(MOST_SPEAKERS)
        """When each guest's allowance will be full again."""
        self._number = clock.wall()  # so that lines after a restart are newer than those before it

    @contextmanager
    def listen(self, table_id: str) -> Iterator[asyncio.Queue[Said]]:
        """Yield a queue that receives everything said at a table from now on."""
        with staying(self._listeners, table_id, asyncio.Queue(MOST_WAITING)) as said:
            yield said

    def lines(self, table: Table) -> tuple[ChatLine, ...]:
        """Return the newest lines of a table, oldest first; none if the chat is off."""
        return tuple(line for _, line in self._lines.get(table.id, ())) if table.chat else ()

    def react(self, table: Table, guest: str, reaction: Reaction) -> None:
        """Show a reaction at the guest's seat."""
        seat = checks.seat_at(table, guest)
        self.spend(guest)
        self._tell(table.id, Reacted(seat, reaction))
        self.tell(Reacts(table.id, guest, seat, reaction))

    def write(self, table: Table, guest: str, name: str, text: str) -> None:
        """Add a line to a table's chat, under the name on the guest's seat or, for a spectator, their own."""
        if not table.chat:
            raise Refused("chat_off", "The chat at this table is off; the host can switch it on.")
        seat = table.seat_of(guest)
        shown = name if seat is None else str(table.places[seat].name)
        if not shown:
            raise Refused("name_empty", "Type a name first.")
        tidy = clean_line(text)
        self.spend(guest)
        self._number += 1
        self._add(table.id, guest, ChatLine(self._number, seat, shown, tidy))
        self.tell(Wrote(table.id, guest, self._number, seat, shown, tidy))

    def hear(self, fact: AnyFact) -> None:
        """Pass on what was said at another worker, and count it against the guest's allowance here too."""
        if isinstance(fact, Reacts | Wrote | ChatCleared):
            self._charge(fact.guest)
        match fact:
            case Reacts(seat=seat, reaction=reaction) if reaction in get_args(Reaction):
                self._tell(fact.table, Reacted(seat, cast("Reaction", reaction)))
            case Wrote(number=number, seat=seat, name=name, text=text):
                self._number = max(self._number, number)
                self._add(fact.table, fact.guest, ChatLine(number, seat, name, text))
            case ChatCleared():
                self._lines.pop(fact.table, None)

    def _add(self, table_id: str, guest: str, line: ChatLine) -> None:
        self._lines.setdefault(table_id, deque(maxlen=MOST_LINES)).append((guest, line))
        self._tell(table_id, line)

    def spend(self, guest: str) -> None:
        """Count what a guest says, or refuse it if they talk too fast; a device's guests count as one."""
        now, device = self._clock.steady(), companions.owner(guest)
        if SPEECH.wait(self._full_at.get(device, now), now):
            raise Refused("too_fast", "That was a lot at once; wait a moment.")
        self._charge(guest)

    def _charge(self, guest: str) -> None:
        now, device = self._clock.steady(), companions.owner(guest)
        self._full_at[device] = SPEECH.spent(self._full_at.get(device, now), now)

    def clear_chat(self, table_id: str, host: str) -> None:
        """Forget what was written at a table whose host has switched the chat on or off."""
        self._lines.pop(table_id, None)
        self.tell(ChatCleared(table_id, host))

    def forget(self, guest: str) -> None:
        """Forget what a guest and their companions wrote at any table."""
        for table_id, lines in list(self._lines.items()):
            kept = [each for each in lines if companions.owner(each[0]) != guest]
            self._lines[table_id] = deque(kept, MOST_LINES)

    def _tell(self, table_id: str, said: Said) -> None:
        for listener in self._listeners.get(table_id, ()):
            if listener.full():
                with suppress(asyncio.QueueEmpty):
                    listener.get_nowait()
            listener.put_nowait(said)


def clean_line(text: str) -> str:
    """Tidy a chat line, or refuse it."""
    if len(text) > LONGEST_TEXT:
        raise _too_long()
    if any(is_invisible(character) and character != "\n" for character in text):
        raise Refused("chat_control", "A line cannot contain control or invisible characters.")
    line = tidied(text)
    if not any(is_seen(character) for character in line):
        raise Refused("chat_empty", "Type something first.")
    if len(line) > LONGEST:
        raise _too_long()
    return line


def _too_long() -> Refused:
    return Refused("chat_too_long", f"A line has at most {LONGEST} characters.", most=LONGEST)
