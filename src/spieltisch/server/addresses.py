"""Where a connection comes from: its address, its scheme and the page that opened it."""

import ipaddress
from functools import lru_cache
from typing import Any

from litestar.connection import ASGIConnection

from spieltisch.core.errors import Refused

Connection = ASGIConnection[Any, Any, Any, Any]

HOME_NETWORK = 64
"""How many leading bits of an IPv6 address identify one household, which owns all addresses below them."""


def address_of(connection: Connection) -> str:
    """Return a client's address; behind a trusted proxy, uvicorn has already filled in the real one."""
    client = connection.client
    return "" if client is None else network_of(client.host)


@lru_cache(4096)
def network_of(host: str) -> str:
    """Return the unit that limits count as one client: an IPv4 address, or an IPv6 address's network."""
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
    """Return whether an address belongs to this machine."""
    try:
        return ipaddress.ip_network(address).is_loopback
    except ValueError:
        return False


def is_secure(connection: Connection) -> bool:
    """Return whether the browser speaks TLS, to us or to a trusted proxy."""
    return connection.scope["scheme"] in {"https", "wss"}


def verify_origin(connection: Connection) -> None:
    """Refuse a request from another site's page, or from this site's page without its TLS."""
    origin = connection.headers.get("origin")
    scheme = "https" if is_secure(connection) else "http"
    if origin and origin != f"{scheme}://{connection.headers.get('host')}":
        raise Refused("foreign_origin", "This request came from another site's page.")


def verify_proxies(proxies: str) -> None:
    """Refuse a list of trusted proxies that contains anything but addresses and networks."""
    for proxy in proxies.split(",") if proxies else ():
        try:
            ipaddress.ip_network(proxy.strip())
        except ValueError:
            raise Refused(
                "bad_proxies",
                f"{proxy.strip()!r} is not an address or network; name proxies like 127.0.0.1,10.0.0.0/8.",
            ) from None
