"""A seeded schedule of faults over real processes, people who play through it, and what must hold after."""

import asyncio
import random
import resource
import signal
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path

from spieltisch.tables.store import Store
from tests.faults.aftermath import verify, verify_skew
from tests.faults.forked import ForkedServer
from tests.faults.onlookers import SlowReader, storm
from tests.faults.player import Player
from tests.load.furnished import furnish
from tests.postgres import Postgres
from tests.tables.worker import until

Fault = Callable[[], Awaitable[None]]
SKEW = "SPIELTISCH_TEST_SKEW"
SKEWS = [-86_400, -5, 0, 5, 3_600]
"""Seconds by which a clock is wrong."""


class Schedule:
    """Servers, people and the faults that a seed chooses."""

    def __init__(
        self, seed: int, folder: Path, postgres: Postgres | None = None, kinds: Sequence[str] = ()
    ) -> None:
        self._kinds = list(kinds)
        """The faults to be made, in this order; then the seed chooses."""
        self._slow: list[SlowReader] = []
        self.rng = random.Random(f"faults {seed}")
        self.done: list[str] = []
        self.bot_moves = 0
        self._folder = folder
        self._postgres = postgres
        self._people: list[Player] = []
        self._is_up: dict[int, bool] = {}
        address = None if postgres is None else postgres.new_database()
        options = ["--no-limits", *(() if address is None else ("--database", address))]
        self.database = address or f"sqlite:///{folder / 'tables.sqlite'}"
        folders = [folder] if address is None else [folder / "one", folder / "two"]
        self._servers = [ForkedServer(each, options=options) for each in folders]
        for server in self._servers:
            server.environment["SPIELTISCH_TEST_CLOCK"] = str(server.data / "clock")

    async def run(self, faults: int) -> None:
        """Let people play while things break, mend everything, and verify.

        They play among themselves, with bots, and in a race against the sandglass.
        """
        secret = self._secret()
        seated = await furnish(self.database, secret, 2, 2)
        seated += await furnish(self.database, secret, 1, 2, bots=("beginner", "casual"))
        seated += await furnish(self.database, secret, 1, 2, game="ubongo3d", bots=("casual",))
        if self._postgres is not None:
            Store(self.database).secret(secret)
        await asyncio.gather(*(self._start(number) for number in range(len(self._servers))))
        for each in seated:
            for seat, cookie in enumerate(each.cookies):
                name = f"{self.rng.random()} {seat}"
                self._people.append(Player(each.table, cookie, self._addresses, name))
        ends, leaves = asyncio.Event(), asyncio.Event()
        playing = [asyncio.create_task(each.play(ends, 0.02, leaves)) for each in self._people]
        try:
            await until(lambda: self._have_begun([each.table for each in seated]))
            for _ in range(faults):
                await asyncio.sleep(self.rng.uniform(0.1, 0.6))
                await self._fault()()
            await asyncio.sleep(0.5)
            ends.set()
            await until(lambda: all(each.rests for each in self._people))
            self.bot_moves = await verify(self.database, self._people)
            leaves.set()
            async with asyncio.timeout(60):
                await asyncio.gather(*playing)
        finally:
            for task in playing:
                task.cancel()
            for reader in self._slow:
                reader.end()
            for server in self._servers:
                await asyncio.to_thread(server.end, signal.SIGKILL)

    def _have_begun(self, tables: list[str]) -> bool:
        """Return whether somebody has moved at every table, so that faults happen during games."""
        return {each.table for each in self._people if each.acknowledged} == set(tables)

    def _secret(self) -> bytes:
        secret = self.rng.randbytes(32)
        for server in self._servers:
            server.data.mkdir(parents=True, exist_ok=True)
            (server.data / "secret").write_bytes(secret)
        return secret

    def _addresses(self) -> list[str]:
        up = [each.address for number, each in enumerate(self._servers) if self._is_up.get(number)]
        return up or [self._servers[0].address]

    def _fault(self) -> Fault:
        faults: list[Fault] = [self._kill, self._stop, self._jump, self._set_clock, self._storm]
        faults += [self._slow_readers, self._doze]
        if self._postgres is None:
            faults.append(self._fill)
        else:
            faults += [self._restart_postgres, self._fill_postgres]
            faults += [self._cut, self._cut, self._drain]
        names = {each.__name__.strip("_"): each for each in faults}
        fault = names[self._kinds.pop(0)] if self._kinds else self.rng.choice(faults)
        self.done.append(fault.__name__.strip("_"))
        return fault

    async def _start(self, number: int) -> None:
        await asyncio.to_thread(self._servers[number].start)
        self._is_up[number] = True

    async def _end(self, number: int, how: signal.Signals) -> None:
        self._is_up[number] = False
        await asyncio.to_thread(self._servers[number].end, how)

    async def _kill(self) -> None:
        """SIGKILL, and a new start."""
        number = self.rng.randrange(len(self._servers))
        await self._end(number, signal.SIGKILL)
        await self._start(number)

    async def _drain(self) -> None:
        """SIGTERM, as a deploy does it, and a new start."""
        number = self.rng.randrange(len(self._servers))
        await self._end(number, signal.SIGTERM)
        await self._start(number)

    async def _stop(self) -> None:
        """SIGSTOP for a while: long enough that another worker takes over."""
        server = self.rng.choice(self._servers)
        server.signal(signal.SIGSTOP)
        await asyncio.sleep(self.rng.uniform(0.2, 3.0))
        server.signal(signal.SIGCONT)

    async def _jump(self) -> None:
        """A restart on a machine whose clock was set back or forth."""
        number = self.rng.randrange(len(self._servers))
        await self._end(number, signal.SIGKILL)
        server = self._servers[number]
        before = server.environment.get(SKEW, "0")
        skew = self.rng.choice([each for each in SKEWS if str(each) != before])
        server.environment[SKEW] = str(skew)
        await self._start(number)
        await asyncio.to_thread(verify_skew, server, skew)

    async def _set_clock(self) -> None:
        """Somebody sets the clock of a machine while its server runs."""
        server = self.rng.choice(self._servers)
        skew = self.rng.choice(SKEWS)
        written = server.data / "clock.new"
        written.write_text(str(skew))
        written.replace(server.data / "clock")  # at once: the server may still read the last one
        server.signal(signal.SIGUSR2)

    async def _storm(self) -> None:
        """Everyone reconnects at once, and a crowd looks in."""
        for person in self._people:
            person.hang_up()
        await storm(self._addresses(), [each.table for each in self._people], 60)

    async def _slow_readers(self) -> None:
        """Browsers that read nothing, of players and of spectators: the others play on. They stay."""
        readers = []
        for _ in range(self.rng.randrange(2, 8)):
            person, address = self.rng.choice(self._people), self.rng.choice(self._addresses())
            cookie = self.rng.choice([None, person.cookie])
            readers.append(SlowReader(address, person.table, cookie))
        await asyncio.gather(*(asyncio.to_thread(reader.begin) for reader in readers))
        await self._played(6)
        for reader in readers:
            reader.ask()
        await self._played(6)
        self._slow += readers

    async def _played(self, moves: int) -> None:
        """Wait until people have made this many more moves, or have no more to make."""
        wanted = self.moves + moves
        await until(lambda: self.moves >= wanted or all(each.is_over for each in self._people))

    async def _doze(self) -> None:
        """Some players read nothing for a while, and find the newest view afterwards."""
        for person in self.rng.sample(self._people, 2):
            person.doze(self.rng.uniform(0.5, 3.0))

    async def _fill(self) -> None:
        """No file of the server may grow for a while, as on a full disk."""
        pid = self._servers[0].pid
        log = self._folder / "tables.sqlite-wal"
        size = log.stat().st_size if log.exists() else 0
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))
        await asyncio.sleep(self.rng.uniform(0.2, 0.8))
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY,) * 2)

    async def _fill_postgres(self) -> None:
        """Nothing that PostgreSQL writes for us may grow for a while, its own log included."""
        assert self._postgres is not None
        pids = await asyncio.to_thread(self._postgres.backends, self.database)
        for most in ("0", "unlimited"):
            await asyncio.to_thread(self._postgres.limit_files, pids, most)
            await asyncio.sleep(self.rng.uniform(0.2, 0.8))

    async def _restart_postgres(self) -> None:
        assert self._postgres is not None
        await asyncio.to_thread(self._postgres.stop, self.rng.choice(["fast", "immediate"]))
        await asyncio.sleep(self.rng.uniform(0.1, 1.0))
        await asyncio.to_thread(self._postgres.start)

    async def _cut(self) -> None:
        assert self._postgres is not None
        await asyncio.to_thread(self._postgres.cut_listeners)

    @property
    def moves(self) -> int:
        return sum(len(each.acknowledged) for each in self._people)

    @property
    def refusals(self) -> set[str]:
        return {code for each in self._people for code in each.refusals}

    @property
    def logs(self) -> str:
        return "".join(server.log for server in self._servers)
