"""How many connections are open, and whose: neither one address nor many idle ones take them all."""

from collections import Counter
from ipaddress import ip_address, ip_network
from typing import Protocol

from spieltisch.server.addresses import is_here, network_of

PART = 4
"""An address may hold one of this many parts of all connections."""
ROOM = 16
"""When fewer than one of this many parts of all connections are left, idle ones are let go."""


class Idle(Protocol):
    """A connection that may be idle."""

    def let_go(self) -> None:
        """Cut it: somebody else needs its place."""


class Held:
    """Counts open connections, and knows which of them wait for a request."""

    def __init__(self, most: int, trusted: str = "") -> None:
        """Hold at most this many; this machine and trusted proxies may have any part of them."""
        self.most = most
        self._trusted = [ip_network(proxy.strip()) for proxy in trusted.split(",") if proxy.strip()]
        self._open: Counter[str] = Counter()
        self._total = 0
        self._idle: dict[Idle, None] = {}
        """Those that wait for a request, the longest waiting first."""

    @property
    def is_full(self) -> bool:
        """Return whether there is no place left."""
        return self._total > self.most

    def take(self, host: str) -> bool:
        """Count a connection; say whether it may stay."""
        address = network_of(host)
        self._open[address] += 1
        self._total += 1
        if self._open[address] > max(1, self.most // PART) and not self._is_known(address, host):
            return False
        if self._total > self.most - self.most // ROOM:
            self._make_room()
        return True

    def release(self, host: str) -> None:
        """Count a connection no more."""
        address = network_of(host)
        self._total -= 1
        self._open[address] -= 1
        if self._open[address] <= 0:
            del self._open[address]

    def wait(self, connection: Idle) -> None:
        """Note that a connection waits for a request from now on."""
        self._idle.pop(connection, None)
        self._idle[connection] = None

    def serve(self, connection: Idle) -> None:
        """Note that a connection has asked for something, or is gone."""
        self._idle.pop(connection, None)

    def _make_room(self) -> None:
        """Let go of the connection that has waited longest: a browser asks at once, or opens another."""
        longest = next(iter(self._idle), None)
        if longest is not None:
            self.serve(longest)
            longest.let_go()

    def _is_known(self, address: str, host: str) -> bool:
        return is_here(address) or self._is_trusted(host)

    def _is_trusted(self, host: str) -> bool:
        try:
            return any(ip_address(host) in network for network in self._trusted)
        except ValueError:
            return False
