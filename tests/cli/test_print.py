"""`spieltisch print`: it writes files where the user wants them, or refuses in a sentence."""

import json
import os
import pty
import subprocess
import sys
from pathlib import Path

import pytest
from msgspec.structs import replace
from typer.testing import CliRunner

from spieltisch.cli.print import app
from spieltisch.games.ubongo3d.boards import Box, box, encode, task_named
from spieltisch.games.ubongocards.decks import Decks, Stack, frozen_decks
from spieltisch.games.ubongocards.decks import encode as encode_decks
from tests.cli.test_commands import spieltisch as whole_command
from tests.printing.pdf import read
from tests.printing.test_booklet import numbers_on, verified


def run(*words, code=0):
    """Run the command in this process, which saves its start."""
    done = CliRunner().invoke(app, list(words))
    assert done.exit_code == code, done.output
    return done


def test_the_booklet_is_written_into_a_new_folder(tmp_path):
    folder = tmp_path / "new" / "paper"
    done = whole_command(
        "print", "booklet", "--paper", "letter", "--language", "fr", "--mono", "--out", str(folder)
    )
    file = folder / "ubongo3d-booklet-letter-fr-mono.pdf"
    assert done.stdout.split() == [str(file)]
    assert file.read_bytes().startswith(b"%PDF")


def test_a_box_is_written_file_by_file(tmp_path):
    done = run("ugo", "--language", "de", "--out", str(tmp_path))
    parts = ["lands", "kingdoms", "farmers", "scores", "rules"]
    assert done.stdout.split() == [str(tmp_path / f"ugo-{part}-a4-de.pdf") for part in parts]
    assert all((tmp_path / f"ugo-{part}-a4-de.pdf").read_bytes()[:4] == b"%PDF" for part in parts)


def test_own_decks_are_printed_and_broken_ones_refused(tmp_path):
    file = tmp_path / "decks.json"
    turned = Decks(tuple(Stack(each.rounds, each.cards[::-1]) for each in frozen_decks().stacks))
    file.write_bytes(encode_decks(turned))
    run("ubongocards", "--file", str(file), "--out", str(tmp_path))
    assert (tmp_path / "ubongocards-cards-decks-a4-en.pdf").stat().st_size > 10_000
    file.write_text("{}")
    done = run("ubongocards", "--file", str(file), "--out", str(tmp_path), code=2)
    assert done.stderr.startswith("spieltisch: not_decks: ")


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("--paper", "a5"), "unknown_paper: There is no paper “a5”; choose one of: a4, letter."),
        (("--language", "it"), "unknown_language: There is no language “it”; choose one of"),
        (("--file", "nowhere.json"), "no_file: nowhere.json cannot be read"),
    ],
)
def test_what_cannot_be_printed_is_refused_in_a_sentence(tmp_path, words, says):
    done = run("booklet", "--out", str(tmp_path), *words, code=2)
    assert done.stderr.startswith(f"spieltisch: {says}")


def test_a_folder_that_cannot_be_written_is_refused(tmp_path):
    file = tmp_path / "file"
    file.touch()
    done = run("booklet", "--out", str(file / "in"), code=2)
    assert done.stderr.startswith("spieltisch: no_folder: Nothing can be written into")
    assert "--out" in done.stderr


def test_each_puzzle_and_worksheet_has_a_file_of_its_own(tmp_path):
    """A later command replaces no sheet that shows something else."""
    own = ("--file", own_boards(tmp_path))
    long = [f"B{number} - 10" for number in range(1, 13)]
    made = {
        ("puzzle", "9.192-2.8.9.13"): "puzzle-9.192-2.8.9.13",
        ("puzzle", "a25 - 1"): "puzzle-A25-1-2",
        ("puzzle", "A25 - 1|2", "--number", "2"): "puzzle-A25-1-2-solution-2",
        ("puzzle", "A25 - 1|2", *own): "puzzle-A25-1-2-own",
        ("puzzle", "--day", "2026-11-02"): "puzzle-2026-11-02-easy",
        ("puzzle", "--day", "2026-11-02", "--side", "b"): "puzzle-2026-11-02-hard",
        ("worksheet",): "worksheet-0-to-100-seed-1",
        ("worksheet", "--seed", "2", "--side", "a"): "worksheet-0-to-100-A-seed-2",
        ("worksheet", "--easiest", "30", *own): "worksheet-30-to-100-seed-1-own",
        ("worksheet", "A25 - 1|2", "B7 - 3"): "worksheet-A25-1-2-B7-3",
        ("worksheet", *long): None,
        ("worksheet", *long[:-1], "B13 - 10"): None,
    }
    folder, content = tmp_path / "paper", set()
    for words, name in made.items():
        (file,) = run(*words, "--out", str(folder)).stdout.split()
        assert name is None or file == str(folder / f"ubongo3d-{name}-a4-en.pdf")
        content.add((folder / file).read_bytes())
    assert len(list(folder.iterdir())) == len(content) == len(made)


def own_boards(folder):
    """Write boards whose first one is our last one."""
    file = folder / "own.json"
    turned = [replace(board, number=n) for n, board in enumerate(box().boards[::-1], start=1)]
    file.write_bytes(encode(Box(1, "own", tuple(turned))))
    return str(file)


def text_of(file):
    return "".join(page.extract_text() for page in read(file.read_bytes()).pages)


def test_own_boards_are_printed_with_all_that_shows_them(tmp_path):
    file, out = own_boards(tmp_path), ("--out", str(tmp_path))
    run("ubongo3d", "--file", file, *out)
    assert len(read((tmp_path / "ubongo3d-boards-own-a4-en.pdf").read_bytes()).pages) == 36
    run("booklet", "--file", file, *out)
    assert len(read((tmp_path / "ubongo3d-booklet-own-a4-en.pdf").read_bytes()).pages) == 38
    run("worksheet", "A1 - 1|2", "B2 - 7", "--file", file, *out)
    sheet = tmp_path / "ubongo3d-worksheet-A1-1-2-B2-7-own-a4-en.pdf"
    for name, grade in (("A1 - 1|2", task_named("A36 - 1")), ("B2 - 7", task_named("B35 - 7"))):
        assert f"{name} · difficulty {grade.difficulty:.0f}" in text_of(sheet)
    run("worksheet", "--file", file, *out)
    sheet = tmp_path / "ubongo3d-worksheet-0-to-100-seed-1-own-a4-en.pdf"
    assert text_of(sheet).count("difficulty") == 24
    run("puzzle", "B1 - 7", "--file", file, *out)
    assert "B1 - 7" in text_of(tmp_path / "ubongo3d-puzzle-B1-7-own-a4-en.pdf")
    run("ubongo3d", *out)
    assert (tmp_path / "ubongo3d-boards-a4-en.pdf").read_bytes() != (
        tmp_path / "ubongo3d-boards-own-a4-en.pdf"
    ).read_bytes()


def test_our_own_boxes_are_printed_whole(tmp_path):
    run("ubongo3d", "--paper", "letter", "--out", str(tmp_path))
    parts = ["boards", "gems", "display", "scores", "rules"]
    assert {file.name for file in tmp_path.iterdir()} == {
        f"ubongo3d-{part}-letter-en.pdf" for part in parts
    }
    run("ubongocards", "--language", "fr", "--out", str(tmp_path / "cards"))
    assert {file.name for file in (tmp_path / "cards").iterdir()} == {
        f"ubongocards-{part}-a4-fr.pdf" for part in ("cards", "scores", "rules")
    }
    (sheet,) = run("worksheet", "--out", str(tmp_path)).stdout.split()
    assert text_of(Path(sheet)).count("difficulty") == 24


def test_u3d_7_a_puzzle_is_printed_with_any_of_its_solutions(tmp_path):
    task, shown = task_named("A25 - 1|2"), set()
    for number in range(1, task.solutions + 1):
        done = run("puzzle", "A25 - 1|2", "--number", f"{number}", "--out", str(tmp_path))
        page = read(Path(done.stdout.strip()).read_bytes()).pages[1]
        assert f"Solution {number}\nPuzzle · A25 - 1|2" in page.extract_text()
        numbers = numbers_on(page)
        assert verified(task, numbers) == []
        shown.add(tuple(kind for kind, *_ in numbers))
    assert len(shown) == task.solutions


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (("puzzle",), "nothing_asked"),
        (("puzzle", "A25 - 1|2", "--number", "999"), "no_such_solution"),
        (("puzzle", "A1 - 1", "--day", "2026-11-02"), "nothing_asked"),
        (("puzzle", "--day", "2126-11-02"), "no_such_day"),
        (("puzzle", "A77 - 1"), "unknown_task"),
        (("puzzle", "A1 - 1", "--side", "A"), "nothing_asked"),
        (("worksheet", "A25 - 1|2", "--side", "A"), "tasks_and_choice"),
        (("worksheet", "A25 - 1|2", "--easiest", "0"), "tasks_and_choice"),
        (("worksheet", "A25 - 1|2", "--hardest", "9"), "tasks_and_choice"),
        (("worksheet", "A25 - 1|2", "--seed", "1"), "tasks_and_choice"),
        (("worksheet", "--side", "C"), "unknown_side"),
        (("worksheet", "--easiest", "99"), "too_few_tasks"),
        (("worksheet", "A25 - 1|2", "A77 - 1"), "unknown_task"),
        (("worksheet", *["A25 - 1|2"] * 13), "too_many_tasks"),
    ],
)
def test_unknown_puzzles_are_refused(tmp_path, words, code):
    done = run(*words, "--out", str(tmp_path), code=2)
    assert done.stderr.startswith(f"spieltisch: {code}: ")
    assert list(tmp_path.iterdir()) == []


def test_the_puzzle_of_a_day_is_not_looked_up_on_own_boards(tmp_path):
    out = tmp_path / "paper"
    words = ("puzzle", "--day", "2026-11-02", "--file", own_boards(tmp_path), "--out", str(out))
    assert run(*words, code=2).stderr.startswith("spieltisch: own_day: ")
    assert list(out.iterdir()) == []


def broken(change):
    """Return our box as a file with one thing in it changed."""
    plain = json.loads(encode(box()))
    change(plain["boards"][6])
    return json.dumps(plain)


def shift(board):
    """Move an area away from its corner."""
    side = board["sides"]["A"]
    side["upper"] = [[x + 1, y] for x, y in side["upper"]]


def tear_apart(board):
    """Put a square of an area where it touches no other."""
    board["sides"]["A"]["upper"] = [[0, 0], [1, 0], [2, 0], [0, 1], [1, 1], [4, 4]]


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (lambda board: board["sides"].pop("B"), "not_boards"),
        (lambda board: board.update(animal="unicorn"), "not_boards"),
        (lambda board: board["sides"]["A"]["tasks"]["1|2"].update(kinds=[1, 2, 77]), "not_boards"),
        (lambda board: board["sides"]["A"]["tasks"]["1|2"].update(kinds=[1, 2, 4]), "unsolvable"),
        (lambda board: board["sides"]["A"]["tasks"]["1|2"].update(kinds=[8, 8, 8]), "not_boards"),
        (lambda board: board["sides"]["A"].update(upper=[]), "not_boards"),
        (lambda board: board.update(animal="fox"), "not_boards"),
        (shift, "not_boards"),
        (tear_apart, "not_boards"),
    ],
)
def test_a_broken_own_set_is_refused(tmp_path, change, code):
    file = tmp_path / "boards.json"
    file.write_text(broken(change))
    done = run("booklet", "--out", str(tmp_path), "--file", str(file), code=2)
    assert done.stderr.startswith(f"spieltisch: {code}")
    assert "boards make" in done.stderr


@pytest.mark.parametrize(
    "words",
    [("print", "ugo"), ("mesh", "pieces"), ("mesh", "plates")],
    ids=" ".join,
)
def test_on_a_terminal_each_path_has_a_line_of_its_own(tmp_path, words):
    """The progress bar is gone before the first path is written."""
    said = on_a_terminal(*words, "--out", str(tmp_path))
    _, erased, after_the_bar = said.rpartition("\x1b[2K")
    assert erased
    assert sorted(after_the_bar.splitlines()) == sorted(map(str, tmp_path.iterdir()))


def on_a_terminal(*words):
    """Run a command on a terminal that understands colours; return everything it wrote."""
    leader, follower = pty.openpty()
    environment = {**os.environ, "TERM": "xterm-256color", "COLUMNS": "200"}
    with subprocess.Popen(
        [sys.executable, "-m", "spieltisch", *words],
        stdout=follower, stderr=follower, env=environment,
    ) as running:  # fmt: skip
        os.close(follower)
        said = b"".join(iter(lambda: written_to(leader), b""))
    os.close(leader)
    assert running.returncode == 0, said
    return said.decode().replace("\r\n", "\n")


def written_to(leader):
    """Read from a terminal; nothing once its last program has ended."""
    try:
        return os.read(leader, 65_536)
    except OSError:
        return b""


def test_without_typst_the_command_says_what_to_install(monkeypatch, tmp_path):
    monkeypatch.setitem(sys.modules, "typst", None)
    done = CliRunner().invoke(app, ["booklet", "--out", str(tmp_path)])
    assert done.exit_code == 2
    assert "pip install 'spieltisch[print]'" in done.output
