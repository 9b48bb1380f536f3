"""The page of benchmarks matches the data, and has no ratio without a peer that was run."""

from pathlib import Path

import msgspec
import pytest
from benchmarks import run
from benchmarks.peers.measuring import NOT_RUN, ResultTable, Row, as_markdown

ROOT = Path(__file__).parent.parent
MEASURED = run.read()
BY_HAND = {"browser", "run", "ugo_levels"}
"""What is not a script, or takes hours."""


def test_the_page_is_written_from_the_data():
    assert run.PAGE.read_text() == run.page_of(MEASURED)


def test_every_script_is_run_and_its_rows_are_on_the_page():
    scripts = {file.stem for file in (ROOT / "benchmarks").glob("*.py")} - BY_HAND
    assert scripts == {*run.SCRIPTS}
    assert list(MEASURED) == list(run.SCRIPTS)
    assert [name for name, found in MEASURED.items() if not found.table.rows] == []


@pytest.mark.parametrize("name", MEASURED)
def test_peers_of_a_row_are_columns_of_its_table(name):
    table = MEASURED[name].table
    assert table.question.endswith("?")
    assert {peer for row in table.rows for peer in row.peers} <= {*table.peers}


def test_a_ratio_says_how_many_times_as_good_we_are():
    slower = Row("work", "call", 2.0, {"peer": 6.0})
    faster = Row("work", "call", 6.0, {"peer": 2.0}, "a second", is_more_better=True)
    assert slower.ratio("peer") == faster.ratio("peer") == 3.0
    assert as_markdown(slower, ["peer"]) == "| work | call | CPU s | **2** | 6 (3.0×) |"


def test_a_peer_that_was_stopped_has_a_bound():
    row = Row("work", "call", 4.63, {"peer": "> 10", "another": "1.2 for 40; 10 > 1 each"})
    told = "> 10 (> 2.2×) | 1.2 for 40; 10 > 1 each |"
    assert as_markdown(row, ["peer", "another"]).endswith(told)


def test_a_peer_that_was_not_run_has_no_ratio():
    row = Row("work", "call", 2.0, {"peer": NOT_RUN})
    assert row.ratio("peer") is None
    assert row.ratio("another") is None
    assert (
        as_markdown(row, ["peer", "another"])
        == "| work | call | CPU s | **2** | not run here | – |"
    )


def test_measuring_some_scripts_again_keeps_the_others(tmp_path, monkeypatch):
    monkeypatch.setattr(run, "DATA", tmp_path / "data.json")
    monkeypatch.setattr(run, "PAGE", tmp_path / "page.md")
    old = run.Measured(ResultTable("How slow?", [Row("old", "call", 1.0)]), "2 cores", "2026-01-01")
    run.DATA.write_bytes(msgspec.json.encode({"packing": old, "command_line": old}))
    monkeypatch.setattr(run, "SCRIPTS", {"packing": (), "command_line": ()})
    run.main(["command_line"])
    kept = run.read()
    assert kept["packing"] == old
    assert {row.work for row in kept["command_line"].table.rows} > {"`spieltisch --help`"}
    assert run.PAGE.read_text() == run.page_of(kept)
