"""Every command that a page names exists, with its options, even if no test can run it."""

import re
import shlex
from functools import cache
from pathlib import Path

import pytest
from typer.main import get_command

from spieltisch.cli.main import COMMANDS, app, load

ROOT = Path(__file__).parent.parent
PAGES = [*sorted((ROOT / "docs").rglob("*.md")), *sorted(ROOT.glob("*.md"))]
BLOCK = re.compile(r"^```(\w*)\n(.*?)^```", re.DOTALL | re.MULTILINE)
INLINE = re.compile(r"`([^`\n]+)`")
OPTION = re.compile(r"(?<![\w-])--[a-z][a-z-]*")
EVERYWHERE = {"--help"}


def named_pages(pages=PAGES):
    return pytest.mark.parametrize(
        "page", pages, ids=lambda page: page.relative_to(ROOT).as_posix()
    )


def blocks_of(page, *tags):
    return [body for tag, body in BLOCK.findall(page.read_text()) if tag in tags]


def lines_of(page):
    """Yield the commands of blocks, those over several lines as one."""
    for body in blocks_of(page, "sh", "console"):
        for line in body.replace("\\\n", " ").splitlines():
            yield line.removeprefix("$ ")


def inline_of(page):
    """Return what the text marks as code."""
    prose = BLOCK.sub("", page.read_text())
    return [words.replace("\\|", "|") for words in INLINE.findall(prose)]


@cache
def command_of(*names):
    """Find a command by its names."""
    name, *rest = names
    found = get_command(app).commands["solve"] if name == "solve" else load(name)
    for each in rest:
        found = found.commands[each]
    return found


def options_of(command):
    found = {option for each in command.params for option in (*each.opts, *each.secondary_opts)}
    return found | EVERYWHERE


def verify(words):
    """Verify that a command, its subcommand and its options exist."""
    name, *rest = words
    assert name in {*COMMANDS, "solve"}, f"there is no command {name}"
    command = command_of(name)
    if hasattr(command, "commands") and rest and re.fullmatch(r"[a-z0-9]+", rest[0]):
        assert rest[0] in command.commands, f"{name} has no {rest[0]}"
        command = command_of(name, rest[0])
    asked = {each.partition("=")[0] for each in rest if OPTION.match(each)}
    assert asked <= options_of(command), f"{name}: {asked - options_of(command)}"


def ours(line):
    """Yield the words of our commands in a line of shell, whatever another command pipes to them."""
    for part in re.split(r"&&|\|\||[;|](?=\s)", line.partition("  #")[0]):
        words = part.split()
        if words and words[0].rpartition("/")[2] == "spieltisch":
            try:
                yield shlex.split(part)[1:]
            except ValueError:
                yield words[1:]


@named_pages()
def test_every_command_of_a_block_is_there(page):
    for line in lines_of(page):
        for words in ours(line):
            verify(words)


@named_pages()
def test_every_command_in_the_text_is_there(page):
    for words in inline_of(page):
        first, *rest = words.split()
        if first == "spieltisch" and rest and not rest[0].startswith("-"):
            verify(rest)
        elif first in COMMANDS and rest and re.fullmatch("[a-z0-9]+", rest[0]):
            verify([first, *rest])


@named_pages(
    [ROOT / f"docs/guide/{name}.md" for name in ("printing", "making", "serving", "packing")]
)
def test_every_option_in_the_text_belongs_to_a_command(page):
    groups = [command_of(name) for name in [*COMMANDS, "solve"]]
    everything = [each for group in groups for each in getattr(group, "commands", {}).values()]
    known = {option for command in [*groups, *everything] for option in options_of(command)}
    named = {option for words in inline_of(page) for option in OPTION.findall(words)}
    assert named - known == set()


@named_pages()
def test_a_benchmark_that_is_named_takes_its_options(page):
    for line in lines_of(page):
        found = re.match(r"(?:\S+/)?python -m benchmarks\.(\w+)(.*)", line)
        if found:
            source = (ROOT / f"benchmarks/{found[1]}.py").read_text()
            for option in OPTION.findall(found[2]):
                assert f'"{option}"' in source, line


@named_pages()
def test_every_target_of_make_is_there(page):
    targets = {
        target
        for words in [*lines_of(page), *inline_of(page)]
        for target in re.findall(r"^make ([a-z-]+)", words)
    }
    made = re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE)
    assert targets <= set(made)


@named_pages()
def test_no_command_stands_in_a_block_that_no_test_reads(page):
    for body in blocks_of(page, "", "text", "bash", "shell"):
        assert not re.search(r"^(\$ |spieltisch |make |pip )", body, re.MULTILINE), body


def test_commands_that_are_missing_are_found():
    for words in (["printing"], ["print", "crowns"], ["print", "ugo", "--colour"]):
        with pytest.raises(AssertionError):
            verify(words)


def test_the_pages_name_many_commands():
    lines = [words for page in PAGES for line in lines_of(page) for words in ours(line)]
    assert len(lines) > 30
    assert {words[0] for words in lines} > {"serve", "print", "mesh", "boards", "solve", "backup"}
