"""Open connections, counted by address: neither one address nor many idle clients can take them all."""

from collections import Counter
from ipaddress import ip_address, ip_network
from typing import Protocol

from spieltisch.server.addresses import is_here, network_of

PART = 4
"""An address may hold 1/PART of all connections."""
ROOM = 16
"""Idle connections are cut once fewer than 1/ROOM of all connections are free."""


class Idle(Protocol):
    """A connection that may be idle."""

    def let_go(self) -> None:
        """Cut the connection, because somebody else needs its place."""


class ConnectionLimit:
    """Counts open connections, and knows which of them are waiting for a request."""

    def __init__(self, most: int, trusted: str = "") -> None:
        """Hold at most this many connections; this machine and trusted proxies may have any share of them."""
        self.most = most
        self._trusted = [ip_network(proxy.strip()) for proxy in trusted.split(",") if proxy.strip()]
        self._open: Counter[str] = Counter()
        self._total = 0
        self._idle: dict[Idle, None] = {}
        """The connections that are waiting for a request, longest wait first."""

    @property
    def is_full(self) -> bool:
        """Return whether there is no room left."""
        return self._total > self.most

    def take(self, host: str) -> bool:
        """Count a connection; return whether it may stay."""
        address = network_of(host)
        self._open[address] += 1
        self._total += 1
        if self._open[address] > max(1, self.most // PART) and not self._is_known(address, host):
            return False
        if self._total > self.most - self.most // ROOM:
            self._make_room()
        return True

    def release(self, host: str) -> None:
        """Stop counting a connection."""
        address = network_of(host)
        self._total -= 1
        self._open[address] -= 1
        if self._open[address] <= 0:
            del self._open[address]

    def wait(self, connection: Idle) -> None:
        """Note that a connection is now waiting for a request."""
        self._idle.pop(connection, None)
        self._idle[connection] = None

    def serve(self, connection: Idle) -> None:
        """Note that a connection has sent a request, or is gone."""
        self._idle.pop(connection, None)

    def _make_room(self) -> None:
        """Cut the connection that has waited longest: browsers send requests at once, or can reconnect."""
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
