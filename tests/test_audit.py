"""The audit of dependencies: what was not checked is never called safe."""

import json
import runpy
import sys
from types import SimpleNamespace

import pytest

from tests.server.client import ROOT

audit = SimpleNamespace(**runpy.run_path(str(ROOT / "tools" / "audit.py")))

WELL = {"name": "a", "version": "1", "vulns": []}
HOLE = {"name": "b", "version": "2", "vulns": [{"id": "CVE-1"}]}
SKIPPED = {"name": "c", "skip_reason": "not found"}


@pytest.mark.parametrize(
    ("packages", "found", "unasked"),
    [
        ([WELL], 0, 0),
        ([WELL, HOLE], 1, 0),
        ([WELL, SKIPPED], 0, 1),
        ([HOLE, SKIPPED], 1, 1),
        ([], 0, 1),
    ],
)
def test_a_skipped_package_is_not_audited(packages, found, unasked):
    judged = audit.judge_python(json.dumps({"dependencies": packages}))
    assert tuple(map(len, judged)) == (found, unasked)


@pytest.mark.parametrize("told", ["", "nonsense", "{}", "[]", "null"])
def test_no_answer_is_not_audited(told):
    assert audit.judge_python(told)[1]
    assert audit.judge_web(told)[1]


@pytest.mark.parametrize(("high", "found"), [(0, 0), (2, 1)])
def test_what_npm_finds_is_found(high, found):
    counts = {"low": 5, "moderate": 0, "high": high, "critical": 0}
    judged = audit.judge_web(json.dumps({"metadata": {"vulnerabilities": counts}}))
    assert tuple(map(len, judged)) == (found, 0)


def test_a_question_that_takes_too_long_is_not_answered():
    asleep = (sys.executable, "-c", "import time; time.sleep(600)")
    assert audit.judge_python(audit.output(*asleep, patience=0.1))[1]


def test_every_pinned_package_is_asked_about():
    """Including those of the guide and of the benchmarks."""
    pinned = {file.name for file in ROOT.iterdir() if file.name.endswith(".txt")}
    assert len(pinned) == 4
    assert set(audit.PYTHON) == pinned


def test_what_asks_is_pinned_itself():
    """A tool that is downloaded each time would be the one package that nobody checked."""
    assert "\npip-audit==" in (ROOT / "requirements-dev.txt").read_text()
    assert ".venv/bin/pip-audit" in (ROOT / "tools" / "audit.py").read_text()
