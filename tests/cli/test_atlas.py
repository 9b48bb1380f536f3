"""`spieltisch atlas`: the atlas is built once, summarized, searched and drawn."""

import json
from pathlib import Path

import pytest

from spieltisch.packing import plain
from spieltisch.packing.kinds import filling
from tests.cli.test_commands import spieltisch


@pytest.fixture(scope="module")
def file(tmp_path_factory):
    path = tmp_path_factory.mktemp("atlas") / "atlas.npz"
    assert "atlas.npz" in spieltisch("atlas", "build", "--file", str(path)).stdout
    return str(path)


def test_the_summary(file):
    rows = json.loads(spieltisch("atlas", "summary", "--json", "--file", file).stdout)
    assert sum(row["puzzles"] for row in rows) == 1_775_145
    assert [row["areas"] for row in rows] == [35, 108, 369, 1285, 4655]
    for row in rows:
        assert row["unique"] <= row["solvable"] <= min(row["puzzles"], row["solutions"])
    assert "1,775,145" in spieltisch("atlas", "summary", "--file", file).stdout


def test_finding_the_hardest(file):
    wanted = ("--squares", "7", "--solutions", "1", "--with", "9", "--hardest", "10")
    found = json.loads(spieltisch("atlas", "find", *wanted, "--json", "--file", file).stdout)
    assert len(found) == 10
    assert [each["difficulty"] for each in found] == sorted(
        (each["difficulty"] for each in found), reverse=True
    )
    for each in found:
        assert 9 in each["pieces"]
        assert plain.count(filling(each["area"], each["pieces"], 2)) == each["solutions"] == 1


@pytest.mark.slow
def test_what_is_found_can_be_solved_as_it_is_printed(file):
    shown = spieltisch("atlas", "find", "--squares", "6", "--easiest", "1", "--file", file).stdout
    line = next(line for line in shown.splitlines() if line.startswith("--area"))
    _, area, _, pieces = line.replace('"', "").split()
    assert "3. put in " in spieltisch("solve", "--area", area, "--pieces", pieces).stdout


@pytest.mark.slow
def test_the_plot(file, tmp_path):
    out = tmp_path / "plot.svg"
    spieltisch("atlas", "plot", "--sample", "10", "--out", str(out), "--file", file)
    assert out.read_text().count("squares</text>") == 5


def test_bad_words_are_refused(file, tmp_path):
    assert "--with" in spieltisch("atlas", "find", "--with", "17", "--file", file, code=2).stderr
    damaged = tmp_path / "damaged.npz"
    for content in (b"", Path(file).read_bytes()[:5000]):
        damaged.write_bytes(content)
        assert "no_atlas" in spieltisch("atlas", "summary", "--file", str(damaged), code=2).stderr
    nowhere = str(tmp_path / "nowhere" / "plot.svg")
    assert "no_file" in spieltisch("atlas", "plot", "--out", nowhere, "--file", file, code=2).stderr
    both = ("--hardest", "1", "--easiest", "1")
    assert "not both" in spieltisch("atlas", "find", *both, "--file", file, code=2).stderr


@pytest.mark.slow
def test_all_named_kinds_must_be_among_the_pieces(file):
    for named in (("--with", "9,8"), ("--with", "9", "--with", "8")):
        words = ("--squares", "6", *named, "--first", "50", "--json", "--file", file)
        found = json.loads(spieltisch("atlas", "find", *words).stdout)
        assert found
        assert all({9, 8} <= set(each["pieces"]) for each in found)
