"""The command line: play, serve, replay, simulate."""
