"""A check of an installation: what is fine, what is wrong, and what to do about it."""

import resource
import shutil
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

from spieltisch.core.errors import Refused
from spieltisch.server import readiness
from spieltisch.server.connections import FEW_DESCRIPTORS
from spieltisch.server.folder_lock import FolderLock
from spieltisch.server.settings import SITE, Settings
from spieltisch.server.shared_doctor import Finding, shared_database
from spieltisch.tables.backup import DATABASE, verified
from spieltisch.workers import warm_up


def look_at(
    data: Path, tell: Callable[[int], object] | None = None, address: str | None = None
) -> Iterator[Finding]:
    """Check everything that a server on this folder or database needs, without changing anything."""
    yield Finding("program", f"Python {sys.version.split()[0]}")
    yield _client()
    yield _kernels()
    yield _files()
    if address is not None:
        yield from shared_database(address)
        return
    try:
        yield from _content(data, tell)
    except PermissionError as error:
        why = "Run this as the user that runs the server."
        yield Finding("folder", f"{error.filename} is not for this user", why)


def _content(data: Path, tell: Callable[[int], object] | None) -> Iterator[Finding]:
    if not data.exists():
        yield Finding("folder", f"{data} does not exist yet; the first start creates it")
        return
    yield _folder(data)
    yield _disk(data)
    yield _server(data)
    yield _secret(data)
    yield _tables(data, tell)


def _client() -> Finding:
    if (SITE / "index.html").exists():
        return Finding("web client", "built")
    return Finding("web client", "not built", "Run `make play` once, or `npm run build` in web.")


def _kernels() -> Finding:
    if warm_up.is_warm():
        return Finding("kernels", "compiled")
    return Finding(
        "kernels", "not compiled yet; the first start compiles them in about half a minute"
    )


def _files() -> Finding:
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard == resource.RLIM_INFINITY or hard >= FEW_DESCRIPTORS:
        return Finding("open files", f"at most {'any number' if hard < 0 else hard}")
    return Finding("open files", f"at most {hard}", "Raise it: LimitNOFILE=65536 in the service.")


def _folder(data: Path) -> Finding:
    mode = data.stat().st_mode & 0o777
    if mode & 0o077:
        return Finding("folder", f"{data} is open to others ({mode:o})", f"Run `chmod 700 {data}`.")
    return Finding("folder", f"{data}, closed to others")


def _disk(data: Path) -> Finding:
    free = f"{shutil.disk_usage(data).free / 1e9:.1f} GB free"
    is_enough = readiness.free_disk(data) == readiness.OK
    return Finding("disk", free, "" if is_enough else "Free some space, or no moves can be saved.")


def _server(data: Path) -> Finding:
    is_held = FolderLock(data).is_held()
    return Finding("server", "runs on this folder now" if is_held else "none runs on this folder")


def _secret(data: Path) -> Finding:
    if not (data / "secret").exists():
        return Finding("secret", "does not exist yet; the first start creates it")
    try:
        Settings(data).secret()
    except Refused as refused:
        return Finding("secret", "damaged", refused.why)
    if (data / "secret").stat().st_mode & 0o077:
        return Finding("secret", "others can read it", f"Run `chmod 600 {data / 'secret'}`.")
    return Finding("secret", "whole")


def _tables(data: Path, tell: Callable[[int], object] | None) -> Finding:
    if not (data / DATABASE).exists():
        return Finding("tables", "none yet")
    try:
        found = verified(data, tell)
    except Refused as refused:
        return Finding("tables", refused.code, f"{refused.why} `spieltisch restore` does it.")
    if not found.damaged:
        return Finding("tables", found.sentence())
    worst = "; ".join(f"{table}: {why}" for table, why in found.damaged[:5])
    advice = f"All others are served. Restore a backup if these matter: {worst}."
    return Finding("tables", found.sentence(), advice)
