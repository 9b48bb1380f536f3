"""The options of a table."""

import msgspec


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """Which help the table offers; UGO! itself is always played by the rulebook."""

    hints: bool = False
    """Whether players may ask for hints."""
    teaching: bool = False
    """Whether the cards in hand show what they may earn or cost."""
