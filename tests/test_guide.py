"""The guide is built without a warning, its links and its spelling are right, and its commands run."""

import gzip
import json
import re
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
BIN = Path(sys.executable).parent
PAGES = [
    *sorted((ROOT / "docs").rglob("*.md")),
    *(ROOT / f"{name}.md" for name in ("CONTRIBUTING", "CHANGELOG")),
]
"""Those of the guide; the README's commands run in tests/test_docs.py."""
COMMANDS = re.compile(r"```console\n(.*?)```", re.DOTALL)
PROGRAMS = re.compile(r"```python\n(.*?)```", re.DOTALL)


@pytest.fixture(scope="module")
def guide(tmp_path_factory):
    """Build the guide; it is strict, so a warning is an error."""
    folder = tmp_path_factory.mktemp("guide")
    built = run([BIN / "mkdocs", "build", "--site-dir", folder], ROOT)
    assert built.returncode == 0, built.stderr
    return folder


def run(command, folder):
    quiet = {"NO_MKDOCS_2_WARNING": "1", "PATH": f"{BIN}:/usr/bin:/bin", "COLUMNS": "100"}
    return subprocess.run(
        command, cwd=folder, capture_output=True, text=True, check=False, env=quiet
    )


def test_a_page_loads_nothing_from_elsewhere_and_holds_no_script(guide):
    """The server's content security policy would forbid both."""
    pages = list(guide.rglob("*.html"))
    assert len(pages) > 40
    for page in pages:
        text = page.read_text()
        assert "<script>" not in text, page
        loaded = re.findall(r'<(?:script|link|img)[^>]+(?:src|href)="(https?:[^"]+)"', text)
        assert [each for each in loaded if "rel=canonical" not in each] == [], page


def test_every_file_that_a_page_names_exists(guide):
    for page in guide.rglob("*.html"):
        for name in re.findall(r'(?:src|href)="([^"#?:]+)["#?]', page.read_text()):
            assert (page.parent / name).exists() or name in {"/", "."}, f"{page}: {name}"


def test_every_page_is_listed_and_all_that_is_listed_has_a_digest_and_is_compressed(guide):
    listed = json.loads((guide / "files.json").read_text())
    pages = {f"/guide/{page.relative_to(guide).as_posix()}" for page in guide.rglob("*.html")}
    assert pages <= listed.keys()
    for path, digest in listed.items():
        text = (guide / path.removeprefix("/guide/")).read_bytes()
        assert re.fullmatch("[0-9a-f]{12}", digest)
        assert sha256(text).hexdigest().startswith(digest)
        packed = guide / f"{path.removeprefix('/guide/')}.gz"
        assert gzip.decompress(packed.read_bytes()) == text


def test_every_page_is_in_the_menu(guide):
    menu = (guide / "index.html").read_text()
    for page in (ROOT / "docs").rglob("*.md"):
        if page != ROOT / "docs/guide/README.md":
            path = page.relative_to(ROOT / "docs").with_suffix(".html").as_posix()
            assert f'href="{path.replace("README", "index")}"' in menu, path


def test_a_docstring_of_the_reference_that_changes_builds_the_guide_again():
    listed = {
        f"src/{name.replace('.', '/')}.py"
        for page in (ROOT / "docs/reference").glob("*.md")
        for name in re.findall(r"^::: (\S+)$", page.read_text(), re.MULTILINE)
    }
    assert len(listed) > 15
    known = run(["make", "--print-data-base", "--question", "help"], ROOT).stdout
    (rule,) = re.findall(r"^src/spieltisch/server/guide/index.html: (.*)$", known, re.MULTILINE)
    needed = set(rule.split())
    assert listed | {".venv/.documenting", "mkdocs.yml", "docs/index.md"} <= needed
    (rule,) = re.findall(r"^\.venv/\.documenting: (.*)$", known, re.MULTILINE)
    assert "requirements-docs.txt" in rule.split()


def test_every_column_of_a_table_has_a_heading(guide):
    for page in guide.rglob("*.html"):
        assert not re.search(r"<th[^>]*>\s*</th>", page.read_text()), page


def test_the_words_are_spelled_right():
    names = ["README.md", "CONTRIBUTING.md", "CHANGELOG.md", "docs"]
    done = run([BIN / "codespell", "--skip", "*.json,*.svg,*.png", *names], ROOT)
    assert done.returncode == 0, done.stdout


def pages():
    """Yield the pages; one of them searches for boards for half a minute."""
    for page in PAGES:
        marks = [pytest.mark.slow] if page.stem == "making" else []
        yield pytest.param(page, id=page.relative_to(ROOT).as_posix(), marks=marks)


@pytest.mark.parametrize("page", [*pages()])
def test_the_commands_and_programs_of_a_page_run(page, tmp_path):
    text = page.read_text()
    lines = [line for block in COMMANDS.findall(text) for line in block.splitlines()]
    commands = [line[2:] for line in lines if line.startswith("$ ")]
    programs = "\n".join(PROGRAMS.findall(text))
    for command in [["bash", "-ec", "\n".join(commands)], [sys.executable, "-c", programs]]:
        done = run(command, tmp_path)
        assert done.returncode == 0, f"{page}\n{done.stderr}"


def test_the_pages_of_the_guide_have_commands():
    assert sum(len(COMMANDS.findall(page.read_text())) for page in PAGES) > 5
    assert sum(len(PROGRAMS.findall(page.read_text())) for page in PAGES) > 2
