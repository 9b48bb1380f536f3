"""Threads that share the work of many searches: none is idle while anyone has a part left to begin."""

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import AbstractContextManager, nullcontext
from types import TracebackType
from typing import Any, Generic, TypeVar

Part = TypeVar("Part")
Result = TypeVar("Result")


class Job(Generic[Result]):
    """Work that a thread of the pool does, or the thread that waits for it."""

    def __init__(self, work: Callable[[], Result], pool: ThreadPoolExecutor | None) -> None:
        """Hand the work to the pool, if there is one."""
        self._work = work
        self._future: Future[Result] = Future() if pool is None else pool.submit(work)

    def is_done(self) -> bool:
        """Return whether the result is there."""
        return self._future.done()

    def help(self) -> None:
        """Do the work here, unless a thread has begun it."""
        if self._future.cancel():
            self._future = Future()
            self._future.set_result(self._work())

    def result(self) -> Result:
        """Wait for the result."""
        return self._future.result()

    def cancel(self) -> None:
        """Do not begin the work any more."""
        self._future.cancel()


class Threads:
    """A bounded number of threads for any number of searches at the same time.

    A search that waits for its parts does those that nobody has begun. So it may itself run in one of these
    threads: it never waits for a part that needs its own thread.
    """

    def __init__(self, many: int, *, with_caller: bool = True) -> None:
        """Take the number of threads, and whether the calling thread is one of them."""
        self.many = many
        extra = many - 1 if with_caller else many
        self._pool = ThreadPoolExecutor(extra) if extra else None
        self.is_stopped = False
        """Whether the searches that still run should end."""

    def submit(self, work: Callable[..., Result], *arguments: Any) -> Job[Result]:
        """Hand over some work."""
        return Job(lambda: work(*arguments), self._pool)

    def map(self, work: Callable[[Part], Result], parts: Sequence[Part]) -> Iterator[Result]:
        """Yield the result of each part in order, and do parts here while waiting."""
        jobs = [self.submit(work, part) for part in parts]
        left = deque(jobs)
        try:
            for job in jobs:
                while left and not job.is_done():
                    left.popleft().help()
                yield job.result()
        finally:
            for job in jobs:
                job.cancel()

    def stop(self) -> None:
        """End the searches that run, and begin no other."""
        self.is_stopped = True
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)

    def __enter__(self) -> "Threads":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if kind is not None:
            self.stop()
        if self._pool is not None:
            self._pool.shutdown()


def threads_of(threads: int | Threads) -> AbstractContextManager[Threads]:
    """Return threads that are shared with other searches, or start some for this one."""
    return Threads(threads) if isinstance(threads, int) else nullcontext(threads)
