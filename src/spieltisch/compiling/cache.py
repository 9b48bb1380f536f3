"""Stores compiled code under a key of everything that it depends on, so that stale code is never loaded."""

import hashlib
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from importlib.metadata import version
from pathlib import Path
from typing import Any, TypeVar

import llvmlite.binding as llvm

AnyFunction = TypeVar("AnyFunction", bound=Callable[..., Any])

FOLDER = "NUMBA_CACHE_DIR"
"""The environment variable that names the cache folder, both numba's and ours."""
DIGEST = hashlib.sha256().digest_size


def bound_to(sources: Sequence[Path]) -> Callable[[AnyFunction], AnyFunction]:
    """Add a hash of all source files to a function's name, by which numba's cache finds it."""
    digest = hashlib.sha256(repr(contents(sources)).encode()).hexdigest()[:16]

    def named(function: AnyFunction) -> AnyFunction:
        function.__qualname__ += f"_{digest}"
        return function

    return named


def contents(files: Sequence[Path]) -> list[bytes]:
    """Return the contents of files."""
    return [file.read_bytes() for file in files]


def surroundings() -> tuple[Any, ...]:
    """Describe the compiler, its settings and the machine."""
    named = [name for name in os.environ if name.startswith("NUMBA_") and name != FOLDER]
    settings = [(name, os.environ[name]) for name in sorted(named)]
    packages = [(name, version(name)) for name in ("numba", "llvmlite", "numpy")]
    machine = (llvm.get_process_triple(), llvm.get_host_cpu_name(), features())
    return sys.version, packages, machine, settings


def features() -> str:
    """Return the features of this processor."""
    return str(llvm.get_host_cpu_features().flatten())


def key_of(*facts: object) -> bytes:
    """Return a digest of everything that a cache entry depends on."""
    return hashlib.sha256(repr(facts).encode()).digest()


def folders(beside: Path) -> Iterator[Path]:
    """Yield the possible cache folders in numba's order; the first writable one is used."""
    asked = os.environ.get(FOLDER)
    yield Path(asked) if asked else beside.parent / "__pycache__"
    from platformdirs import user_cache_path  # noqa: PLC0415 - rarely needed

    yield user_cache_path("spieltisch")


def read(beside: Path, name: str, key: bytes) -> bytes | None:
    """Read a cache entry; None if there is none, or if it was not written for this key."""
    for folder in folders(beside):
        with suppress(OSError):
            kept = (folder / _file_name(name, key)).read_bytes()
            digest, code = kept[:DIGEST], kept[DIGEST:]
            if digest == hashlib.sha256(key + code).digest():
                return code
    return None


def keep(beside: Path, name: str, key: bytes, code: bytes) -> bool:
    """Store code in the first writable folder; return whether there is one."""
    return any(_write(folder / _file_name(name, key), key, code) for folder in folders(beside))


@contextmanager
def alone(beside: Path, name: str) -> Iterator[None]:
    """Hold a lock shared by all processes with this cache, if there are locks and a writable folder."""
    with ExitStack() as held:
        with suppress(ImportError):
            import fcntl  # noqa: PLC0415 - not everywhere

            for folder in folders(beside):
                with suppress(OSError):
                    folder.mkdir(parents=True, exist_ok=True)
                    file = held.enter_context((folder / f"{name}.lock").open("ab"))
                    fcntl.flock(file, fcntl.LOCK_EX)
                    break
        yield


def _file_name(name: str, key: bytes) -> str:
    return f"{name}-{key.hex()[:16]}.o"


def _write(file: Path, key: bytes, code: bytes) -> bool:
    """Write a file atomically; return whether that succeeded."""
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
