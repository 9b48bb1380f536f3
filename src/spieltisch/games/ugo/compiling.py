"""How UGO!'s kernels are compiled."""

from pathlib import Path

from spieltisch.compiling.compiler import Compiler, Function

HERE = Path(__file__)
KERNELS = sorted((HERE.parent / "ai").glob("*_kernel.py"))
SOURCES = [*KERNELS, HERE.parent / "ai" / "codes.py", HERE.with_name("material.py"), HERE]

compiled = Compiler(SOURCES)


def inlined(function: Function) -> Function:
    """Compile a function inline into its callers, for when a call costs more than the work."""
    return compiled(function, is_inlined=True)
