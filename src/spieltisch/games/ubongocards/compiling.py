"""How the card game's kernels are compiled."""

from pathlib import Path

from spieltisch.games.compiling import Compiler

HERE = Path(__file__)
SOURCES = [
    HERE.with_name(f"{name}.py")
    for name in ("kernel", "sampling", "annealing", "layout", "material", "compiling")
]

compiled = Compiler(SOURCES)
