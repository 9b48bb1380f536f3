"""The HTTP API, a module for each part of it; `HANDLERS` has them all."""

from spieltisch.server.api import finished, me, operations, tables

HANDLERS = (*me.HANDLERS, *tables.HANDLERS, *finished.HANDLERS, *operations.HANDLERS)
