"""SIGKILL of the worker that runs a table's bots: another worker makes their moves."""

from spieltisch.tables import leases
from tests.load.takeover import taken_over


async def test_the_bots_of_a_killed_worker_are_played_by_another(tmp_path, postgres):
    """How long it takes is measured by benchmarks/server_throughput.py; here it has to happen, and once.

    A dead worker's tables are free after VALID, and others look every EACH: within 3 s.
    """
    await taken_over(tmp_path, postgres.new_database())
    assert leases.VALID + 2 * leases.EACH <= 3.0
