"""A PostgreSQL that refuses its first connections: `python -m tests.tables.shut_door 5 5432`.

It says its port. Those who come later are led to the PostgreSQL that runs at the other port. It is a process
of its own because libpq holds Python's lock while it pings.
"""

import socket
import sys
import threading
from contextlib import suppress

FIELDS = b"SFATAL\0VFATAL\0C57P03\0Mthe database system is starting up\0\0"
NOT_YET = b"E" + (4 + len(FIELDS)).to_bytes(4) + FIELDS
"""What PostgreSQL answers everyone while it recovers."""
ENCRYPTION = {(80877103).to_bytes(4), (80877104).to_bytes(4)}
"""How a client begins that prefers an encrypted connection, by TLS or GSSAPI."""


def refuse(visitor: socket.socket) -> None:
    with visitor:
        while visitor.recv(1024)[4:8] in ENCRYPTION:
            visitor.sendall(b"N")
        visitor.sendall(NOT_YET)


def carry(source: socket.socket, target: socket.socket) -> None:
    with suppress(OSError):
        while said := source.recv(65536):
            target.sendall(said)
    with suppress(OSError):
        target.shutdown(socket.SHUT_WR)


def main(shut: int, behind: int) -> None:
    listening = socket.create_server(("127.0.0.1", 0))
    print(listening.getsockname()[1], flush=True)
    for _ in range(shut):
        refuse(listening.accept()[0])
    while True:
        visitor = listening.accept()[0]
        inside = socket.create_connection(("127.0.0.1", behind))
        for pair in ((visitor, inside), (inside, visitor)):
            threading.Thread(target=carry, args=pair, daemon=True).start()


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
