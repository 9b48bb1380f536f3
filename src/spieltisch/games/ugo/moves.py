"""The moves of UGO!: play a card, lay a won trick."""

import msgspec

from spieltisch.core.codec import verbs
from spieltisch.games.ugo.laying import Laying
from spieltisch.games.ugo.material import Card


class Play(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Play a card from your hand."""

    play: Card


class Lay(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Lay the won trick into your kingdom, or lay it differently before you lead."""

    lay: Laying


Move = Play | Lay
MOVES = verbs(Play, Lay)
