"""Puts every printable page on contact sheets to look at: both paper sizes, in colour and in black and white.

`make paper` writes them to build/paper; `make paper ONLY="ugo rules"` limits them to documents with these
words in their names.
"""

import io
import sys
from collections.abc import Iterator, Sequence
from itertools import product
from pathlib import Path

from PIL import Image
from rich.progress import track

from spieltisch.core.paper import LANGUAGES, Document, Language
from spieltisch.games.registry import GAMES
from spieltisch.printing.boxes import box_of, document_named
from spieltisch.printing.documents import Wish, file_name, printed
from spieltisch.printing.papers import PAPERS

OUT = Path(__file__).parents[1] / "build" / "paper"
ASKED: dict[str, dict[str, str]] = {
    "ubongo3d-booklet": {},
    "ubongo3d-worksheet": {},
    "ubongo3d-puzzle": {"puzzle": "A25 - 1|2", "day": "2026-11-18"},
}
"""What is printed besides the boxes."""
DOTS = 66.0
"""Dots per inch, fine enough to read small print."""
ON_A_SHEET = 6
ACROSS = 3
GAP = 6


def main() -> None:
    """Write all sheets and print where they are."""
    OUT.mkdir(parents=True, exist_ok=True)
    wishes = [
        (document, Wish(paper, language, mono))
        for language in LANGUAGES
        for document in documents(language)
        for paper, mono in product(PAPERS.values(), (False, True))
    ]
    for document, wish in track(wishes, "printing", disable=not sys.stdout.isatty()):
        for number, sheet in enumerate(sheets(printed(document, wish, "png", DOTS)), start=1):
            file = OUT / f"{Path(file_name(document, wish)).stem}-{number:02}.png"
            sheet.save(file)
            print(file.relative_to(OUT.parents[1]))


def documents(language: Language) -> Iterator[Document]:
    """Yield a language's documents whose names contain an argument; without arguments, all of them."""
    everything = [each for game in GAMES for each in box_of(game, language)]
    everything += [document_named(name, language, asked) for name, asked in ASKED.items()]
    wanted = sys.argv[1:] or [""]
    return (each for each in everything if any(part in each.name for part in wanted))


def sheets(pages: Sequence[bytes]) -> Iterator[Image.Image]:
    """Lay pages side by side, a few on each sheet."""
    pictures = [Image.open(io.BytesIO(page)).convert("RGB") for page in pages]
    wide, high = pictures[0].size
    for start in range(0, len(pictures), ON_A_SHEET):
        lot = pictures[start : start + ON_A_SHEET]
        across, down = min(len(lot), ACROSS), -(-len(lot) // ACROSS)
        size = across * (wide + GAP) + GAP, down * (high + GAP) + GAP
        sheet = Image.new("RGB", size, "#7a7a7a")
        for place, picture in enumerate(lot):
            row, column = divmod(place, ACROSS)
            sheet.paste(picture, (GAP + column * (wide + GAP), GAP + row * (high + GAP)))
        yield sheet


if __name__ == "__main__":
    main()
