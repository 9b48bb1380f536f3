#!/usr/bin/env python3
"""Asks the public lists of known vulnerabilities about every pinned package.

Exits with 0 if the lists answered for every package and know of nothing, with 1 if they know of something,
and with 3 if they did not answer for every package: that is no all-clear.
"""

import json
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PYTHON = sorted(file.name for file in ROOT.glob("requirements*.txt"))
PATIENCE = 100.0
"""How many seconds a question may take before it counts as unanswered."""
SERIOUS = ("moderate", "high", "critical")

Judged = tuple[list[str], list[str]]
"""What was found, and which packages got no answer."""


def judge_python(told: str) -> Judged:
    """Read pip-audit's answer; a package that it skips was not audited, although it calls that a success."""
    try:
        packages = json.loads(told)["dependencies"]
    except (ValueError, KeyError, TypeError):
        return [], ["pip-audit gave no answer"]
    found = [
        f"{each['name']} {each['version']}: {hole['id']}"
        for each in packages
        for hole in each.get("vulns", ())
    ]
    skipped = [
        f"{each['name']}: {each['skip_reason']}" for each in packages if "skip_reason" in each
    ]
    return found, skipped if packages else ["pip-audit looked at nothing"]


def judge_web(told: str) -> Judged:
    """Read npm audit's answer."""
    try:
        answer = json.loads(told)
        counts = answer["metadata"]["vulnerabilities"]
    except (ValueError, KeyError, TypeError):
        return [], ["npm gave no answer"]
    holes = answer.get("vulnerabilities", {}).values()
    found = [f"{each['name']}: {each['severity']}" for each in holes if each["severity"] in SERIOUS]
    return found or [f"{how}: {counts[how]}" for how in SERIOUS if counts[how]], []


def tell(what: str, judged: Judged) -> Judged:
    """Print the result of one question."""
    found, unasked = judged
    for each in found:
        print(f"{what}: {each}")
    if unasked:
        print(f"{what}: NOT AUDITED ({len(unasked)}, such as: {unasked[0][:120]})")
    elif not found:
        print(f"{what}: nothing found")
    return judged


def output(*command: str, folder: Path = ROOT, patience: float = PATIENCE) -> str:
    """Return what a command prints; nothing if it takes too long, as on a network that drops everything."""
    try:
        done = subprocess.run(
            command, cwd=folder, capture_output=True, text=True, check=False, timeout=patience
        )
    except subprocess.TimeoutExpired:
        return ""
    return done.stdout


def asked() -> list[Judged]:
    """Ask all questions at once, because each of them mostly waits, and print the results."""
    audit = (".venv/bin/pip-audit", "--disable-pip", "--no-deps", "--progress-spinner=off")
    with ThreadPoolExecutor() as pool:
        python = [pool.submit(output, *audit, "--format=json", "-r", file) for file in PYTHON]
        web = pool.submit(output, "npm", "audit", "--json", folder=ROOT / "web")
    told = [
        tell(file, judge_python(answer.result()))
        for file, answer in zip(PYTHON, python, strict=True)
    ]
    return [*told, tell("web", judge_web(web.result()))]


def main() -> int:
    told = asked()
    if any(found for found, _ in told):
        return 1
    if any(unasked for _, unasked in told):
        print("The lists did not answer for every package: this is no all-clear.")
        return 3
    return 0


if __name__ == "__main__":
    sys.exit(main())
