"""Caches machine code: numba compiles a function once, and from then on LLVM alone loads it.

Importing numba and reading its cache takes most of a second; loading an object file takes milliseconds. A
file's name and content include a hash of everything that the code depends on, so stale code is never loaded.

numba's own cache checks only the file that defines a function, not those that define its callees and
constants. So functions that a library's kernels call do not use that cache, or are `bound_to` their sources.
"""

from collections.abc import Callable, Mapping, Sequence
from ctypes import CFUNCTYPE, c_char_p, c_int64
from functools import cached_property
from importlib import import_module
from pathlib import Path
from threading import Lock
from typing import Any

import llvmlite.binding as llvm

from spieltisch.compiling import cache, marshalling, notices

Function = Callable[..., int]

ENTRY = "entry"
"""The name of a function in its object file."""

_alive: list[Any] = []
"""The owners of loaded machine code, kept until the process ends: a function may outlive its library."""


class Library:
    """Kernels of one package, each compiled when it is first requested, unless it is cached.

    They take arrays and numbers, and return an integer or nothing. They should not allocate or raise: such
    code needs numba's runtime, so it works but is not cached.
    """

    def __init__(
        self, module: str, sources: Sequence[Path], functions: Mapping[str, Sequence[Any]]
    ) -> None:
        """Take the package's name, all source files of its code, and the argument kinds of each function.

        The package's modules are imported only to compile.
        """
        self._module, self._sources, self._functions = module, sources, functions
        self._contents = cache.contents(sources)
        self._lock = Lock()
        self._loaded: dict[str, Function] = {}
        self._runs: dict[str, Callable[[bytes], int]] = {}

    def function(self, name: str) -> Function:
        """Return a function by name."""
        with self._lock:
            if name not in self._loaded:
                self._loaded[name] = self._made(name, self._functions[name])
            return self._loaded[name]

    def bound(self, name: str, *arguments: Any) -> Function:
        """Return a function with its first arguments, arrays that the caller keeps alive, packed once.

        It then takes only numbers, so a call costs little more than the kernel.
        """
        self.function(name)
        run, kinds = self._runs[name], self._functions[name]
        packed = marshalling.packer(kinds[: len(arguments)])(*arguments)
        pack = marshalling.packer_of_numbers(kinds[len(arguments) :])
        return lambda *numbers: run(packed + pack(*numbers))

    def lazily(self, name: str) -> Function:
        """Return a function that is loaded when it is first called."""

        def call(*arguments: Any) -> int:
            return self.function(name)(*arguments)

        return call

    def _made(self, name: str, kinds: Sequence[Any]) -> Function:
        run = self._runs[name] = CFUNCTYPE(c_int64, c_char_p)(self._address(name, kinds))
        pack = marshalling.packer(kinds)
        return lambda *arguments: run(pack(*arguments))

    def load(self) -> None:
        """Load all functions now, and compile and cache those that are missing."""
        for name in self._functions:
            self.function(name)

    def _address(self, name: str, kinds: Sequence[Any]) -> int:
        llvm.initialize_native_target()
        llvm.initialize_native_asmprinter()
        code = self._kept(name)
        if code is not None:
            return _load(code)
        notices.tell(self._module)
        with cache.alone(self._sources[0], self._module):
            code = self._kept(name)  # another process may have compiled it in the meantime
            return self._compiled(name, kinds) if code is None else _load(code)

    def _compiled(self, name: str, kinds: Sequence[Any]) -> int:
        module, _, function = f"{self._module}.{name}".rpartition(".")
        kernel = getattr(import_module(module), function)
        compiled = marshalling.compile_wrapper(kernel, kinds)
        _alive.append(compiled)
        code = _object_code(compiled)
        if code is None:
            return int(compiled.address)
        if self._contents == cache.contents(
            self._sources
        ):  # otherwise it is unclear what was compiled
            cache.keep(self._sources[0], f"{self._module}.{name}", self._key(name), code)
        return _load(code)

    def is_kept(self, name: str) -> bool:
        """Return whether a function can be loaded without compiling."""
        return name in self._loaded or self._kept(name) is not None

    def _kept(self, name: str) -> bytes | None:
        return cache.read(self._sources[0], f"{self._module}.{name}", self._key(name))

    def _key(self, name: str) -> bytes:
        return cache.key_of(self._module, name, self._functions[name], self._surroundings)

    @cached_property
    def _surroundings(self) -> tuple[Any, ...]:
        """Return everything that all functions depend on: compiler, machine, marshalling and sources."""
        return (
            cache.surroundings(),
            cache.contents([Path(__file__), Path(marshalling.__file__)]),
            self._contents,
        )


def _load(code: bytes) -> int:
    """Load an object file and return the address of its function."""
    engine = llvm.create_mcjit_compiler(llvm.parse_assembly(""), _target_machine())
    engine.add_object_file(llvm.ObjectFileRef.from_data(code))
    engine.finalize_object()
    _alive.append(engine)
    return int(engine.get_function_address(ENTRY))


def _target_machine() -> Any:
    """Describe this very machine."""
    target = llvm.Target.from_triple(llvm.get_process_triple())
    return target.create_target_machine(
        cpu=llvm.get_host_cpu_name(),
        features=cache.features(),
        opt=3,
        codemodel="jitdefault",
        jit=True,
    )


def _object_code(compiled: Any) -> bytes | None:
    """Return a compiled function as an object file; None if it needs any external symbol.

    Everything but the function itself is made private. Only then can LLVM prove that nothing is raised and no
    reference is counted, and remove numba's code for both.
    """
    module = llvm.parse_assembly(compiled.inspect_llvm())
    for value in (*module.functions, *module.global_variables):
        if value.name == compiled.native_name:
            value.name = ENTRY
        elif not value.is_declaration:
            value.linkage = "internal"
    machine = _target_machine()
    passes = llvm.create_pass_builder(machine, llvm.create_pipeline_tuning_options(speed_level=3))
    passes.getModulePassManager().run(module, passes)
    wanted = [
        value.name
        for value in (*module.functions, *module.global_variables)
        if value.is_declaration and not value.name.startswith("llvm.")
    ]
    return None if wanted else bytes(machine.emit_object(module))
