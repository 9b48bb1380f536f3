"""What the guide does beyond MkDocs: pages from the root, links to sources, and no script inside a page.

MkDocs calls these functions by their names.
"""

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
"""Pages that stand in the root of the repository, and where the guide shows them."""
LINK = re.compile(
    r"(!?)\[((?:[^\[\]]|\[[^\]]*\])*)\]\((?!https?:|#|mailto:)([^)#\s]*)(#[^)\s]*)?\)"
)
SCRIPT = re.compile(r"<script>(.*?)</script>", re.DOTALL)
"""A script in a page: the server's content security policy forbids it, so it becomes a file."""
REST = "decisions/*"
LIST = "files.json"
"""The client keeps what is listed there, to be read without a network."""
READ = {".html", ".css", ".js", ".json", ".svg"}
DATA = {"benchmarks.json", "operations/dashboard.json"}
"""Files that a page only names. Photographs are not kept, nor are rules for languages we do not have."""


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """List the decisions in the order of their own page."""
    listed = re.findall(r"\]\(([\w-]+\.md)\)", (ROOT / "docs/decisions/README.md").read_text())
    for part in config.nav or []:
        for title, pages in part.items():
            if isinstance(pages, list) and REST in pages:
                part[title] = [*pages[:-1], *(f"decisions/{name}" for name in listed)]
    return config


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Bring in the pages of the root."""
    for source, page in FROM_ROOT.items():
        files.append(File.generated(config, page, content=(ROOT / source).read_text()))
    return files


def on_page_markdown(markdown: str, page: Page, **_: Any) -> str:
    """Let links to pages lead there, and name a file of the repository that is no page by its words alone."""
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
    """Put each script of a page into a file of its own."""
    up = "../" * page.file.dest_uri.count("/")
    return SCRIPT.sub(
        lambda found: f'<script src="{up}{_kept(found[1], config)}"></script>', output
    )


def _kept(script: str, config: MkDocsConfig) -> str:
    name = f"assets/javascripts/page-{sha256(script.encode()).hexdigest()[:12]}.js"
    file = Path(config.site_dir) / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(script)
    return name


def on_post_build(config: MkDocsConfig) -> None:
    """Leave out the page for what does not exist, since the server has its own, and list what is read."""
    site = Path(config.site_dir)
    (site / "404.html").unlink()
    found = sorted(file.relative_to(site) for file in site.rglob("*") if file.suffix in READ)
    names = [file.as_posix() for file in found if "lunr" not in file.parts]
    (site / LIST).write_text(json.dumps([f"/guide/{name}" for name in names if name not in DATA]))
