"""Runs every benchmark and writes one page: `make bench`, or `python -m benchmarks.run [SCRIPT ...]`.

Each script answers one question and is a program of its own: `--json FILE` says where to leave its table.
New results replace those of the same scripts; the rest of `docs/benchmarks.json` stays.
"""

import platform
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from os import cpu_count, getloadavg
from pathlib import Path

import msgspec
from benchmarks.peers.measuring import ResultTable

ROOT = Path(__file__).parents[1]
DATA, PAGE = ROOT / "docs/benchmarks.json", ROOT / "docs/benchmarks.md"
SCRIPTS: Mapping[str, Sequence[str]] = {
    "packing": ("--limit", "10"),
    "command_line": (),
    "first_move": (),
    "web_pages": (),
    "printing": (),
    "ugo_search": (),
    "ubongocards_layout": (),
    "server_load": ("--seconds", "30"),
    "server_throughput": ("--seconds", "60"),
    "ubongo3d_frames": ("--moves", "60"),
    "ubongo3d_gestures": ("--tasks", "5"),
    "ubongo3d_bots": (),
    "ubongocards_bots": (),
}
"""The scripts that `make bench` runs, in the page's order, with settings that take half an hour in all."""

HEAD = """# Benchmarks

Written by `make bench` from [benchmarks.json](benchmarks.json), which holds the same figures as data;
`make bench ONLY="packing ugo_search"` repeats some of the measurements.

- Each row measures what a user does.
- **CPU time** is the time that the processor works, which other load hardly changes; **wall time** is the
  time that passes, which means little on a busy machine.
- Peers run in the same run as we do, and the ratio says how many times better we are. A peer that was not run
  has no ratio.
- Long series, such as the games behind the strength of UGO!'s levels, are run by hand; the
  [guide](guide/README.md) reports their figures.
"""


class Measured(msgspec.Struct, frozen=True):
    """The result of one script, and on which machine and day it was measured."""

    table: ResultTable
    machine: str
    day: str


def machine() -> str:
    """Describe this machine, and how busy it already is."""
    built = f"{platform.machine()}, Python {platform.python_version()}"
    return f"{cpu_count()} cores, {built}, load average {getloadavg()[0]:.0f} before"


def measure(name: str, settings: Sequence[str]) -> Measured:
    """Run a script in a process of its own, as a user would."""
    before = machine()
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "table.json"
        asked = [sys.executable, "-m", f"benchmarks.{name}", *settings, "--json", str(file)]
        subprocess.run(asked, cwd=ROOT, check=True)
        table = msgspec.json.decode(file.read_bytes(), type=ResultTable)
    return Measured(table, before, f"{datetime.now(UTC):%Y-%m-%d}")


def read() -> dict[str, Measured]:
    """Return what was measured, by script."""
    kept = DATA.read_bytes() if DATA.exists() else b"{}"
    return msgspec.json.decode(kept, type=dict[str, Measured])


def page_of(measured: Mapping[str, Measured]) -> str:
    """Write the page."""
    return "\n".join([HEAD, *(section(name, each) for name, each in measured.items())])


def section(name: str, found: Measured) -> str:
    """Write one script's part of the page."""
    link = f"[benchmarks/{name}.py](../benchmarks/{name}.py), {found.day}, {found.machine}"
    lines = [f"## {found.table.question}", "", link, "", *found.table.lines()]
    return "\n".join([*lines, *(["", found.table.note] if found.table.note else []), ""])


def main(names: Sequence[str]) -> None:
    """Run the scripts; write the data and the page after each of them."""
    for name in names or SCRIPTS:
        print(f"\n== {name}", flush=True)
        found = measure(name, SCRIPTS[name])
        known = read() | {name: found}
        ordered = {each: known[each] for each in SCRIPTS if each in known}
        DATA.write_bytes(msgspec.json.format(msgspec.json.encode(ordered), indent=1) + b"\n")
        PAGE.write_text(page_of(ordered))


if __name__ == "__main__":
    main(sys.argv[1:])
