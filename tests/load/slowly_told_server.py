"""`spieltisch` on a machine so slow that spectators wait long for their view."""

from spieltisch.tables import watching

MODULE = "tests.load.slowly_told_server"

if __name__ == "__main__":
    from spieltisch.cli.main import app

    watching.PAUSE = 20.0
    app()
