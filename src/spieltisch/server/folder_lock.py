"""One server per data folder: a second one is refused before it touches anything."""

import fcntl
import os
from contextlib import suppress
from pathlib import Path

from spieltisch.core.errors import Refused


class FolderLock:
    """A lock on a data folder that the system releases when its process ends, however it ends."""

    def __init__(self, folder: Path) -> None:
        """Take the folder; nothing is locked yet."""
        self._file = folder / "lock"
        self._handle: int | None = None

    def acquire(self) -> None:
        """Lock the folder, or refuse if another server has it; locking it twice is harmless."""
        if self._handle is not None:
            return
        handle = os.open(self._file, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            holder = os.read(handle, 20).decode(errors="replace").strip()
            os.close(handle)
            raise _taken(self._file.parent, holder) from None
        os.ftruncate(handle, 0)
        os.write(handle, str(os.getpid()).encode())
        self._handle = handle

    def is_held(self) -> bool:
        """Return whether a server has locked the folder, without changing anything."""
        try:
            handle = os.open(self._file, os.O_RDONLY)
        except FileNotFoundError:
            return False
        try:
            fcntl.flock(handle, fcntl.LOCK_SH | fcntl.LOCK_NB)
        except BlockingIOError:
            return True
        finally:
            os.close(handle)
        return False

    def release(self) -> None:
        """Unlock the folder."""
        if self._handle is not None:
            handle, self._handle = self._handle, None
            with suppress(OSError):
                os.close(handle)


def _taken(folder: Path, holder: str) -> Refused:
    who = f" (process {holder})" if holder else ""
    return Refused(
        "folder_taken",
        f"Another server{who} already serves the tables in {folder}; "
        "end it first, or name another folder with --data.",
    )
