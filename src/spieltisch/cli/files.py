"""Files that a command reads or writes; every failure becomes a refusal in one sentence."""

from collections.abc import Iterable
from pathlib import Path
from typing import BinaryIO

import typer

from spieltisch.core.errors import BadRecord, Refused
from spieltisch.core.paper import file_part
from spieltisch.core.record import MOST_BYTES, Record, decode


def read_record(file: Path) -> Record:
    """Read a record, or raise BadRecord."""
    try:
        with file.open("rb") as stream:
            return decode(stream.read(MOST_BYTES + 1))
    except OSError as error:
        raise BadRecord("record_missing", f"{file} cannot be read: {error.strerror}.") from None


def read_bytes(file: Path) -> bytes:
    """Read a whole file."""
    try:
        return file.read_bytes()
    except OSError as error:
        raise Refused("no_file", f"{file} cannot be read: {error.strerror}.") from None


def open_to_write(file: Path, mode: str = "wb") -> BinaryIO:
    """Open a file to write."""
    try:
        return file.open("ab" if mode == "ab" else "wb")
    except OSError as error:
        raise Refused("no_file", f"{file} cannot be written: {error.strerror}.") from None


def verify_writable(file: Path | None) -> None:
    """Refuse an unwritable file before spending time on its content; keep what is in it."""
    if file is not None:
        open_to_write(file, "ab").close()


def verify_picture(file: Path | None) -> None:
    """Refuse a picture that is not SVG or cannot be written."""
    if file is not None and file.suffix != ".svg":
        raise Refused("no_file", f"{file} does not end in .svg, but the picture is SVG.")
    verify_writable(file)


def verify_folder(folder: Path) -> None:
    """Make a folder if there is none; refuse it if nothing can be written into it."""
    probe = folder / ".spieltisch"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        probe.touch()
        probe.unlink()
    except OSError as error:
        why = f"Nothing can be written into {folder}: {error.strerror}. Name another folder with --out."
        raise Refused("no_folder", why) from None


def task_file(task: str, own: Path | None, number: int = 1) -> str:
    """Name a file after a task, the file of its boards, and a solution other than the first."""
    solution = f"solution-{number}" if number > 1 else ""
    return file_part(task, "" if own is None else own.stem, solution)


def list_paths(files: Iterable[Path]) -> None:
    """Print the paths of written files; on a terminal a progress bar must be gone by then."""
    for file in files:
        typer.echo(file)
