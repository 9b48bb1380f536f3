"""How the card game's kernels are compiled."""

from pathlib import Path

from spieltisch.compiling.compiler import Compiler

HERE = Path(__file__)
KERNELS = sorted(HERE.parent.glob("*/*_kernel.py"))
SOURCES = [
    *KERNELS,
    HERE.parent / "ai" / "codes.py",
    HERE.with_name("layout.py"),
    HERE.with_name("material.py"),
    HERE,
]

compiled = Compiler(SOURCES)
