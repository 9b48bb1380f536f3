"""Reading a PDF as a printer sees it: fonts, words and their places."""

import io
import re
from collections.abc import Iterator
from typing import Any, NamedTuple

from pypdf import PdfReader

POINTS = 72 / 25.4
"""Points in a millimetre."""
GLYPH = re.compile(
    rb"q ([\d.]+) 0 0 -[\d.]+ ([\d.]+) ([\d.]+) cm[^\n]*\n"
    rb"BT 0 Tr/(\w+) ([\d.]+) Tf 1 0 0 -1 0 0 Tm\((.*?)\)Tj\nET",
    re.DOTALL,
)
"""A glyph of a drawing: scale, place, font, size, code."""
ESCAPED = re.compile(rb"\\([0-7]{1,3}|.)", re.DOTALL)
UNICODE = re.compile(r"<([0-9A-Fa-f]{4})>\s*<([0-9A-Fa-f]{4})>\n")
NAMED_ESCAPES = {b"n": b"\n", b"r": b"\r", b"t": b"\t", b"b": b"\b", b"f": b"\f"}


class Glyph(NamedTuple):
    character: str
    size: float
    """In the drawing's own measure."""
    scale: float
    """Points of a unit of the drawing."""
    x: float
    y: float
    """Units of the drawing, up and to the right of the page's corner."""


def read(content: bytes) -> PdfReader:
    return PdfReader(io.BytesIO(content))


def fonts_of(reader: Any) -> dict[str, bool]:
    """Return the fonts that pages use, and whether each is in the file."""
    found = {}
    for page in reader.pages:
        for font in page["/Resources"].get("/Font", {}).values():
            for face in font.get_object()["/DescendantFonts"]:
                about = face.get_object()["/FontDescriptor"]
                is_there = "/FontFile2" in about or "/FontFile3" in about
                found[str(face.get_object()["/BaseFont"]).partition("+")[2]] = is_there
    return found


def glyphs_of(page: Any) -> Iterator[Glyph]:
    """Yield the glyphs of drawings, in the order they are drawn."""
    known = {
        name.removeprefix("/"): characters_of(font.get_object())
        for name, font in page["/Resources"]["/Font"].items()
    }
    for found in GLYPH.finditer(page.get_contents().get_data()):
        scale, x, y, font, size, code = found.groups()
        number = int.from_bytes(unescaped(code), "big")
        yield Glyph(
            known[font.decode()].get(number, "?"),
            float(size),
            float(scale),
            float(x) / float(scale),
            float(y) / float(scale),
        )


def characters_of(font: Any) -> dict[int, str]:
    """Return what the codes of a font mean."""
    text = font["/ToUnicode"].get_data().decode("latin-1")
    return {int(code, 16): chr(int(character, 16)) for code, character in UNICODE.findall(text)}


def widths_of(font: Any) -> dict[int, float]:
    """Return how wide the codes of a font are, in thousandths of its size."""
    listed = font["/DescendantFonts"][0].get_object()["/W"]
    widths: dict[int, float] = {}
    at = 0
    while at < len(listed):
        first, then = int(listed[at]), listed[at + 1]
        if isinstance(then, list):
            widths |= {first + n: float(each) for n, each in enumerate(then)}
            at += 2
        else:
            widths |= {code: float(listed[at + 2]) for code in range(first, int(then) + 1)}
            at += 3
    return widths


def unescaped(code: bytes) -> bytes:
    """Read a string as a PDF writes it."""
    return ESCAPED.sub(_character, code)


def _character(found: re.Match[bytes]) -> bytes:
    if found[1].isdigit():
        return bytes([int(found[1], 8)])
    return NAMED_ESCAPES.get(found[1], found[1])
