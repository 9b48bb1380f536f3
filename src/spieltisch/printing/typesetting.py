"""Typesets a template and its data as PDF, SVG or PNG with Typst, using only our own fonts."""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

import msgspec

from spieltisch.core.errors import Refused

if TYPE_CHECKING:
    import typst

Format = Literal["pdf", "svg", "png"]
MADE = 0
"""The fixed timestamp of every file, so that a rerun gives the same bytes."""
DOTS = 96.0
"""The resolution of a preview, in dots per inch."""


def typeset(
    template: str,
    data: Mapping[str, Any],
    format: Format = "pdf",  # noqa: A002
    dots: float = DOTS,
) -> list[bytes]:
    """Typeset a document: one PDF, or a picture of each page at this many dots per inch."""
    compiler = _compiler(template)
    try:
        made = compiler.compile(
            format=format,
            sys_inputs={"data": msgspec.json.encode(data).decode()},
            timestamp=MADE,
            ppi=dots,
        )
    except _typst().TypstError as error:
        why = f"Typst cannot set this document ({error}); please report it."
        raise Refused("not_typeset", why) from error
    return made if isinstance(made, list) else [made or b""]


def our_template(name: str) -> str:
    """Read a template from this folder."""
    return (files(__package__) / f"{name}.typ").read_text(encoding="utf-8")


def _compiler(template: str) -> "typst.Compiler":
    source = our_template("page") + template
    made: typst.Compiler = _typst().Compiler(source.encode(), font_paths=_fonts())
    return made


@cache
def _fonts() -> "typst.Fonts":
    folder = Path(str(files(__package__) / "fonts"))
    found: typst.Fonts = _typst().Fonts(
        include_system_fonts=False, include_embedded_fonts=False, font_paths=[folder]
    )
    return found


def _typst() -> Any:
    try:
        import typst  # noqa: PLC0415 - an extra
    except ImportError:
        why = "Printing needs typst; install it with: pip install 'spieltisch[print]'."
        raise Refused("no_typst", why) from None
    return typst
