"""`python -m spieltisch` is the command `spieltisch`."""

from spieltisch.cli.main import app

app()
