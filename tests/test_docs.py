"""The documents are true: rule ids are proved, the README's words run, codes are documented."""

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text()
IDS = re.compile(r"\b(?:UGO|U3D|UC)-\d+\b")


def test_every_rule_id_is_named_by_a_test():
    rules = {
        rule
        for file in (ROOT / "docs/rules").glob("*.md")
        for rule in re.findall(r"\*\*((?:UGO|U3D|UC)-\d+)\*\*", file.read_text())
    }
    proved = {
        rule
        for file in (ROOT / "tests").rglob("test_*.py")
        for rule in IDS.findall(file.read_text())
    }
    assert len(rules) >= 32
    assert rules - proved == set()
    assert proved - rules == set()


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
    return [page.parent / link for link in re.findall(r"\]\((?!http)([^)#]+)", page.read_text())]


def test_every_link_leads_somewhere():
    pages = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), ROOT / "data/README.md"]
    assert len(pages) > 20
    assert [str(link) for page in pages for link in links_of(page) if not link.exists()] == []


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
            text = file.read_text(errors="replace")
            assert not [host for host in hosts if host in text], name
