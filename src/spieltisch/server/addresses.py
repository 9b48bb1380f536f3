"""Where a connection comes from: its address, its scheme and the page that made it."""

import ipaddress
from functools import lru_cache
from typing import Any

from litestar.connection import ASGIConnection

from spieltisch.core.errors import Refused

Connection = ASGIConnection[Any, Any, Any, Any]

HOME_NETWORK = 64
"""How many leading bits of an IPv6 address belong to one household, which owns all addresses below them."""


def address_of(connection: Connection) -> str:
    """Return a client's address; behind a trusted proxy, uvicorn has already filled in the real one."""
    client = connection.client
    return "" if client is None else network_of(client.host)


@lru_cache(4096)
def network_of(host: str) -> str:
    """Return what counts as one client: an IPv4 address, or the network of an IPv6 address."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host[:64]
    if isinstance(address, ipaddress.IPv4Address) or address.is_loopback:
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((address, HOME_NETWORK), strict=False))


@lru_cache(4096)
def is_here(address: str) -> bool:
    """Return whether an address is that of this machine itself."""
    try:
        return ipaddress.ip_network(address).is_loopback
    except ValueError:
        return False


def is_secure(connection: Connection) -> bool:
    """Return whether the browser speaks TLS, to us or to a trusted proxy."""
    return connection.scope["scheme"] in {"https", "wss"}


def verify_origin(connection: Connection) -> None:
    """Refuse a request that comes from another site's page, or from this one without its TLS."""
    origin = connection.headers.get("origin")
    scheme = "https" if is_secure(connection) else "http"
    if origin and origin != f"{scheme}://{connection.headers.get('host')}":
        raise Refused("foreign_origin", "This request came from another site's page.")


def verify_proxies(proxies: str) -> None:
    """Refuse a list of trusted proxies in which something is no address and no network."""
    for proxy in proxies.split(",") if proxies else ():
        try:
            ipaddress.ip_network(proxy.strip())
        except ValueError:
            raise Refused(
                "bad_proxies",
                f"{proxy.strip()!r} is no address or network; name proxies like 127.0.0.1,10.0.0.0/8.",
            ) from None
