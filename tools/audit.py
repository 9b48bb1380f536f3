#!/usr/bin/env python3
"""Asks the public lists of known vulnerabilities about every pinned package.

Ends with 0 if all were asked about and nothing was found, with 1 if something was found, and with 3 if the
lists could not be asked about everything: that is no all-clear.
"""

import json
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PYTHON = sorted(file.name for file in ROOT.glob("requirements*.txt"))
PATIENCE = 100.0
"""How many seconds a question may take before it counts as not answered."""
SERIOUS = ("moderate", "high", "critical")

Judged = tuple[list[str], list[str]]
"""What was found, and what could not be asked about."""


def judge_python(told: str) -> Judged:
    """Read what pip-audit says; a package that it skips was not audited, though it calls that success."""
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
    """Read what npm audit says."""
    try:
        answer = json.loads(told)
        counts = answer["metadata"]["vulnerabilities"]
    except (ValueError, KeyError, TypeError):
        return [], ["npm gave no answer"]
    holes = answer.get("vulnerabilities", {}).values()
    found = [f"{each['name']}: {each['severity']}" for each in holes if each["severity"] in SERIOUS]
    return found or [f"{how}: {counts[how]}" for how in SERIOUS if counts[how]], []


def tell(what: str, judged: Judged) -> Judged:
    """Say what came of one question."""
    found, unasked = judged
    for each in found:
        print(f"{what}: {each}")
    if unasked:
        print(f"{what}: NOT AUDITED ({len(unasked)}, such as: {unasked[0][:120]})")
    elif not found:
        print(f"{what}: nothing found")
    return judged


def output(*command: str, folder: Path = ROOT, patience: float = PATIENCE) -> str:
    """Give what a command prints; nothing if it takes too long, as where a network swallows everything."""
    try:
        done = subprocess.run(
            command, cwd=folder, capture_output=True, text=True, check=False, timeout=patience
        )
    except subprocess.TimeoutExpired:
        return ""
    return done.stdout


def asked() -> list[Judged]:
    """Ask all questions at once, because each of them mostly waits, and tell what came of them."""
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
        print("The lists could not be asked about everything: this is no all-clear.")
        return 3
    return 0


if __name__ == "__main__":
    sys.exit(main())
