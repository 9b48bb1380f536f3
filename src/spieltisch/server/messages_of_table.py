"""Messages of a table's websocket. The TypeScript types are generated from these structs."""

from typing import Annotated, get_args

import msgspec

from spieltisch.core.analysis import Advice
from spieltisch.core.game import Refusal
from spieltisch.core.setup import Millis, Seat
from spieltisch.tables.commands import (
    Clear,
    Configure,
    Message,
    PlaceBot,
    Play,
    Ready,
    SeatNumber,
    Sit,
    Stand,
    SwitchChat,
)
from spieltisch.tables.company import ChatLine, Reaction
from spieltisch.tables.entries import MoveId
from spieltisch.tables.facts import Pace
from spieltisch.tables.view import TableView


class Rematch(Message, frozen=True, tag="rematch"):
    """Play again with the same people, at a new table: `{"type": "rematch"}`."""


class Ping(Message, frozen=True, tag="ping"):
    """Ask whether the server is there; it returns the number: `{"type": "ping", "number": 5}`."""

    number: Annotated[int, msgspec.Meta(ge=0, le=2**53)]


class AskHint(Message, frozen=True, tag="hint"):
    """Ask for the best move now, if the table's options allow hints: `{"type": "hint"}`."""


class Nudge(Message, frozen=True, tag="nudge"):
    """Nudge a person who is connected but keeps the others waiting: `{"type": "nudge", "seat": 1}`."""

    seat: SeatNumber


class Vote(Message, frozen=True, tag="vote"):
    """Vote for a bot to play for a person who did not answer a nudge: `{"type": "vote", "seat": 1}`."""

    seat: SeatNumber


class Here(Message, frozen=True, tag="here"):
    """Say that you are here, and take over from the bot: `{"type": "here"}`."""


class PreferPace(Message, frozen=True, tag="pace"):
    """Say how fast bots should move while you are here: `{"type": "pace", "pace": "slow"}`."""

    pace: Pace


class React(Message, frozen=True, tag="react"):
    """Show a reaction at your seat: `{"type": "react", "reaction": "thanks"}`."""

    reaction: Reaction


class Write(Message, frozen=True, tag="write"):
    """Write a line, if the table's chat is on: `{"type": "write", "text": "Well played."}`."""

    text: str


AnyCommand = Sit | Stand | PlaceBot | Clear | Configure | Ready | SwitchChat | Play
Incoming = AnyCommand | Rematch | Ping | AskHint | Nudge | Vote | Here | PreferPace | React | Write
"""Everything that a client sends on a table's websocket."""
TYPES = {str(kind.__struct_config__.tag): kind for kind in get_args(Incoming)}


class News(msgspec.Struct, frozen=True, tag_field="type"):
    """A message that the server sends on a table's websocket, identified by its `type`."""


class TableNews(News, frozen=True, tag="table"):
    """The newest view of the table, after every change.

    `{"type": "table", "table": {"id": "k7…", "n": 17, …}}`
    """

    table: TableView


class RefusedNews(News, frozen=True, tag="refused"):
    """A message was refused: `to` is the type of that message, if it had one.

    `{"type": "refused", "refused": {"code": "not_host", "why": "Only the host …", "details": {}},
    "to": "clear", "id": null}`
    """

    refused: Refusal
    to: str | None
    id: MoveId | None = None
    """The id of the refused move, if it had one."""


class Pong(News, frozen=True, tag="pong"):
    """The answer to a ping, with the server's time since the table opened.

    `{"type": "pong", "number": 5, "now": 81500}`
    """

    number: int
    now: Millis


class Hint(Advice, frozen=True):
    """The best move found when the newest entry was `after`."""

    after: int


class HintNews(News, frozen=True, tag="hint"):
    """The answer to a request for a hint, sent only to the guest who asked.

    `{"type": "hint", "hint": {"after": 17, "move": {"play": "red 6"}, "points": 4.2,
    "win_probability": 0.41, "reason": {…}}}`
    """

    hint: Hint


class ReactionNews(News, frozen=True, tag="reaction"):
    """Somebody shows a reaction; people who connect later do not see it.

    `{"type": "reaction", "seat": 1, "reaction": "thanks"}`
    """

    seat: Seat
    reaction: Reaction


class ChatNews(News, frozen=True, tag="chat"):
    """Chat lines: the newest ones right after connecting, then each line as it is written.

    `{"type": "chat", "lines": [{"number": 3, "seat": 1, "name": "Ben", "text": "Well played."}],
    "earlier": true}`
    """

    lines: tuple[ChatLine, ...]
    earlier: bool = False
    """Whether they were written before this connection."""


AnyNews = TableNews | RefusedNews | Pong | HintNews | ReactionNews | ChatNews
"""Everything that the server sends on a table's websocket."""
