"""A real PostgreSQL for tests: a private cluster on a free port, run as an unprivileged user."""

import os
import pwd
import secrets
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path

import psycopg
import pytest

from tests.server.client import free_port

PATIENCE = 180.0
FOLDERS = ("/usr/lib/postgresql/*/bin", "/usr/local/pgsql/bin", "/opt/homebrew/bin")


class Missing(Exception):
    """Why there is no PostgreSQL here."""


@cache
def programs() -> Path:
    """Find PostgreSQL's programs, or install Debian's package if we may."""
    found = _found()
    if found is None and os.geteuid() == 0 and shutil.which("apt-get"):
        command = ["apt-get", "install", "-y", "-q", "--no-install-recommends", "postgresql"]
        environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        subprocess.run(command, env=environment, capture_output=True, check=False, timeout=240)
        found = _found()
    if found is None:
        raise Missing("PostgreSQL is not installed (Debian's package `postgresql`)")
    return found


def _found() -> Path | None:
    folders = [path for each in FOLDERS for path in sorted(Path("/").glob(each[1:]))]
    on_path = shutil.which("initdb")
    folders += [Path(on_path).resolve().parent] if on_path else []
    return next((path for path in reversed(folders) if (path / "initdb").exists()), None)


def _user() -> str | None:
    """Name an unprivileged user, because PostgreSQL refuses to run as root."""
    if os.geteuid() != 0:
        return None
    for name in ("postgres", "nobody"):
        try:
            pwd.getpwnam(name)
        except KeyError:
            continue
        return name
    raise Missing("we are root, and there is no unprivileged user to run PostgreSQL as")


class Postgres:
    """A cluster that can be stopped, killed and started again."""

    def __init__(self, folder: Path) -> None:
        self._bin, self._as = programs(), _user()
        self.port = free_port()
        self._folder = folder
        self._data = folder / "data"
        if self._as is not None:
            shutil.chown(folder, self._as)
        self._run("initdb", "-D", self._data, "-U", "tester", "-A", "trust", "--no-sync")

    def start(self) -> None:
        """Start, and wait until it answers."""
        settings = (
            f"-p {self.port} -k {self._folder} -c listen_addresses=127.0.0.1 -c max_connections=60"
        )
        log = self._folder / "log"
        self._run("pg_ctl", "-D", self._data, "-w", "-o", settings, "-l", log, "start")

    def stop(self, how: str = "fast") -> None:
        """Stop: `fast` in order, `immediate` as a crash would."""
        self._run("pg_ctl", "-D", self._data, "-m", how, "-w", "stop")

    def freeze(self) -> None:
        """Answer nothing any more, without closing a connection, as a machine that hangs does."""
        for pid in self._pids():
            os.kill(pid, signal.SIGSTOP)

    def thaw(self) -> None:
        """Go on."""
        for pid in self._pids():
            os.kill(pid, signal.SIGCONT)

    def _pids(self) -> list[int]:
        first = (self._data / "postmaster.pid").read_text().split()[0]
        others = Path(f"/proc/{first}/task/{first}/children").read_text().split()
        return [int(pid) for pid in (first, *others)]

    def cut_listeners(self) -> int:
        """End every connection that listens; return how many there were."""
        with _connected(self.address("postgres")) as connection:
            query = (
                "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity"
                " WHERE query ILIKE 'LISTEN%' AND pid <> pg_backend_pid()"
            )
            return int(connection.execute(query).fetchone()[0])  # type: ignore[index]

    def backends(self, address: str) -> list[int]:
        """Return the processes that serve a database's connections."""
        with _connected(address) as connection:
            query = (
                "SELECT pid FROM pg_stat_activity"
                " WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
            return [int(pid) for (pid,) in connection.execute(query)]

    def limit_files(self, pids: Sequence[int], most: str) -> None:
        """Let no file grow beyond this many bytes by these processes; some may have ended already."""
        for pid in pids:
            command = ["prlimit", f"--pid={pid}", f"--fsize={most}:unlimited"]
            _ran(self._as_owner(command), self._folder)

    def new_database(self) -> str:
        """Make an empty database; return its address."""
        name = f"test_{secrets.token_hex(4)}"
        with _connected(self.address("postgres")) as connection:
            connection.execute(f'CREATE DATABASE "{name}"')
        return self.address(name)

    def address(self, name: str) -> str:
        return f"postgresql://tester@127.0.0.1:{self.port}/{name}"

    def _run(self, program: str, *words: object) -> None:
        done = _ran(self._as_owner([str(self._bin / program), *map(str, words)]), self._folder)
        if done.returncode:
            raise Missing(f"{program} failed: {done.stdout[-500:]}")

    def _as_owner(self, command: Sequence[str]) -> Sequence[str]:
        return command if self._as is None else ["runuser", "-u", self._as, "--", *command]


def _connected(address: str) -> psycopg.Connection:
    """Connect, also to a PostgreSQL that is just recovering from a crash."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            return psycopg.connect(address, autocommit=True)
        except psycopg.OperationalError:
            if time.monotonic() > end:
                raise
            time.sleep(0.1)


def _ran(command: Sequence[str], folder: Path) -> "subprocess.CompletedProcess[str]":
    with tempfile.TemporaryFile("w+") as said:  # a pipe would stay open in the server
        done = subprocess.run(command, stdout=said, stderr=said, cwd=folder, check=False)
        said.seek(0)
        return subprocess.CompletedProcess(command, done.returncode, said.read())


@contextmanager
def running() -> Iterator[Postgres]:
    """Run a cluster of its own; skip the test and say why where that cannot be."""
    with tempfile.TemporaryDirectory(prefix="spieltisch-pg-", dir="/tmp") as name:
        try:
            folder = Path(name)
            folder.chmod(0o755)
            postgres = Postgres(folder)
            postgres.start()
        except (Missing, OSError, subprocess.SubprocessError) as why:
            pytest.skip(f"no PostgreSQL: {why}")
        try:
            yield postgres
        finally:
            _end(postgres)


def _end(postgres: Postgres) -> None:
    for _ in range(5):
        try:
            postgres.stop("immediate")
        except Missing:
            time.sleep(0.2)  # it is just starting, or has ended already
        else:
            return
