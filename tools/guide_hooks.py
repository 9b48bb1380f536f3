"""What the guide adds to MkDocs: pages from the repository's root, links to sources, no scripts inside pages.

MkDocs calls these functions by their names.
"""

import gzip
import json
import re
from hashlib import sha256
from pathlib import Path, PurePosixPath
from posixpath import normpath, relpath
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT = Path(__file__).parents[1]
FROM_ROOT = {"CONTRIBUTING.md": "contributing.md", "CHANGELOG.md": "changelog.md"}
"""Pages in the root of the repository, and where the guide shows them."""
LINK = re.compile(
    r"(!?)\[((?:[^\[\]]|\[[^\]]*\])*)\]\((?!https?:|#|mailto:)([^)#\s]*)(#[^)\s]*)?\)"
)
SCRIPT = re.compile(r"<script>(.*?)</script>", re.DOTALL)
"""A script in a page: the server's content security policy forbids it, so it moves to a file."""
DIALOG = '<div class="md-search" data-md-component="search" role="dialog"'
MENU = re.compile(
    r'(<nav class="md-nav" data-md-level="\d+" )aria-labelledby="\w+"'
    r'(.*?<label class="md-nav__title".*?</span>)\s*(.*?)\s*</label>',
    re.DOTALL,
)
"""A part of the menu; the theme names those that have a page of their own after a label without words."""
CONTENTS = re.compile(r'<nav class="md-nav" aria-label="[^"]*">')
"""A part of a page's contents: no landmark of its own, as two may have the same name."""
REST = "decisions/*"
LIST = "files.json"
"""The client keeps the files that this lists, so that they can be read without a network.

It has a digest of each, because a text may change and keep its name.
"""
READ = {".html", ".css", ".js", ".json", ".svg"}
DATA = {"benchmarks.json", "operations/dashboard.json"}
"""Files not worth keeping: photographs, and search rules for languages that we do not have."""


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """List the decisions in the order of their overview page."""
    listed = re.findall(r"\]\(([\w-]+\.md)\)", (ROOT / "docs/decisions/README.md").read_text())
    for part in config.nav or []:
        for title, pages in part.items():
            if isinstance(pages, list) and REST in pages:
                part[title] = [*pages[:-1], *(f"decisions/{name}" for name in listed)]
    return config


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the pages of the repository's root."""
    for source, page in FROM_ROOT.items():
        files.append(File.generated(config, page, content=(ROOT / source).read_text()))
    return files


def on_page_markdown(markdown: str, page: Page, **_: Any) -> str:
    """Point links at the guide's pages; a link to a file that is not a page keeps only its text."""
    outside = {shown: source for source, shown in FROM_ROOT.items()}
    here = outside.get(page.file.src_uri, f"docs/{page.file.src_uri}")
    return LINK.sub(lambda found: _link(found, here, page.file.src_uri), markdown)


def _link(found: re.Match[str], here: str, shown: str) -> str:
    mark, words, target, anchor = found[1], found[2], found[3], found[4] or ""
    path = normpath(str(PurePosixPath(here).parent / target))
    inside = FROM_ROOT.get(path, path.removeprefix("docs/") if path.startswith("docs/") else "")
    if not inside:
        return words
    return f"{mark}[{words}]({relpath(inside, PurePosixPath(shown).parent)}{anchor})"


def on_post_page(output: str, page: Page, config: MkDocsConfig) -> str:
    """Put each script of a page into a file of its own, and name what the theme leaves unnamed."""
    up = "../" * page.file.dest_uri.count("/")
    named = MENU.sub(r'\1aria-label="\3"\2\3</label>', output)
    named = CONTENTS.sub('<nav class="md-nav" role="none">', named)
    named = named.replace(DIALOG, f'{DIALOG} aria-label="Search"')
    return SCRIPT.sub(lambda found: f'<script src="{up}{_kept(found[1], config)}"></script>', named)


def _kept(script: str, config: MkDocsConfig) -> str:
    name = f"assets/javascripts/page-{sha256(script.encode()).hexdigest()[:12]}.js"
    file = Path(config.site_dir) / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(script)
    return name


def on_post_build(config: MkDocsConfig) -> None:
    """Remove the page for missing pages, because the server has its own; list and compress the others."""
    site = Path(config.site_dir)
    (site / "404.html").unlink()
    texts = sorted(file for file in site.rglob("*") if file.suffix in READ)
    names = {file.relative_to(site).as_posix(): file for file in texts if "lunr" not in file.parts}
    kept = {f"/guide/{name}": _digest(file) for name, file in names.items() if name not in DATA}
    (site / LIST).write_text(json.dumps(kept))
    for file in {*texts, site / LIST}:
        file.with_name(f"{file.name}.gz").write_bytes(gzip.compress(file.read_bytes(), mtime=0))


def _digest(file: Path) -> str:
    return sha256(file.read_bytes()).hexdigest()[:12]
