"""The documents are true: rule ids are proved, the README's commands run, codes are documented."""

import ast
import re
import subprocess
from itertools import pairwise
from pathlib import Path

import msgspec
import pytest

from spieltisch.games.registry import GAMES

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text()
PROTOCOL = (ROOT / "docs/protocol.md").read_text()
TITLES = {"ugo": "UGO!", "ubongo3d": "Ubongo 3-D", "ubongocards": "the card game"}
IDS = re.compile(r"\b(?:UGO|U3D|UC)-\d+\b")


def sources_of_tests(folder="tests"):
    """Yield the source of every test function: name, docstring and body, without decorators."""
    for file in (ROOT / folder).rglob("test_*.py"):
        text = file.read_text()
        for node in ast.walk(ast.parse(text)):
            is_function = isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
            if is_function and node.name.startswith("test_"):
                yield ast.get_source_segment(text, node)


RULES = {"ugo": "ugo", "ubongo-3d": "ubongo3d", "ubongo-cards": "ubongocards"}
"""The games by the names of their rules' documents."""


@pytest.mark.parametrize("document", RULES)
@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_every_rule_is_on_the_page_of_rules(document, language):
    written = re.findall(r"\*\*(\w+-\d+)\*\*", (ROOT / f"docs/rules/{document}.md").read_text())
    texts = (ROOT / f"web/src/games/{RULES[document]}/rules/{language}.ts").read_text()
    said = re.findall(r'^    "(\w+-\d+)":', texts, re.MULTILINE)
    assert [rule for rule in said if not rule.startswith("tip")] == written


@pytest.mark.parametrize("document", RULES)
def test_every_level_of_bots_is_in_the_guide(document):
    guide = (ROOT / f"docs/guide/{document}-bots.md").read_text()
    rows = re.findall(r"^\| (\w+) \|", guide.partition("| level |")[2], re.MULTILINE)
    levels = list(GAMES[RULES[document]].bots)
    assert rows[: len(levels)] == levels, (
        f"docs/guide/{document}-bots.md needs a row for each level"
    )


def test_every_rule_id_is_named_by_a_test():
    """A range or a list in a module's header proves nothing."""
    rules = {
        rule
        for file in (ROOT / "docs/rules").glob("*.md")
        for rule in re.findall(r"\*\*((?:UGO|U3D|UC)-\d+)\*\*", file.read_text())
    }
    proved = {rule for source in sources_of_tests() for rule in IDS.findall(source)}
    assert len(rules) >= 32
    assert rules - proved == set()
    assert proved - rules == set()


def kinds_of_refusal(text):
    """Return the names of all classes whose instances carry a code, including new ones."""
    kinds, found = set(), {"Refusal", "Refused"}
    while found - kinds:
        kinds |= found
        found = set(re.findall(rf"^class (\w+)\((?:{'|'.join(kinds)})\):", text, re.MULTILINE))
    return kinds


def refusal_codes():
    """Yield the code of every refusal that is made anywhere, from the calls in the source."""
    texts = [file.read_text() for file in (ROOT / "src/spieltisch").rglob("*.py")]
    kinds = kinds_of_refusal("".join(texts))
    for node in (node for text in texts for node in ast.walk(ast.parse(text))):
        match node:
            case ast.Call(func=ast.Name(id=kind), args=[ast.Constant(value=code), *_]):
                if kind in kinds:
                    yield code


def test_every_refusal_code_is_documented():
    used = set(refusal_codes())
    documented = set(re.findall(r"`(\w+)`", PROTOCOL.split("## Codes", 1)[1]))
    assert len(used) > 100
    assert used - documented == set()
    assert documented - used == {"http_404", "http_413"}, "the framework's own"


@pytest.mark.parametrize("name", GAMES)
def test_every_option_is_documented_and_offered(name):
    """What a table may choose is in docs/protocol.md and can be chosen in the client."""
    page = PROTOCOL.split(f"## Options of {TITLES[name]}\n")[1].split("\n## ")[0]
    folder = ROOT / "web/src/games" / name / "options"
    form = (folder / "OptionsForm.tsx").read_text()
    for field in msgspec.structs.fields(GAMES[name].options_type):
        quoted = re.search(rf'[`"]{field.name}[`"]', page)
        assert quoted, f"{field.name} is not in docs/protocol.md"
        assert re.search(rf"\b{field.name}\b", form), f"{field.name} cannot be chosen"


@pytest.mark.parametrize("name", GAMES)
def test_every_option_is_explained_by_a_docstring(name):
    """In backticks in the docstring of the options, or in one of its own below the field."""
    tree = ast.parse((ROOT / f"src/spieltisch/games/{name}/options.py").read_text())
    [kind] = [node for node in tree.body if getattr(node, "name", "") == "Options"]
    explained = set(re.findall(r"`(\w+)`", ast.get_docstring(kind) or ""))
    for field, below in pairwise(kind.body):
        match field, below:
            case ast.AnnAssign(target=ast.Name(id=option)), ast.Expr(value=ast.Constant()):
                explained.add(option)
    options = [field.name for field in msgspec.structs.fields(GAMES[name].options_type)]
    assert [each for each in options if each not in explained] == []


def names_given_in(source):
    """Give the names to which a test gives a value: in a call by keyword, or in a dictionary."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.keyword(arg=str(name)):
                yield name
            case ast.Dict(keys=keys):
                yield from (key.value for key in keys if isinstance(key, ast.Constant))


@pytest.mark.parametrize("name", GAMES)
def test_every_option_has_a_test(name):
    """A test of the game itself chooses the option; the conformance suite does not know what it is for."""
    tests = sources_of_tests(f"tests/games/{name}")
    chosen = {given for test in tests for given in names_given_in(test)}
    options = [field.name for field in msgspec.structs.fields(GAMES[name].options_type)]
    unchosen = [each for each in options if each not in chosen]
    assert unchosen == [], f"no test in tests/games/{name} chooses these options"


def test_a_word_that_only_happens_to_be_an_option_is_no_test_of_it():
    assert set(names_given_in("assert state.tricks == ()")) == set()
    assert set(names_given_in('begin(Options(tricks=5), {"hints": True})')) == {"tricks", "hints"}


def test_the_readme_begins_with_a_picture_and_two_commands():
    lines = [line for line in README.splitlines() if line.strip()]
    assert lines[0].startswith("# Spieltisch")
    picture = re.search(r"!\[[^\]]+\]\(([^)]+)\)", README)
    assert picture is not None
    assert (ROOT / picture[1]).exists()
    first_block = README.split("```")[1]
    assert "make play" in first_block
    assert "make test" in first_block
    assert README.index(picture[0]) < README.index("make play")


def links_of(page):
    prose = re.sub(r"```.*?```|`[^`\n]*`", "", page.read_text(), flags=re.DOTALL)
    return [page.parent / link for link in re.findall(r"\]\((?!http)([^)#]+)", prose)]


def test_every_link_leads_somewhere():
    pages = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), ROOT / "data/README.md"]
    assert len(pages) > 20
    assert [str(link) for page in pages for link in links_of(page) if not link.exists()] == []


def test_every_picture_is_taken_by_the_script_and_shown_somewhere():
    taken = set(re.findall(r'PICTURES / "([^"]+\.png)"', (ROOT / "tools/pictures.py").read_text()))
    pages = [ROOT / "README.md", *(ROOT / "docs").rglob("*.md")]
    shown = {
        name for page in pages for name in re.findall(r"pictures/([\w-]+\.png)", page.read_text())
    }
    assert {file.name for file in (ROOT / "docs/pictures").glob("*.png")} == taken == shown


@pytest.mark.parametrize("folder", ["guide", "decisions"])
def test_every_page_is_in_the_list_of_its_folder(folder):
    pages = set((ROOT / "docs" / folder).glob("*.md"))
    listed = {link.resolve() for link in links_of(ROOT / "docs" / folder / "README.md")}
    assert pages - listed == {ROOT / "docs" / folder / "README.md"}


@pytest.mark.parametrize("target", sorted(set(re.findall(r"\bmake ([a-z-]+)\b", README))))
def test_every_make_target_of_the_readme_exists(target):
    done = subprocess.run(
        ["make", "--dry-run", target], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


def test_the_readmes_commands_run(tmp_path):
    blocks = re.findall(r"```console\n(.*?)```", README, re.DOTALL)
    commands = [
        line[2:] for block in blocks for line in block.splitlines() if line.startswith("$ ")
    ]
    assert any("simulate" in command for command in commands)
    for command in commands:
        done = subprocess.run(
            ["bash", "-ec", command.replace("spieltisch", f"{ROOT}/.venv/bin/spieltisch", 1)],
            cwd=tmp_path,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, f"{command}\n{done.stderr}"


def test_no_file_names_a_package_registry_or_this_machine():
    listed = subprocess.run(
        ["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    hosts = (
        "pypi" + ".org",
        "python" + "hosted",
        "npm" + "js",
        "registry" + ".",
        "/work" + "/main",
    )
    for name in listed.stdout.split():
        file = ROOT / name
        if file.is_file() and file.suffix not in {".png", ".woff2"}:
            text = file.read_text(errors="replace").replace("games/registry.py", "")
            assert not [host for host in hosts if host in text], name
