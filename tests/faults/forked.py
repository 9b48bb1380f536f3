"""A server process that is forked from one in which everything is loaded."""

import json
import os
import select
import signal
import subprocess
import sys
import threading
from collections.abc import Sequence
from contextlib import suppress
from functools import cache

from tests.server.client import ROOT, Process, ServerProcess

MODULE = "tests.faults.skewed_server"


class Forked:
    """A process that is not our child: we hold a descriptor of it."""

    def __init__(self, pid: int) -> None:
        self.pid = pid
        try:
            self._descriptor: int | None = os.pidfd_open(pid)
        except ProcessLookupError:
            self._descriptor = None  # it has ended already; its log says why

    def send_signal(self, sig: int) -> None:
        if self._descriptor is not None:
            with suppress(ProcessLookupError):
                signal.pidfd_send_signal(self._descriptor, sig)

    def wait(self, timeout: float | None = None) -> int:
        """Wait for its end; only its parent would get its exit code."""
        if self._descriptor is None:
            return 0
        if not select.select([self._descriptor], [], [], timeout)[0]:
            raise TimeoutError(f"{self.pid} does not end")
        os.close(self._descriptor)
        self._descriptor = None
        return 0


class Parent:
    """The process from which servers are forked; it ends with this one."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", MODULE], stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=ROOT
        )
        self._one_at_a_time = threading.Lock()

    def fork(self, words: Sequence[str], environment: dict[str, str], log: str) -> Forked:
        order = {"words": words, "environment": environment, "log": log}
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        with self._one_at_a_time:
            self._process.stdin.write(json.dumps(order).encode() + b"\n")
            self._process.stdin.flush()
            return Forked(int(self._process.stdout.readline()))


@cache
def parent() -> Parent:
    return Parent()


class ForkedServer(ServerProcess):
    """A server whose start takes 0.2 s of CPU instead of 1.3; its clock may be wrong."""

    def _begun(self, command: Sequence[str]) -> Process:
        words = command[command.index("serve") :]
        return parent().fork(words, {"CI": "1", **self.environment}, str(self._log))
