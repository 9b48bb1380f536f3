"""The command line as people use it, in a process of its own."""

import json
import socket
import subprocess
import sys

import msgspec
import pytest

from spieltisch.cli.main import COMMANDS, load
from spieltisch.core.record import decode, encode, sealed


def spieltisch(*words: str, code: int = 0) -> subprocess.CompletedProcess[str]:
    done = subprocess.run(
        [sys.executable, "-m", "spieltisch", *words], capture_output=True, text=True, check=False
    )
    assert done.returncode == code, done.stderr
    return done


SERIES = ("simulate", "ugo", "--games", "5", "--bots", "casual,beginner,beginner,beginner")


@pytest.fixture(scope="module")
def games(tmp_path_factory):
    """Five simulated games, one per line."""
    file = tmp_path_factory.mktemp("records") / "games.jsonl"
    more = ("--players", "4", "--seed", "1", "--json", "--records", str(file))
    figures = json.loads(spieltisch(*SERIES, *more).stdout)
    assert figures["games"] == 5
    assert sum(figures["wins"]) == pytest.approx(5)
    assert len(figures["mean_scores"]) == 4
    return file


@pytest.fixture
def record(games, tmp_path):
    file = tmp_path / "record.json"
    file.write_text(games.read_text().splitlines()[0])
    return file


def test_simulated_games_are_records_that_replay_to_the_figures(games, tmp_path):
    totals = [0, 0, 0, 0]
    for line in games.read_text().splitlines():
        file = tmp_path / "one.json"
        file.write_text(line)
        result = json.loads(spieltisch("replay", str(file), "--json", "--verify").stdout)
        assert set(result) == {"outcome", "scores"}
        assert min(result["outcome"]["places"]) == 1
        totals = [total + score for total, score in zip(totals, result["scores"], strict=True)]
    again = json.loads(spieltisch(*SERIES, "--json").stdout)
    assert again["mean_scores"] == [total / 5 for total in totals]


def test_replay_prints_the_game(record):
    out = spieltisch("replay", str(record), "--verify").stdout
    assert "round 1, trick 1: seat" in out
    assert "round 4, trick 10: seat" in out
    assert "verified" in out
    assert out.count(" lays with ") == 40


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (lambda text: text[:-100], "record_unreadable"),
        (lambda text: text.replace('"at":1000', '"at":1001', 1), "record_edited"),
        (lambda text: text.replace('"format":1', '"format":7'), "record_format"),
        (lambda _: "", "record_unreadable"),
    ],
)
def test_a_cut_or_edited_record_gets_a_code(record, change, code):
    record.write_text(change(record.read_text()))
    done = spieltisch("replay", str(record), "--json", code=2)
    assert done.stderr.startswith(f"spieltisch: {code}: ")
    assert done.stdout == ""
    assert len(done.stderr.splitlines()) == 1


def test_a_seed_that_was_not_promised_is_noticed(record):
    promised = decode(record.read_bytes())
    out = spieltisch("replay", str(record), "--promise", promised.commitment).stdout
    assert "the deal was fair" in out
    assert (
        "promise_broken" in spieltisch("replay", str(record), "--promise", "0" * 64, code=2).stderr
    )
    other = sealed(msgspec.structs.replace(promised, seed="0" * 64, moves=()))
    record.write_bytes(encode(other))
    spieltisch("replay", str(record), "--json")
    assert "seed_broken" in spieltisch("replay", str(record), "--verify", code=2).stderr


def test_names_cannot_send_control_codes_to_the_terminal(record):
    text = record.read_text().replace('"name":"casual"', '"name":"\\u001b]0;x"', 1)
    record.write_text(text)
    assert "record_unreadable" in spieltisch("replay", str(record), code=2).stderr


def test_a_file_of_several_records_is_refused_with_the_reason(games):
    assert "several records" in spieltisch("replay", str(games), code=2).stderr


@pytest.mark.parametrize(
    ("words", "says"),
    [
        ("replay /nowhere/record.json", "record_missing"),
        ("replay /", "record_missing"),
        ("simulate chess", "unknown_game"),
        ("simulate ugo --players 5", "wrong_players"),
        ("simulate ugo --players 3 --bots casual,casual", "wrong_bots"),
        ("simulate ugo --players 2 --bots casual,genius", "wrong_bots"),
        ("simulate ugo --players 2 --bots casual,casual --records /nowhere/x", "no_file"),
        ("simulate ugo --games 0", "--games"),
        ("simulate ubongo3d --option side=C", "bad_option: side: A or B, not 'C'."),
        ("simulate ubongo3d --option side", "bad_option: side: write an option as name=value"),
        ("simulate ubongo3d --option side=B --option die=false", "bad_option: Without the die"),
        ("tournament ubongo3d --option speed=9", "bad_option: speed: no such option; there are:"),
        ("serve --port 99999", "--port"),
        ("juggle", "juggle"),
    ],
)
def test_bad_words_get_one_clear_line(words, says):
    done = spieltisch(*words.split(), code=2)
    assert says in done.stderr
    assert "Traceback" not in done.stderr


def test_a_port_in_use_is_named(tmp_path):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        done = spieltisch("serve", "--port", port, "--data", str(tmp_path), code=2)
    assert "port_taken" in done.stderr


def test_simulated_games_may_have_options(tmp_path):
    words = ("simulate", "ubongo3d", "--players", "2", "--games", "1", "--bots", "master")
    options = ("--option", "side=B", "--option", "variant=without_luck")
    file = tmp_path / "games.jsonl"
    figures = json.loads(spieltisch(*words, *options, "--json", "--records", str(file)).stdout)
    assert figures["options"] == {"side": "B", "variant": "without_luck"}
    assert decode(file.read_bytes()).options == figures["options"]


@pytest.mark.parametrize("name", COMMANDS)
def test_the_help_of_a_command_says_what_the_list_says(name):
    """The list of commands is shown without loading any command."""
    assert load(name).help.split("\n")[0] == COMMANDS[name]


def test_version_and_help():
    assert spieltisch("--version").stdout.startswith("spieltisch ")
    out = spieltisch("--help").stdout
    assert all(word in out for word in ("play", "serve", "replay", "simulate"))


@pytest.mark.parametrize("name", COMMANDS)
def test_no_command_offers_a_completion_of_its_own(name):
    """Completion would be installed for `spieltisch`, which has none."""
    assert not {"install_completion", "show_completion"} & {one.name for one in load(name).params}
