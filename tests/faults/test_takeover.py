"""SIGKILL of the worker that runs a table's bots: another worker makes their moves."""

from spieltisch.tables import leases
from tests.load.takeover import taken_over

WITHIN = 3.0
"""Seconds in which another worker must run the table."""
HASTENED = 2
"""How many heartbeats may come early: workers that find another gone report who is connected to them."""


async def test_the_bots_of_a_killed_worker_are_played_by_another_within_three_seconds(
    tmp_path, postgres
):
    """Time is counted in the other worker's heartbeats: on a busy machine they only become rarer.

    benchmarks/server_throughput.py measures the seconds.
    """
    taken = await taken_over(tmp_path, postgres.new_database())
    assert 1 <= taken.heartbeats <= WITHIN / leases.EACH + HASTENED
    assert leases.VALID + 2 * leases.EACH <= WITHIN
