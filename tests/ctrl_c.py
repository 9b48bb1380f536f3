"""Programs that are sent Ctrl-C by a test."""

HEARD = ["env", "--default-signal=INT"]
"""Before a command: it hears Ctrl-C even where the tests run as a shell's background job, which does not."""
