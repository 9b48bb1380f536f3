"""A worker runs calls in its own process: in order, with their errors, and only while its caller lives."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from contextlib import asynccontextmanager

import pytest
import uvloop

from spieltisch.core.errors import IllegalMove
from spieltisch.workers.worker import Worker, WorkerLost
from tests.server.client import PATIENCE, ROOT


class StubbornError(Exception):
    """An error that cannot be unpickled."""

    def __init__(self, one, two):
        super().__init__(one)
        self.two = two


class Unreadable:
    """A function that can be pickled but not unpickled."""

    def __reduce__(self):
        return int, ("not a number",)

    def __call__(self):
        """Do nothing."""


def refuse():
    raise IllegalMove("not_your_turn", "Wait.", seat=2)


def stumble():
    raise StubbornError(1, 2)


@asynccontextmanager
async def a_worker(niceness=0):
    worker = Worker(niceness)
    try:
        async with asyncio.timeout(PATIENCE):
            yield worker
    finally:
        await worker.close()


async def test_calls_are_done_in_another_process_and_in_their_order():
    async with a_worker() as worker:
        assert await worker.call(os.getpid) not in {os.getpid(), None}
        answers = await asyncio.gather(*(worker.call(divmod, n, 7) for n in range(50)))
        assert answers == [divmod(n, 7) for n in range(50)]
        assert worker.load == 0


async def test_an_error_comes_back_with_the_place_where_it_was_raised():
    async with a_worker() as worker:
        with pytest.raises(ZeroDivisionError) as raised:
            await worker.call(divmod, 1, 0)
        assert "workers/process" in "".join(raised.value.__notes__)
        with pytest.raises(RuntimeError, match="StubbornError"):
            await worker.call(stumble)
        assert await worker.call(max, 1, 2) == 2


async def test_an_error_that_would_end_a_future_is_told_in_words():
    async with a_worker() as worker:
        with pytest.raises(RuntimeError, match="StopIteration"):
            await worker.call(next, iter(()))
        assert await worker.call(max, 1, 2) == 2


async def test_a_refusal_travels_whole():
    async with a_worker() as worker:
        with pytest.raises(IllegalMove, match="not_your_turn: Wait") as raised:
            await worker.call(refuse)
        assert raised.value.details == {"seat": 2}


async def test_a_call_that_cannot_be_read_there_disturbs_no_other():
    async with a_worker() as worker:
        with pytest.raises(ValueError, match="not a number"):
            await worker.call(Unreadable())
        assert await worker.call(max, 1, 2) == 2


async def test_where_no_process_can_begin_a_thread_does_it(monkeypatch):
    monkeypatch.setattr(sys, "executable", "/nowhere/python")
    async with a_worker() as worker:
        assert await worker.call(os.getpid) == os.getpid()
        assert worker.load == 0


async def test_what_prepared_a_lost_process_prepares_the_next():
    async with a_worker() as worker:
        await worker.prepare(os.putenv, "WORKER", "made up")
        with pytest.raises(WorkerLost):
            await worker.call(os._exit, 3)
        assert await worker.call(subprocess.getoutput, "echo $WORKER") == "made up"


async def test_the_folder_where_it_begins_is_not_imported_from(tmp_path, monkeypatch):
    (tmp_path / "pickle.py").write_text("raise SystemExit('a stranger')")
    monkeypatch.chdir(tmp_path)
    async with a_worker() as worker:
        assert await worker.call(max, 1, 2) == 2


async def test_what_is_printed_there_is_no_answer():
    async with a_worker() as worker:
        assert await worker.call(print, "hello") is None
        assert await worker.call(os.write, 1, b"hello") == 5
        assert await worker.call(max, 1, 2) == 2


async def test_a_lost_process_is_told_and_replaced():
    async with a_worker() as worker:
        waiting = asyncio.gather(
            worker.call(os._exit, 3), worker.call(max, 1, 2), return_exceptions=True
        )
        assert [type(each) for each in await waiting] == [WorkerLost, WorkerLost]
        assert await worker.call(max, 1, 2) == 2


async def test_who_asked_and_went_gets_nothing_and_the_next_one_his_own():
    async with a_worker() as worker:
        await worker.call(max, 1, 2)
        gone = asyncio.create_task(worker.call(time.sleep, 0.2))
        await asyncio.sleep(0.05)
        gone.cancel()
        assert await worker.call(max, 3, 4) == 4


async def test_it_ends_at_once_when_it_is_closed():
    worker = Worker()
    number = await worker.call(os.getpid)
    thinking = asyncio.create_task(worker.call(time.sleep, 600))
    await asyncio.sleep(0.05)
    async with asyncio.timeout(PATIENCE):
        await worker.close()
    with pytest.raises(WorkerLost):
        await thinking
    assert not is_alive(number)
    with pytest.raises(WorkerLost):
        await worker.call(os.getpid)
    await worker.close()


@pytest.mark.skipif(sys.platform != "linux", reason="niceness is a thing of Unix")
async def test_it_steps_back():
    async with a_worker(niceness=4) as worker:
        here = os.getpriority(os.PRIO_PROCESS, 0)
        assert await worker.call(os.getpriority, os.PRIO_PROCESS, 0) == min(19, here + 4)


def test_it_does_not_outlive_a_caller_who_is_killed():
    script = (
        "import asyncio, os\n"
        "from spieltisch.workers.worker import Worker\n"
        "async def main():\n"
        "    worker = Worker()\n"
        "    print(await worker.call(os.getpid), flush=True)\n"
        "    await asyncio.sleep(600)\n"
        "asyncio.run(main())\n"
    )
    with subprocess.Popen(
        [sys.executable, "-c", script], stdout=subprocess.PIPE, cwd=ROOT
    ) as caller:
        assert caller.stdout is not None
        number = int(caller.stdout.readline())
        assert is_alive(number)
        caller.send_signal(signal.SIGKILL)
    end = time.monotonic() + PATIENCE
    while is_alive(number) and time.monotonic() < end:
        time.sleep(0.05)
    assert not is_alive(number)


@pytest.mark.parametrize(
    "scene",
    [
        test_calls_are_done_in_another_process_and_in_their_order,
        test_an_error_that_would_end_a_future_is_told_in_words,
        test_a_lost_process_is_told_and_replaced,
        test_who_asked_and_went_gets_nothing_and_the_next_one_his_own,
        test_it_ends_at_once_when_it_is_closed,
    ],
)
def test_it_is_the_same_on_the_loop_that_servers_have(scene):
    uvloop.run(scene())


def test_calls_at_a_process_that_is_just_ending_are_lost_and_no_worse():
    async def scene() -> None:
        async with a_worker() as worker:
            for _ in range(8):
                await worker.call(max, 1, 2)
                ends = asyncio.create_task(worker.call(os._exit, 3))
                found = [await asyncio.gather(worker.call(max, 1, 2), return_exceptions=True)]
                await asyncio.gather(ends, return_exceptions=True)
                assert {type(each) for (each,) in found} <= {int, WorkerLost}

    uvloop.run(scene())


def is_alive(number: int) -> bool:
    """Return whether a process is running, and is not just a zombie."""
    try:
        state = subprocess.run(
            ["ps", "-o", "stat=", "-p", str(number)], capture_output=True, text=True, check=True
        )
    except subprocess.CalledProcessError:
        return False
    return not state.stdout.strip().startswith("Z")
