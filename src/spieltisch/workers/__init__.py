"""The processes in which bots, hints and reviews compute, away from the event loop."""
