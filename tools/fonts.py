"""Converts the client’s fonts for typst: static TrueType, in src/spieltisch/printing/fonts.

Run it when a font changes; it needs `pip install fonttools[woff]`, which nothing else does.
"""

from pathlib import Path

from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

ROOT = Path(__file__).parents[1]
MODULES = ROOT / "web" / "node_modules"
OUT = ROOT / "src" / "spieltisch" / "printing" / "fonts"
TEXT = "@fontsource-variable/atkinson-hyperlegible-next"
TITLE = "@fontsource/bricolage-grotesque"
WEIGHTS = {"Regular": 400, "Bold": 700}
FAMILY, FULL_NAME, TYPOGRAPHIC_FAMILY = 1, 4, 16


def read(package: str, file: str) -> TTFont:
    font = TTFont(MODULES / package / "files" / file, recalcTimestamp=False)
    font.flavor = None
    return font


def text_font(weight: int) -> TTFont:
    variable = read(TEXT, "atkinson-hyperlegible-next-latin-wght-normal.woff2")
    return instantiateVariableFont(variable, {"wght": weight}, updateFontNames=True)


def title_font() -> TTFont:
    """Name the font plainly, as the style sheets do; the file is named after one of its optical sizes."""
    font = read(TITLE, "bricolage-grotesque-latin-800-normal.woff2")
    names = font["name"]
    for record in list(names.names):
        if record.nameID in {FAMILY, FULL_NAME, TYPOGRAPHIC_FAMILY}:
            names.setName("Bricolage Grotesque", record.nameID, 3, 1, 0x409)
    return font


def write() -> None:
    OUT.mkdir(parents=True, exist_ok=True)
    for name, weight in WEIGHTS.items():
        text_font(weight).save(OUT / f"AtkinsonHyperlegibleNext-{name}.ttf")
    title_font().save(OUT / "BricolageGrotesque-ExtraBold.ttf")
    for package in (TEXT, TITLE):
        licence = (MODULES / package / "LICENSE").read_text(encoding="utf-8")
        (OUT / f"{package.rpartition('/')[2]}.LICENSE").write_text(licence, encoding="utf-8")


if __name__ == "__main__":
    write()
