"""The HTTP API, one module per part; `HANDLERS` contains all handlers."""

from spieltisch.server.api import (
    finished,
    me,
    my_data,
    my_games,
    offline,
    operations,
    printing,
    puzzles,
    tables,
    today,
)

HANDLERS = (
    *me.HANDLERS,
    *my_games.HANDLERS,
    *my_data.HANDLERS,
    *tables.HANDLERS,
    *finished.HANDLERS,
    *puzzles.HANDLERS,
    *printing.HANDLERS,
    *today.HANDLERS,
    *offline.HANDLERS,
    *operations.HANDLERS,
)
