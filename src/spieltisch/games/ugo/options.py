"""What a table may choose."""

import msgspec


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Help at the table; UGO! itself is always played by the rulebook."""

    hints: bool = False
    """Whether a player may ask what seems best."""
    teaching: bool = False
    """Whether the cards in hand show what they may earn or cost."""
