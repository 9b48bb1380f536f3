"""Where the ink of a PDF lies: its page descriptions are followed step by step, as a printer follows them."""

import re
from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import Any, NamedTuple

from tests.printing.pdf import POINTS, characters_of, unescaped, widths_of

TOKEN = re.compile(
    rb"(?P<number>[-+]?(?:\d+\.?\d*|\.\d+))"
    rb"|\((?P<text>(?:\\.|[^\\()]|\((?:\\.|[^\\()])*\))*)\)"
    rb"|/(?P<name>[^\s/<>\[\]()]+)"
    rb"|(?P<word>[A-Za-z]+\*?)"
    rb"|(?P<mark>\[|\]|<<|>>)",
    re.DOTALL,
)
PAINTS = {b"f": "fill", b"f*": "fill", b"S": "line", b"B": "both", b"B*": "both", b"n": "none"}

Matrix = tuple[float, float, float, float, float, float]
Colour = tuple[float, ...]


class Box(NamedTuple):
    """In millimetres from the upper left corner of the sheet."""

    left: float
    top: float
    right: float
    bottom: float

    def cut_to(self, other: "Box | None") -> "Box":
        if other is None:
            return self
        left, top = max(self.left, other.left), max(self.top, other.top)
        return Box(
            left,
            top,
            max(left, min(self.right, other.right)),
            max(top, min(self.bottom, other.bottom)),
        )

    @property
    def area(self) -> float:
        return (self.right - self.left) * (self.bottom - self.top)


class Ink(NamedTuple):
    """Something that is painted."""

    kind: str
    """A fill, a line, both, text, a group, or a clip, which is not painted itself."""
    box: Box
    drawing: int | None
    """The drawing that it is a part of, by its number on the page."""
    colour: Colour
    path: tuple[float, ...] = ()
    """Its points in its own measure."""
    text: str = ""
    up: tuple[int, int] = (0, -1)
    """Where the top of the drawing is, as seen on the sheet."""


class State(NamedTuple):
    matrix: Matrix
    clip: Box | None
    fill: Colour
    line: Colour
    width: float
    font: str
    size: float


def ink_of(page: Any) -> Iterator[Ink]:
    """Yield all that is painted on a page, in its order."""
    return Reader(page).read()


def drawings_on(inks: Iterable[Ink]) -> list[list[Ink]]:
    """Return what is painted of each drawing of a page; each is cut to its own room first."""
    parts = groupby((ink for ink in inks if ink.drawing is not None), lambda ink: ink.drawing)
    found = [list(part) for _, part in parts]
    return [part for part in found if part[0].kind == "clip"]


def times(inner: Matrix, outer: Matrix) -> Matrix:
    """Return the matrix that first does what the inner one does."""
    a, b, c, d, e, f = inner
    g, h, i, j, k, m = outer
    return (
        a * g + b * i,
        a * h + b * j,
        c * g + d * i,
        c * h + d * j,
        e * g + f * i + k,
        e * h + f * j + m,
    )


def _matrix(stack: list[Any]) -> Matrix:
    a, b, c, d, e, f = stack[-6:]
    return a, b, c, d, e, f


class Reader:
    """Follows the description of a page."""

    def __init__(self, page: Any) -> None:
        self.content = page.get_contents().get_data()
        self.resources = page["/Resources"]
        self.height = float(page.mediabox.height)
        self.state = State((1, 0, 0, 1, 0, 0), None, (0,), (0,), 1, "", 0)
        self.kept: list[State] = []
        self.fonts: dict[str, tuple[dict[int, str], dict[int, float]]] = {}
        self.path: list[float] = []
        self.is_clip = False
        self.drawing: int | None = None
        self.text_matrix: Matrix = (1, 0, 0, 1, 0, 0)

    def read(self) -> Iterator[Ink]:
        stack: list[Any] = []
        for found in TOKEN.finditer(self.content):
            kind = found.lastgroup or ""
            value = found[kind]
            if kind == "number":
                stack.append(float(value))
            elif kind == "word":
                yield from self.done(value, stack)
                stack = []
            elif kind == "text":
                stack.append(unescaped(value))
            elif kind == "name":
                stack.append(value.decode())

    def done(self, word: bytes, stack: list[Any]) -> Iterator[Ink]:
        """Follow one instruction."""
        if word in {b"m", b"l", b"c"}:
            self.path += stack
        elif word in PAINTS:
            yield from self.painted(PAINTS[word])
        elif word in {b"Tj", b"TJ"}:
            yield self.written(stack)
        elif word == b"Do":
            yield self.group(stack[-1])
        else:
            self.changed(word, stack)

    def changed(self, word: bytes, stack: list[Any]) -> None:
        """Follow an instruction that paints nothing."""
        state = self.state
        match word:
            case b"sc" | b"scn":
                self.state = state._replace(fill=tuple(stack))
            case b"SC" | b"SCN":
                self.state = state._replace(line=tuple(stack))
            case b"q":
                self.kept.append(state)
            case b"Q":
                self.state = self.kept.pop()
            case b"cm":
                self.state = state._replace(matrix=times(_matrix(stack), state.matrix))
            case b"w":
                self.state = state._replace(width=stack[-1])
            case _:
                self.marked(word, stack)

    def marked(self, word: bytes, stack: list[Any]) -> None:
        """Follow the operators that set up the text and the drawing to come."""
        match word:
            case b"Tf":
                self.state = self.state._replace(font=stack[-2], size=stack[-1])
            case b"Tm":
                self.text_matrix = _matrix(stack)
            case b"W":
                self.is_clip = True
            case b"BDC":
                self.drawing = int(stack[-1]) if isinstance(stack[-1], float) else None
            case b"EMC":
                self.drawing = None

    def painted(self, kind: str) -> Iterator[Ink]:
        """Yield a path that is painted or clips what comes."""
        path, self.path = self.path, []
        if path:
            wide = self.state.width / 2 if kind in {"line", "both"} else 0
            box = self.box_of(path, wide).cut_to(self.state.clip)
            if self.is_clip:
                self.state, kind = self.state._replace(clip=box), "clip"
            colour = self.state.line if kind == "line" else self.state.fill
            yield Ink(kind, box, self.drawing, colour, tuple(path), up=self.up(self.state.matrix))
        self.is_clip = False

    def written(self, stack: list[Any]) -> Ink:
        """Return a line of text: as wide as its letters, as high as its font."""
        state, codes, back = self.state, b"", 0.0
        for each in stack:
            if isinstance(each, bytes):
                codes += each
            else:
                back += each
        characters, widths = self.font(state.font)
        numbers = [int.from_bytes(codes[at : at + 2], "big") for at in range(0, len(codes), 2)]
        wide = (sum(widths[number] for number in numbers) - back) / 1000 * state.size
        matrix = times(self.text_matrix, state.matrix)
        box = self.box_of([0, -0.25 * state.size, wide, 0.8 * state.size], 0, matrix)
        text = "".join(characters.get(number, "?") for number in numbers)
        up = self.up(times((1, 0, 0, -1, 0, 0), matrix))
        return Ink("text", box.cut_to(state.clip), self.drawing, state.fill, text=text, up=up)

    def group(self, name: str) -> Ink:
        """Return what is painted as one, with some light coming through."""
        left, low, right, high = (
            float(each) for each in self.resources["/XObject"][f"/{name}"]["/BBox"]
        )
        box = self.box_of([left, low, right, high], 0).cut_to(self.state.clip)
        return Ink("group", box, self.drawing, ())

    def font(self, name: str) -> tuple[dict[int, str], dict[int, float]]:
        """Return what the codes of a font mean, and how wide each is."""
        if name not in self.fonts:
            font = self.resources["/Font"][f"/{name}"]
            self.fonts[name] = characters_of(font), widths_of(font)
        return self.fonts[name]

    def box_of(self, path: list[float], more: float, matrix: Matrix | None = None) -> Box:
        a, b, c, d, e, f = matrix or self.state.matrix
        xs, ys = path[::2], path[1::2]
        corners = [
            (a * x + c * y + e, b * x + d * y + f)
            for x in (min(xs) - more, max(xs) + more)
            for y in (min(ys) - more, max(ys) + more)
        ]
        across, up = zip(*corners, strict=True)
        return Box(
            min(across) / POINTS,
            (self.height - max(up)) / POINTS,
            max(across) / POINTS,
            (self.height - min(up)) / POINTS,
        )

    @staticmethod
    def up(matrix: Matrix) -> tuple[int, int]:
        """Return where the top of what is drawn is; drawings count downwards."""
        _, _, c, d, _, _ = matrix
        size = max(abs(c), abs(d))
        return round(-c / size), round(d / size)
