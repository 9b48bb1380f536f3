"""Where compiled code is kept, and what it is bound to, so that it never serves anybody else."""

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
"""The variable that names the folder to keep code in, numba's and ours."""
DIGEST = hashlib.sha256().digest_size


def bound_to(sources: Sequence[Path]) -> Callable[[AnyFunction], AnyFunction]:
    """Name a function after all files that its code comes from: by its name numba's cache finds it."""
    digest = hashlib.sha256(repr(contents(sources)).encode()).hexdigest()[:16]

    def named(function: AnyFunction) -> AnyFunction:
        function.__qualname__ += f"_{digest}"
        return function

    return named


def contents(files: Sequence[Path]) -> list[bytes]:
    """Read files whole."""
    return [file.read_bytes() for file in files]


def surroundings() -> tuple[Any, ...]:
    """Name what code is compiled with and for."""
    named = [name for name in os.environ if name.startswith("NUMBA_") and name != FOLDER]
    settings = [(name, os.environ[name]) for name in sorted(named)]
    packages = [(name, version(name)) for name in ("numba", "llvmlite", "numpy")]
    machine = (llvm.get_process_triple(), llvm.get_host_cpu_name(), features())
    return sys.version, packages, machine, settings


def features() -> str:
    """Name what this processor can do."""
    return str(llvm.get_host_cpu_features().flatten())


def key_of(*facts: object) -> bytes:
    """Give a digest of everything that something kept depends on."""
    return hashlib.sha256(repr(facts).encode()).digest()


def folders(beside: Path) -> Iterator[Path]:
    """Give the folders to keep code in, as numba chooses them: the first that can be written to."""
    asked = os.environ.get(FOLDER)
    yield Path(asked) if asked else beside.parent / "__pycache__"
    from platformdirs import user_cache_path  # noqa: PLC0415 - seldom needed

    yield user_cache_path("spieltisch")


def read(beside: Path, name: str, key: bytes) -> bytes | None:
    """Read what was kept; none where there is nothing, or not what was written for this key."""
    for folder in folders(beside):
        with suppress(OSError):
            kept = (folder / _file_name(name, key)).read_bytes()
            digest, code = kept[:DIGEST], kept[DIGEST:]
            if digest == hashlib.sha256(key + code).digest():
                return code
    return None


def keep(beside: Path, name: str, key: bytes, code: bytes) -> bool:
    """Keep code in the first folder that can be written to; say whether there is one."""
    return any(_write(folder / _file_name(name, key), key, code) for folder in folders(beside))


@contextmanager
def alone(beside: Path, name: str) -> Iterator[None]:
    """Hold a lock of all processes that share this cache, where there are locks and a folder to write."""
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
    """Write a file, whole or not at all; say whether that was possible."""
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
