"""How UGO!'s kernels are compiled."""

from pathlib import Path

from spieltisch.games.compiling import Compiler, Function

HERE = Path(__file__)
SOURCES = [*sorted(HERE.parent.glob("*kernel.py")), HERE.with_name("material.py"), HERE]

compiled = Compiler(SOURCES)


def inlined(function: Function) -> Function:
    """Compile a function into every place that calls it: where a call costs more than it does."""
    return compiled(function, is_inlined=True)
