"""The main loop of a worker process: `python -m spieltisch.workers.process NICENESS`.

Calls arrive and answers leave as pickles, each preceded by its length. Both ends are the same program, and
nothing from a network is ever unpickled. When the caller ends, for whatever reason, the loop ends too.
"""

import os
import pickle
import signal
import sys
import traceback
from contextlib import suppress
from typing import BinaryIO

HEAD = 4
"""The number of bytes that hold a message's length."""

Answer = tuple[object, Exception | None]
"""What a call returned or raised."""


def packed(message: object) -> bytes:
    """Encode a message, preceded by its length."""
    body = pickle.dumps(message)
    return len(body).to_bytes(HEAD) + body


def serve(calls: BinaryIO, answers: BinaryIO) -> None:
    """Run calls one after another until the input ends."""
    while head := calls.read(HEAD):
        answers.write(_answer(calls.read(int.from_bytes(head))))
        answers.flush()


def _answer(call: bytes) -> bytes:
    try:
        function, arguments = pickle.loads(call)  # noqa: S301 - from our own process
        return packed((function(*arguments), None))
    except Exception as error:  # the caller gets any error
        error.add_note(traceback.format_exc())
        return _failure(error)


def _failure(error: Exception) -> bytes:
    """Pickle an error, or only its message if it cannot be unpickled."""
    in_words = packed((None, RuntimeError(repr(error))))
    if isinstance(error, StopIteration):  # a future cannot hold it
        return in_words
    try:
        message = packed((None, error))
        pickle.loads(message[HEAD:])  # noqa: S301 - we wrote it
    except Exception:  # its class may do anything
        return in_words
    return message


def main() -> None:
    """Serve over the standard streams; anything printed goes to standard error."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the caller, which then ends us
    if hasattr(os, "nice"):
        os.nice(int(sys.argv[1]))
    with suppress(BrokenPipeError), os.fdopen(os.dup(1), "wb") as answers:
        os.dup2(2, 1)
        serve(sys.stdin.buffer, answers)


if __name__ == "__main__":
    main()
