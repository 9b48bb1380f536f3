"""Machine code that is kept: numba compiles a function once, LLVM alone loads it ever after.

Importing numba and reading its cache takes most of a second, loading an object file some milliseconds. A
file's name and content are bound to everything that the code depends on, so that it serves no one else.

numba's own cache looks only into the file in which a function stands, not where its callees and constants
come from. So what a library's functions call has no such cache, or is `bound_to` its sources.
"""

import hashlib
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from ctypes import CFUNCTYPE, c_int64
from functools import cached_property
from importlib import import_module
from importlib.metadata import version
from pathlib import Path
from threading import Lock
from typing import Any, TypeVar

import llvmlite.binding as llvm

Function = Callable[..., int]
AnyFunction = TypeVar("AnyFunction", bound=Callable[..., Any])

ENTRY = "entry"
"""What a function is called in its object file."""
FOLDER = "NUMBA_CACHE_DIR"
"""The variable that names the folder to keep code in, numba's and ours."""
DIGEST = hashlib.sha256().digest_size

_alive: list[Any] = []
"""What machine code lies in, kept until the process ends: a function may outlive its library."""


class Library:
    """Functions of one module, each compiled when it is first asked for, unless it is kept.

    They take pointers and whole numbers and give a whole number. What they may not do is allocate or raise:
    such code needs numba's runtime; it works, but it is not kept.
    """

    def __init__(self, module: str, sources: Sequence[Path]) -> None:
        """Name the module, which only a compilation imports, and all files that its code comes from."""
        self._module, self._sources = module, sources
        self._contents = _contents(sources)
        self._lock = Lock()
        self._loaded: dict[str, Function] = {}

    def function(self, name: str, arguments: Sequence[Any]) -> Function:
        """Give a function, by its name and the ctypes of its arguments."""
        with self._lock:
            if name not in self._loaded:
                address = self._address(name, arguments)
                self._loaded[name] = CFUNCTYPE(c_int64, *arguments)(address)
            return self._loaded[name]

    def _address(self, name: str, arguments: Sequence[Any]) -> int:
        llvm.initialize_native_target()
        llvm.initialize_native_asmprinter()
        key = self._key(name, arguments)
        file_name = f"{self._module}.{name}-{key.hex()[:16]}.o"
        for folder in self._folders():
            code = _read(folder / file_name, key)
            if code is not None:
                return _load(code)
        compiled = _compiled(self._module, name, arguments)
        _alive.append(compiled)
        code = _object_code(compiled)
        if code is None:
            return int(compiled.address)
        if self._contents == _contents(self._sources):  # else nobody knows what was compiled
            any(_write(folder / file_name, key, code) for folder in self._folders())
        return _load(code)

    def _folders(self) -> Iterator[Path]:
        """Give the folders to keep code in, as numba chooses them: the first that can be written to."""
        asked = os.environ.get(FOLDER)
        yield Path(asked) if asked else self._sources[0].parent / "__pycache__"
        from platformdirs import user_cache_path  # noqa: PLC0415 - seldom needed

        yield user_cache_path("spieltisch")

    def _key(self, name: str, arguments: Sequence[Any]) -> bytes:
        """Give a digest of everything that a function's machine code depends on."""
        kinds = [each is c_int64 for each in arguments]
        facts = (self._module, name, kinds, self._surroundings)
        return hashlib.sha256(repr(facts).encode()).digest()

    @cached_property
    def _surroundings(self) -> tuple[Any, ...]:
        """Name the sources, and what they are compiled with and for."""
        named = [name for name in os.environ if name.startswith("NUMBA_") and name != FOLDER]
        settings = [(name, os.environ[name]) for name in sorted(named)]
        packages = [(name, version(name)) for name in ("numba", "llvmlite", "numpy")]
        machine = (llvm.get_process_triple(), llvm.get_host_cpu_name(), _features())
        files = [Path(__file__).read_bytes(), *self._contents]
        return sys.version, packages, machine, settings, files


def bound_to(sources: Sequence[Path]) -> Callable[[AnyFunction], AnyFunction]:
    """Name a function after all files that its code comes from: by its name numba's cache finds it."""
    digest = hashlib.sha256(repr(_contents(sources)).encode()).hexdigest()[:16]

    def named(function: AnyFunction) -> AnyFunction:
        function.__qualname__ += f"_{digest}"
        return function

    return named


def _contents(files: Sequence[Path]) -> list[bytes]:
    return [file.read_bytes() for file in files]


def _read(file: Path, key: bytes) -> bytes | None:
    """Read kept code; none where there is none, or not what was written for this key."""
    try:
        kept = file.read_bytes()
    except OSError:
        return None
    digest, code = kept[:DIGEST], kept[DIGEST:]
    return code if digest == hashlib.sha256(key + code).digest() else None


def _write(file: Path, key: bytes, code: bytes) -> bool:
    """Keep code, whole or not at all; say whether that was possible."""
    draft = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        draft.write_bytes(hashlib.sha256(key + code).digest() + code)
        draft.replace(file)
    except OSError:
        with suppress(OSError):
            draft.unlink()
        return False
    return True


def _load(code: bytes) -> int:
    """Load an object file; give the address of its function."""
    engine = llvm.create_mcjit_compiler(llvm.parse_assembly(""), _target_machine())
    engine.add_object_file(llvm.ObjectFileRef.from_data(code))
    engine.finalize_object()
    _alive.append(engine)
    return int(engine.get_function_address(ENTRY))


def _features() -> str:
    return str(llvm.get_host_cpu_features().flatten())


def _target_machine() -> Any:
    """Describe this very machine."""
    target = llvm.Target.from_triple(llvm.get_process_triple())
    return target.create_target_machine(
        cpu=llvm.get_host_cpu_name(), features=_features(), opt=3, codemodel="jitdefault", jit=True
    )


def _compiled(module: str, name: str, arguments: Sequence[Any]) -> Any:
    """Let numba compile a function; every argument that is no whole number is a pointer."""
    from numba import cfunc, types  # noqa: PLC0415

    kinds = [types.int64 if each is c_int64 else types.voidptr for each in arguments]
    return cfunc(types.int64(*kinds))(getattr(import_module(module), name))


def _object_code(compiled: Any) -> bytes | None:
    """Make an object file of a compiled function; none where it needs more than itself.

    All but the function itself is made private. Only then may LLVM conclude that nothing is raised and no
    reference counted, and leave out what numba provides for both.
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
